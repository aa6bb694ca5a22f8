import { brotliCompressSync, constants } from 'node:zlib';

/** Above so many bytes the best quality takes over ten seconds a body, to save a tenth of it (bench/codings.ts). */
const longBody = 2_000_000;

/** The body as small as brotli makes it in reasonable time: about 1 ms a kilobyte of a chapter. */
export function brotliBody(body: Uint8Array, quality = body.length > longBody ? 9 : 11): Uint8Array {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotliCompressSync(body, { params });
}
