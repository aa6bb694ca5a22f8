import { joinBytes } from '../lib/join-bytes.ts';
import { brotliBody } from './brotli-body.ts';
import { type DocumentBatch, unbatchDocuments } from './document-batch.ts';

/** The brotli bodies of a batch's documents, in one buffer. */
export interface BrotliBatch {
  readonly bodies: Uint8Array<ArrayBuffer>;
  /** Bytes of each body. */
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
