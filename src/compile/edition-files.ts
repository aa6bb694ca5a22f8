import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type UnzipOptions, unzipSync } from 'fflate';
import { UserError } from '../lib/user-error.ts';
import type { EditionFolder } from './find-editions.ts';

/** The files of an edition, in a folder or in a zip; names are relative to it, with `/`. */
export interface EditionFiles {
  /** Sorted names: those that match one of the globs, or without globs those at the top. */
  names(globs?: readonly string[]): readonly string[];
  /** @throws when the file cannot be read (ENOENT, EACCES, a damaged zip, ...). */
  read(name: string): Uint8Array<ArrayBuffer>;
  /** The name as shown to people: relative to the content folder. */
  shown(name: string): string;
}

/** The largest file that is taken out of a zip, in bytes: what claims more is no source but an attack. */
const largestUnzipped = 512 * 1024 * 1024;

export function folderFiles({ path, shown }: EditionFolder): EditionFiles {
  // A plan of the edition asks several times, and means the folder at one time
  let top: string[] | undefined;
  const topNames = () =>
    readdirSync(path)
      .filter((name) => isFile(join(path, name)))
      .sort();
  return {
    names: (globs) => {
      if (!globs) {
        top ??= topNames();
        return top;
      }
      const scan = (glob: string) => [...new Bun.Glob(glob).scanSync({ cwd: path, followSymlinks: true })];
      return [...new Set(globs.flatMap(scan).map((name) => name.replaceAll('\\', '/')))].sort();
    },
    read: (name) => new Uint8Array(readFileSync(join(path, name)).buffer as ArrayBuffer),
    shown: (name) => (shown === '.' ? name : `${shown}/${name}`),
  };
}

/** The files in a zip that lies in an edition's folder. A zip that holds only folders has no top: all are named. */
export function zipFiles(folder: EditionFiles, zip: string): EditionFiles {
  const bytes = folder.read(zip);
  const all: string[] = [];
  unzip(bytes, { filter: ({ name }) => all.push(name) < 0 });
  const files = all.filter((name) => !name.endsWith('/')).sort();
  const top = files.filter((name) => !name.includes('/'));
  return {
    names: (globs) => {
      if (globs) return files.filter((name) => globs.some((glob) => new Bun.Glob(glob).match(name)));
      return top.length > 0 ? top : files;
    },
    read: (name) => {
      const wanted = unzip(bytes, {
        filter: (file) => file.name === name && file.originalSize <= largestUnzipped,
      });
      if (!wanted[name])
        throw new UserError(`${zip} has no ${name} of less than 512 MB. Unpack it and split the file.`);
      return wanted[name];
    },
    shown: (name) => folder.shown(`${zip}/${name}`),
  };
}

/** @throws UserError for what is not a zip, or damaged. */
function unzip(bytes: Uint8Array, options: UnzipOptions) {
  try {
    return unzipSync(bytes, options);
  } catch (error) {
    // fflate numbers its errors
    if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'number') throw error;
    throw new UserError(`it is not a zip, or is damaged (${error.message}). Pack it again.`, {
      cause: error,
    });
  }
}

/** A link that leads nowhere, or to itself, counts as a file, so that it is told of when it is read. */
function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? true;
  } catch {
    return true;
  }
}
