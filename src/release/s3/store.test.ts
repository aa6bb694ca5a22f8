import { describe, expect, test } from 'bun:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { decodeS3Body } from './store.ts';

const text = Buffer.from(JSON.stringify({ chapter: 'In the beginning '.repeat(50) }));
const gzip = new Uint8Array(gzipSync(text));
const brotli = new Uint8Array(brotliCompressSync(text));

describe('a body that was read', () => {
  test.each([
    ['gzip', gzip],
    ['br', brotli],
    ['identity', text],
    [undefined, text],
    ['aws-chunked,gzip', gzip],
  ])('under Content-Encoding %p is decoded', (contentEncoding, body) => {
    expect(Buffer.from(decodeS3Body(body, contentEncoding))).toEqual(text);
  });

  test('is returned unchanged if the store decoded it but kept the header', () => {
    expect(Buffer.from(decodeS3Body(text, 'gzip'))).toEqual(text);
  });

  test('that is cut short is an error', () => {
    expect(() => decodeS3Body(gzip.subarray(0, gzip.length - 9), 'gzip')).toThrow();
    expect(() => decodeS3Body(brotli.subarray(0, brotli.length - 9), 'br')).toThrow();
  });
});
