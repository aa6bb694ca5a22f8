import { closeSync, futimesSync, openSync, writeSync } from 'node:fs';
import type { PublishedBodies } from '../../release/published-object.ts';
import { publishedFiles, type SiblingCoding } from './published-files.ts';

/** An object that is to become files, in a folder that is there. */
export interface WriteTask {
  /** The plain file. */
  readonly file: string;
  /** Modification time of all its files. */
  readonly seconds: number;
  readonly bodies: PublishedBodies;
  readonly siblings: ReadonlySet<SiblingCoding>;
}

/** @returns the bytes of the files. @throws what the operating system says. */
export function writeObject({ file, seconds, bodies, siblings }: WriteTask): number {
  let bytes = 0;
  for (const [suffix, content] of publishedFiles(bodies, siblings)) {
    writeFile(file + suffix, content, seconds);
    bytes += content.length;
  }
  return bytes;
}

function writeFile(file: string, content: Uint8Array, seconds: number): void {
  const descriptor = openSync(file, 'w', 0o644);
  try {
    for (let at = 0; at < content.length; ) at += writeSync(descriptor, content, at);
    futimesSync(descriptor, seconds, seconds);
  } finally {
    closeSync(descriptor);
  }
}
