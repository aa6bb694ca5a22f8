import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import { UnsoundObject } from './unsound-object.ts';

const decoders: Readonly<
  Record<string, (body: Uint8Array, limit: { maxOutputLength: number }) => Uint8Array>
> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
  /** As in a zip. */
  'deflate-raw': inflateRawSync,
};

/**
 * A body out of its content coding (RFC 9110, 8.4.1); '' and 'identity' are none.
 * @throws UnsoundObject when it is damaged, of an unknown coding, or grows beyond `maxBytes`.
 */
export function decodeBody(body: Uint8Array, coding: string, maxBytes: number): Uint8Array {
  if (coding === '' || coding === 'identity') {
    if (body.length > maxBytes) throw tooLarge(maxBytes);
    return body;
  }
  const decode = Object.hasOwn(decoders, coding) ? decoders[coding] : undefined;
  if (!decode)
    throw new UnsoundObject(`has the content coding ${JSON.stringify(coding)}, which is not known`);
  let decoded: Uint8Array;
  try {
    // zlib takes 0 for no limit
    decoded = decode(body, { maxOutputLength: maxBytes + 1 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(maxBytes);
    throw new UnsoundObject(`does not decompress (${(error as Error).message})`);
  }
  if (decoded.length > maxBytes) throw tooLarge(maxBytes);
  return decoded;
}

export function tooLarge(maxBytes: number): UnsoundObject {
  return new UnsoundObject(
    `is larger than the ${maxBytes.toLocaleString('en')} bytes it should have at most`,
  );
}
