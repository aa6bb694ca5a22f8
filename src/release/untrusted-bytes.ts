import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import type { z } from 'zod';
import { dataFault } from '../lib/system-fault.ts';
import { CorruptObjectError } from './release-error.ts';

const mebibyte = 1024 * 1024;

/** Maximum decoded sizes of files of a release, in bytes: their source is untrusted. */
export const readLimits = {
  /** A manifest takes about 150 bytes per document: 400,000 of them in one edition. */
  manifest: 64 * mebibyte,
  note: mebibyte,
  signature: 1024,
  /** The largest complete downloads have about 30 MB. */
  document: 512 * mebibyte,
} as const;

type Decode = (body: Uint8Array, limit: { maxOutputLength: number }) => Uint8Array;

const decoders: Readonly<Record<string, Decode>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
  /** Not a content coding, but used in zip files. */
  'deflate-raw': inflateRawSync,
};

/**
 * Decodes a body from its content coding (RFC 9110, 8.4.1); '' and 'identity' mean none.
 * @throws CorruptObjectError if the body is damaged, has an unknown coding, or exceeds `maxBytes`.
 */
export function decodeBody(body: Uint8Array, coding: string, maxBytes: number): Uint8Array {
  if (coding === '' || coding === 'identity') {
    if (body.length > maxBytes) throw tooLarge(maxBytes);
    return body;
  }
  const decode = Object.hasOwn(decoders, coding) ? decoders[coding] : undefined;
  if (!decode) throw new CorruptObjectError(`has the unknown content coding ${JSON.stringify(coding)}`);
  let decoded: Uint8Array;
  try {
    // zlib interprets 0 as "no limit"
    decoded = decode(body, { maxOutputLength: maxBytes + 1 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(maxBytes);
    throw new CorruptObjectError(`cannot be decompressed (${dataFault(error)})`);
  }
  if (decoded.length > maxBytes) throw tooLarge(maxBytes);
  return decoded;
}

export function tooLarge(maxBytes: number): CorruptObjectError {
  return new CorruptObjectError(`is larger than the limit of ${maxBytes.toLocaleString('en')} bytes`);
}

/** Parses JSON and checks it against a schema. @throws CorruptObjectError that names the first invalid member. */
export function parseJson<Schema extends z.ZodType>(bytes: Uint8Array, schema: Schema): z.infer<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    const isPage = /^\s*</.test(Buffer.from(bytes.subarray(0, 64)).toString('latin1'));
    throw new CorruptObjectError(isPage ? 'is a web page, not JSON' : 'is not JSON');
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0]!;
  const member = path.map(String).join('.').slice(0, 100);
  throw new CorruptObjectError(`is not valid${member === '' ? '' : ` at ${member}`}: ${message}`);
}
