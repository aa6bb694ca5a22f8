import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditionMetadata } from '../model/edition-metadata.ts';
import { compilerFingerprint } from './compiler-fingerprint.ts';
import type { EditionFolder } from './find-editions.ts';

export interface SourceFile {
  /** As shown to people: relative to the content folder. */
  readonly file: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface EditionSources {
  readonly files: readonly SourceFile[];
  /**
   * Hash over the compiler, the metadata and the sources with their names. The metadata is what the documents
   * are made with, not its file as it is by now: it may have been edited since it was read.
   */
  readonly fingerprint: string;
}

/** Reads an edition's files. @throws when one cannot be read (ENOENT, EACCES, ...). */
export function readSources(
  folder: EditionFolder,
  names: readonly string[],
  metadata: EditionMetadata | undefined,
): EditionSources {
  const hasher = new Bun.CryptoHasher('sha256').update(compilerFingerprint());
  hasher.update(JSON.stringify(metadata ?? null));
  const read = (name: string) => {
    const { buffer } = readFileSync(join(folder.path, name));
    const bytes = new Uint8Array(buffer as ArrayBuffer);
    hasher.update(`\0${folder.shown}/${name}\0${bytes.length}\0`).update(bytes);
    return { file: folder.shown === '.' ? name : `${folder.shown}/${name}`, bytes };
  };
  const files = names.map(read);
  return { files, fingerprint: hasher.digest('hex') };
}
