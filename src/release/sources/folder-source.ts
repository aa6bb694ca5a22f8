import { readdirSync } from 'node:fs';
import { readFile as readBytes, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { links } from '../../documents/links.ts';
import { reasonOf } from '../../lib/system-fault.ts';
import { CorruptObjectError } from '../release-error.ts';
import { type FoundObject, placeOfManifest, type ReleaseSource } from '../release-source.ts';
import { tooLarge } from '../untrusted-bytes.ts';

export function openFolderSource(place: string): ReleaseSource {
  const { base, manifestPath, isOlderRelease } = placeOfManifest(place.split(sep).join('/'));
  const directory = base === '' ? (place.startsWith(sep) ? sep : '.') : base;
  return {
    name: place,
    manifestPath,
    hasDocuments: !isOlderRelease,
    read: (path, maxBytes) => readFile(join(directory, path), maxBytes),
    paths: () => listPaths(directory),
    close: async () => undefined,
  };
}

export function openManifestSource(file: string): ReleaseSource {
  return {
    name: file,
    manifestPath: links.manifest,
    hasDocuments: false,
    read: async (path, maxBytes) => (path === links.manifest ? readFile(file, maxBytes) : undefined),
    close: async () => undefined,
  };
}

async function readFile(file: string, maxBytes: number): Promise<FoundObject | undefined> {
  try {
    const status = await stat(file);
    // Opening a pipe would wait for a writer
    if (!status.isFile()) throw new CorruptObjectError('is not a file');
    if (status.size > maxBytes) throw tooLarge(maxBytes);
    return { bytes: await readBytes(file) };
  } catch (error) {
    if (error instanceof CorruptObjectError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new CorruptObjectError(`cannot be read (${reasonOf(error)})`);
  }
}

function listPaths(directory: string): ReadonlySet<string> {
  const entries = readdirSync(join(directory, 'api'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  const from = directory.replace(/\/+$/, '').length;
  return new Set(
    files.map(({ parentPath, name }) => join(parentPath, name).slice(from).split(sep).join('/')),
  );
}
