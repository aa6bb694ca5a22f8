import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PublishedObject } from '../../src/publish/published-object.ts';

export function s3Object(path: string, text: string, { hasBrotli = false } = {}): PublishedObject {
  const gzip = new Uint8Array(gzipSync(text));
  return {
    path,
    contentType: 'application/json; charset=utf-8',
    sha256: createHash('sha256').update(text).digest('hex'),
    size: Buffer.byteLength(text),
    load: async () => (hasBrotli ? { gzip, brotli: new Uint8Array(brotliCompressSync(text)) } : { gzip }),
  };
}

export function s3Chapters(edition: string, count: number): PublishedObject[] {
  return Array.from({ length: count }, (_, at) =>
    s3Object(`/api/${edition}/GEN/${at + 1}.json`, `{"edition":"${edition}","chapter":${at + 1}}`),
  );
}
