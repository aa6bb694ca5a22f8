import type { StoredDocument } from '../library/stored-document.ts';

const hashLength = 32;

/** Many stored documents in two buffers, so that a worker hands them over without copying. */
export interface DocumentBatch {
  readonly paths: readonly string[];
  /** 32 bytes a document. */
  readonly hashes: Uint8Array<ArrayBuffer>;
  readonly bodies: Uint8Array<ArrayBuffer>;
  /** Bytes of each body. */
  readonly lengths: readonly number[];
}

export function batchDocuments(documents: readonly (readonly [string, StoredDocument])[]): DocumentBatch {
  const lengths = documents.map(([, { gzip }]) => gzip.length);
  const hashes = new Uint8Array(documents.length * hashLength);
  const bodies = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0));
  let offset = 0;
  documents.forEach(([, { hash, gzip }], index) => {
    hashes.set(hash, index * hashLength);
    bodies.set(gzip, offset);
    offset += gzip.length;
  });
  return { paths: documents.map(([path]) => path), hashes, bodies, lengths };
}

export function* unbatchDocuments({
  paths,
  hashes,
  bodies,
  lengths,
}: DocumentBatch): Iterable<[string, StoredDocument]> {
  let offset = 0;
  for (const [index, path] of paths.entries()) {
    const end = offset + lengths[index]!;
    const hash = hashes.subarray(index * hashLength, (index + 1) * hashLength);
    yield [path, { hash, gzip: bodies.subarray(offset, end) }];
    offset = end;
  }
}
