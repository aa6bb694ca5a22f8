import { closeSync, futimesSync, openSync } from 'node:fs';
import { writeFully } from '../../lib/staged-file.ts';
import { brotliOf, type PublishedBodies, type SiblingCoding, siblingSuffixes } from '../published-object.ts';

/** An object to write as files, into a folder that exists. */
export interface WriteTask {
  /** The plain file. */
  readonly file: string;
  /** Modification time of all its files. */
  readonly seconds: number;
  readonly bodies: PublishedBodies;
  readonly siblings: ReadonlySet<SiblingCoding>;
}

/** Writes the plain file and its siblings. @returns the bytes of all of them. @throws what the file system says. */
export function writeObject({ file, seconds, bodies, siblings }: WriteTask): number {
  let bytes = 0;
  for (const [suffix, content] of filesOf(bodies, siblings)) {
    writeFile(file + suffix, content, seconds);
    bytes += content.length;
  }
  return bytes;
}

/** The plain file comes last. */
function* filesOf(
  bodies: PublishedBodies,
  siblings: ReadonlySet<SiblingCoding>,
): Iterable<readonly [suffix: string, content: Uint8Array<ArrayBuffer>]> {
  const plain = Bun.gunzipSync(bodies.gzip, { library: 'libdeflate' });
  if (siblings.has('gzip')) yield [siblingSuffixes.gzip, bodies.gzip];
  if (siblings.has('br')) yield [siblingSuffixes.br, brotliOf(bodies, plain)];
  yield ['', plain];
}

function writeFile(file: string, content: Uint8Array, seconds: number): void {
  const descriptor = openSync(file, 'w', 0o644);
  try {
    writeFully(descriptor, content);
    futimesSync(descriptor, seconds, seconds);
  } finally {
    closeSync(descriptor);
  }
}

/** What a writing thread is sent: many tasks at once, as a message takes as long as writing a small file. */
export type WriteRequest = readonly WriteTask[];

/** One result for each task. */
export type WriteResponse = readonly WriteResult[];

/** A message does not carry all members of a file system's error. */
export type WriteResult =
  | { readonly bytes: number }
  | { readonly code: string | undefined; readonly message: string; readonly path: string | undefined };
