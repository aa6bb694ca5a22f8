import { join } from 'node:path';
import { isLibrary } from '../../src/library/library.ts';

/** The folder of the repository. */
export const project = join(import.meta.dir, '../..');

/** The command line of this project, to be run by Bun. */
export const commandLine = join(project, 'src/cli/index.ts');

/** What the benchmarks make and keep between runs. */
export const benchCache = join(project, '.cache/bench');

const starterLibrary = join(project, '.cache/starter/library');

/** The directory of a library, the starter's if none is given. @throws Error where there is none. */
export function libraryDirectory(given: string = starterLibrary): string {
  if (isLibrary(given)) return given;
  throw new Error(`There is no library in ${given}. The first \`npm start\` makes the starter library.`);
}
