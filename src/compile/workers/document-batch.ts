import { joinBytes } from '../../lib/join-bytes.ts';
import { brotliBody, type StoredDocument } from '../../library/stored-document.ts';

const hashLength = 32;

export interface DocumentBatch {
  readonly paths: readonly string[];
  readonly hashes: Uint8Array<ArrayBuffer>;
  readonly bodies: Uint8Array<ArrayBuffer>;
  readonly lengths: readonly number[];
}

export function batchDocuments(documents: readonly (readonly [string, StoredDocument])[]): DocumentBatch {
  return {
    paths: documents.map(([path]) => path),
    hashes: joinBytes(documents.map(([, { hash }]) => hash)),
    bodies: joinBytes(documents.map(([, { gzip }]) => gzip)),
    lengths: documents.map(([, { gzip }]) => gzip.length),
  };
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

export interface BrotliBatch {
  readonly bodies: Uint8Array<ArrayBuffer>;
  readonly lengths: readonly number[];
}

export function batchBrotli(batch: DocumentBatch): BrotliBatch {
  const bodies = Array.from(unbatchDocuments(batch), ([, { gzip }]) =>
    brotliBody(Bun.gunzipSync(gzip as Uint8Array<ArrayBuffer>)),
  );
  return { bodies: joinBytes(bodies), lengths: bodies.map(({ length }) => length) };
}

export function* unbatchBrotli({ bodies, lengths }: BrotliBatch): Iterable<Uint8Array> {
  let offset = 0;
  for (const length of lengths) {
    yield bodies.subarray(offset, offset + length);
    offset += length;
  }
}
