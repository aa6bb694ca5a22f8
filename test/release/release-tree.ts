import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Library } from '../../src/library/library.ts';
import { newFolder } from '../new-folder.ts';
import { writeFiles } from '../write-files.ts';

export type ReleaseTree = Map<string, Uint8Array<ArrayBuffer>>;

export function releaseTree(library: Library): ReleaseTree {
  const bytesOf = (path: string) => Bun.gunzipSync(new Uint8Array(library.get(path)!.gzip));
  return new Map(library.paths().map((path) => [path, bytesOf(path)]));
}

export function writtenTree(tree: ReadonlyMap<string, Uint8Array>): string {
  const folder = newFolder();
  writeFiles(folder, Object.fromEntries([...tree].map(([path, bytes]) => [join('.', path), bytes])));
  return folder;
}

export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
