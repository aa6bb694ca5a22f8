import { readdirSync, readFileSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { isClutter } from '../lib/clutter.ts';
import type { EditionFolder } from './find-editions.ts';

/** The files of an edition, in a folder or in a zip; names are relative to it, with `/`. */
export interface EditionFiles {
  /** Sorted names, without clutter: those that match one of the globs, or without globs those at the top. */
  names(globs?: readonly string[]): readonly string[];
  /** @throws when the file cannot be read (ENOENT, EACCES, a damaged zip, ...). */
  read(name: string): Uint8Array<ArrayBuffer>;
  /** The first bytes of a file, so many at most. Rejects when the file cannot be read. */
  head(name: string, mostBytes: number): Promise<Uint8Array>;
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
      .filter((name) => !isClutter(name) && isFile(join(path, name)))
      .sort();
  return {
    names: (globs) => {
      if (!globs) {
        top ??= topNames();
        return top;
      }
      const scan = (glob: string) => [...new Bun.Glob(glob).scanSync({ cwd: path, followSymlinks: true })];
      const names = new Set(globs.flatMap(scan).map((name) => name.replaceAll('\\', '/')));
      return [...names].filter((name) => !isClutter(name)).sort();
    },
    read: (name) => new Uint8Array(readFileSync(join(path, name)).buffer as ArrayBuffer),
    head: async (name, mostBytes) => {
      if (!statSync(join(path, name)).isFile()) throw new Error(`${name} is not a file`);
      const file = await open(join(path, name));
      try {
        const { buffer, bytesRead } = await file.read({ buffer: new Uint8Array(mostBytes), position: 0 });
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    shown: (name) => (shown === '.' ? name || shown : name === '' ? shown : `${shown}/${name}`),
  };
}

/** The files in a zip that lies in an edition's folder. A zip that holds only folders has no top: all are named. */
export function zipFiles(folder: EditionFiles, zip: string): EditionFiles {
  const bytes = folder.read(zip);
  const all: string[] = [];
  unzipSync(bytes, { filter: ({ name }) => all.push(name) < 0 });
  const files = all.filter((name) => !name.endsWith('/') && !isClutter(name)).sort();
  const top = files.filter((name) => !name.includes('/'));
  const read = (name: string) => {
    const wanted = unzipSync(bytes, {
      filter: (file) => file.name === name && file.originalSize <= largestUnzipped,
    });
    if (!wanted[name]) throw new Error(`${zip} holds no ${name} of less than 512 MB`);
    return wanted[name];
  };
  return {
    names: (globs) => {
      if (globs) return files.filter((name) => globs.some((glob) => new Bun.Glob(glob).match(name)));
      return top.length > 0 ? top : files;
    },
    read,
    head: async (name, mostBytes) => read(name).subarray(0, mostBytes),
    shown: (name) => folder.shown(`${zip}/${name}`),
  };
}

/** A link that leads nowhere, or to itself, counts as a file, so that it is told of when it is read. */
function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? true;
  } catch {
    return true;
  }
}
