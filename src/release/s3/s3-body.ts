import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { brotliBody } from '../../compile/brotli-body.ts';
import type { PublishedBodies } from '../published-object.ts';

/** The one coding in which the objects of a store lie. */
export type S3Encoding = 'gzip' | 'br' | 'identity';

/** A body as it is put. Brotli is made here where the library has none: about 1 ms a kilobyte. */
export function s3Body(bodies: PublishedBodies, encoding: S3Encoding): Uint8Array {
  if (encoding === 'gzip') return bodies.gzip;
  if (encoding === 'br' && bodies.brotli) return bodies.brotli;
  const identity = gunzipSync(bodies.gzip);
  return encoding === 'br' ? brotliBody(identity) : identity;
}

/** No file that a publication reads comes near it; what does is no such file, or made to fill the memory. */
const maxOutputLength = 1 << 30;

/**
 * A body as it was before it was coded.
 * @throws when it is not what its Content-Encoding says.
 */
export function decodeS3Body(body: Uint8Array, contentEncoding = ''): Uint8Array {
  // Some stores and the proxies before them decode gzip on the way and leave the header standing
  const isGzip = body[0] === 0x1f && body[1] === 0x8b;
  if (contentEncoding.includes('gzip') && isGzip) return gunzipSync(body, { maxOutputLength });
  if (contentEncoding.includes('br')) return brotliDecompressSync(body, { maxOutputLength });
  return body;
}
