import { describe, expect, test } from 'bun:test';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { decodeS3Body, s3Body } from './s3-body.ts';

const text = Buffer.from(JSON.stringify({ chapter: 'In the beginning '.repeat(50) }));
const gzip = new Uint8Array(gzipSync(text));
const brotli = new Uint8Array(brotliCompressSync(text));

describe('the body of an object', () => {
  test('is the one of the library where it has that coding', () => {
    expect(s3Body({ gzip, brotli }, 'gzip')).toBe(gzip);
    expect(s3Body({ gzip, brotli }, 'br')).toBe(brotli);
  });

  test('is brotli made of the gzip body where the library has none, the same each time', () => {
    const made = s3Body({ gzip }, 'br');
    expect(brotliDecompressSync(made)).toEqual(text);
    expect(s3Body({ gzip }, 'br')).toEqual(made);
  });

  test('is the JSON itself without a coding', () => {
    expect(Buffer.from(s3Body({ gzip, brotli }, 'identity'))).toEqual(text);
  });
});

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

  test('is taken as it is where the store decoded it and left the header standing', () => {
    expect(Buffer.from(decodeS3Body(text, 'gzip'))).toEqual(text);
  });

  test('that is cut short is an error', () => {
    expect(() => decodeS3Body(gzip.subarray(0, gzip.length - 9), 'gzip')).toThrow();
    expect(() => decodeS3Body(brotli.subarray(0, brotli.length - 9), 'br')).toThrow();
  });
});
