import { closeSync, futimesSync, openSync } from 'node:fs';
import { writeFully } from '../../lib/staged-file.ts';
import { type SentError, sendError } from '../../lib/thread-errors.ts';
import { type PublishedBodies, type SiblingCoding, siblingFiles } from '../published-object.ts';

export interface WriteTask {
  readonly file: string;
  readonly seconds: number;
  readonly bodies: PublishedBodies;
  readonly siblings: ReadonlySet<SiblingCoding>;
}

/** Writes the siblings, then the plain file. @returns the bytes of all of them. @throws errors of the file system. */
export function writeObject({ file, seconds, bodies, siblings }: WriteTask): number {
  let bytes = 0;
  const write = (suffix: string, content: Uint8Array) => {
    writeFile(file + suffix, content, seconds);
    bytes += content.length;
  };
  for (const [suffix, content] of siblingFiles(bodies, siblings)) write(suffix, content);
  write('', Bun.gunzipSync(bodies.gzip, { library: 'libdeflate' }));
  return bytes;
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

export type WriteResult = { readonly bytes: number } | { readonly error: SentError };

/**
 * Writes many objects per call, because a message to a thread takes as long as writing a small file. @returns
 * one result per task.
 */
export function writeObjects(tasks: readonly WriteTask[]): readonly WriteResult[] {
  return tasks.map((task) => {
    try {
      return { bytes: writeObject(task) };
    } catch (error) {
      return { error: sendError(error) };
    }
  });
}
