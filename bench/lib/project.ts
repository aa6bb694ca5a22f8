import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isLibrary } from '../../src/library/library.ts';

export const project = join(import.meta.dir, '../..');

export const commandLine = join(project, 'src/cli/index.ts');

export const benchCache = join(project, '.cache/bench');

const starterLibrary = join(project, '.cache/starter/library');

export function libraryDirectory(given: string = starterLibrary): string {
  if (isLibrary(given)) return given;
  throw new Error(`There is no library in ${given}. The first \`npm start\` makes the starter library.`);
}

/** Makes a folder in `.cache/bench` unless it exists. It appears when it is complete. */
export async function makeOnce(folder: string, fill: (unfinished: string) => unknown): Promise<string> {
  if (existsSync(folder)) return folder;
  console.error(`Making ${folder}`);
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  await fill(unfinished);
  renameSync(unfinished, folder);
  return folder;
}
