import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isClutter } from '../lib/clutter.ts';
import { ConfinedFolder } from '../lib/confined-folder.ts';
import { writeFully } from '../lib/staged-file.ts';
import { openZip, type Zip, ZipError } from '../lib/zip.ts';
import { FetchError } from '../net/network-fault.ts';

export interface UnpackedFiles {
  readonly hashes: ReadonlyMap<string, string>;
  readonly bytes: number;
}

export type ArchiveLayout = (names: readonly string[]) => ReadonlyMap<string, string>;

const innerArchive = /\.(zip|7z|rar|gz|tgz|bz2|xz|zst|tar)$/i;

/** @throws FetchError if the archive is damaged, unsafe or beyond the limits. */
export async function unpackArchive(
  archive: string,
  folder: string,
  layOut: ArchiveLayout,
): Promise<UnpackedFiles> {
  try {
    const zip = await openZip(new ConfinedFolder(dirname(archive)).bytesOf(basename(archive)));
    return await unpackFiles(zip, folder, layOut);
  } catch (error) {
    throw error instanceof ZipError ? new FetchError(error.message) : error;
  }
}

async function unpackFiles(zip: Zip, folder: string, layOut: ArchiveLayout): Promise<UnpackedFiles> {
  const layout = layOut([...zip.files.keys()]);
  const inner = [...layout.keys()].find((name) => innerArchive.test(name));
  if (inner !== undefined) {
    const advice = 'is an archive in the archive; unpack it and add its contents';
    throw new FetchError(`The archive was refused: ${JSON.stringify(inner)} ${advice}.`);
  }
  const hashes = new Map<string, string>();
  let bytes = 0;
  for (const [name, size] of zip.files) {
    const path = layout.get(name);
    if (path === undefined) continue;
    hashes.set(path, await unpackFile(zip, name, join(folder, path)));
    bytes += size;
  }
  return { hashes, bytes };
}

async function unpackFile(zip: Zip, name: string, path: string): Promise<string> {
  mkdirSync(dirname(path), { recursive: true });
  // Fails if the file exists, so that an archive never overwrites anything
  const fd = openSync(path, 'wx');
  const hash = createHash('sha256');
  try {
    await zip.unpack(name, (bytes) => {
      hash.update(bytes);
      writeFully(fd, bytes);
    });
    return hash.digest('hex');
  } finally {
    closeSync(fd);
  }
}

export const wholeArchive: ArchiveLayout = (names) => {
  const wanted = names.filter((name) => !isClutter(name));
  const root = commonFolder(wanted);
  return new Map(wanted.map((name) => [name, name.slice(root.length)]));
};

function commonFolder(names: readonly string[]): string {
  const folderOf = (name: string) => name.slice(0, name.lastIndexOf('/') + 1);
  let common = folderOf(names[0] ?? '');
  for (const name of names) while (!name.startsWith(common)) common = folderOf(common.slice(0, -1));
  return common;
}
