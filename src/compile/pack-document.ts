import type { StoredDocument } from '../library/stored-document.ts';
import { brotliBody } from './brotli-body.ts';

/** Level 6 of libdeflate is within 4 % of the smallest and five times as quick (bench/compile.ts). */
const gzipOptions = { library: 'libdeflate', level: 6 } as const;

/** A document's body as the library stores it. */
export function packDocument(
  body: string | Uint8Array<ArrayBuffer>,
  { withBrotli = false } = {},
): StoredDocument {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const hash = new Bun.CryptoHasher('sha256').update(bytes).digest();
  const gzip = Bun.gzipSync(bytes, gzipOptions);
  return withBrotli ? { hash, gzip, brotli: brotliBody(bytes) } : { hash, gzip };
}
