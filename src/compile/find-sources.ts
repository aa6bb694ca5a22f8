import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const usfm = /\.(usfm|sfm)$/i;
const laterFormats = /\.(usx|xml|zip)$/i;

export interface FoundSources {
  /** Names relative to the folder, sorted. */
  readonly names: readonly string[];
  /** Files in a source format that is not read yet. */
  readonly unreadable: readonly string[];
}

/** The source files of an edition folder: those its metadata names by globs, else all in it. */
export function findSources(folder: string, globs: readonly string[] | undefined): FoundSources {
  const names = globs
    ? [
        ...new Set(
          globs.flatMap((glob) => [...new Bun.Glob(glob).scanSync({ cwd: folder, followSymlinks: true })]),
        ),
      ]
    : readdirSync(folder).filter((name) => isFile(join(folder, name)));
  const sorted = names.map((name) => name.replaceAll('\\', '/')).sort();
  return {
    names: sorted.filter((name) => usfm.test(name)),
    unreadable: sorted.filter((name) => laterFormats.test(name)),
  };
}

/** A link that leads nowhere counts as a file, so that it is told of when it is read. */
function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? true;
}
