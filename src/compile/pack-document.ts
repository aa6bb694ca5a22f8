import { gzipDocument, type StoredDocument } from '../library/stored-document.ts';
import { brotliBody } from './brotli-body.ts';

/** A document's body as the library stores it. */
export function packDocument(
  body: string | Uint8Array<ArrayBuffer>,
  { withBrotli = false } = {},
): StoredDocument {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const document = gzipDocument(bytes);
  return withBrotli ? { ...document, brotli: brotliBody(bytes) } : document;
}
