import { expect, test } from 'bun:test';
import { gzipSync, inflateRawSync } from 'node:zlib';
import { gzipMember } from './zip-file-writer.ts';

const body = Buffer.from('In the beginning. '.repeat(100));

test('A gzip body is split into its deflate stream, checksum and size', () => {
  const { deflated, crc32, size } = gzipMember(gzipSync(body));
  expect(inflateRawSync(deflated).equals(body)).toBe(true);
  expect(crc32).toBe(Bun.hash.crc32(body));
  expect(size).toBe(body.length);
});

test('A view into a larger buffer is split as well', () => {
  const gzip = gzipSync(body);
  const buffer = Buffer.concat([Buffer.alloc(7), gzip, Buffer.alloc(9)]);
  expect(gzipMember(buffer.subarray(7, 7 + gzip.length))).toEqual(gzipMember(gzip));
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a header alone', gzipSync(body).subarray(0, 17)],
  ['plain text', body],
  ['a body with a file name', Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 8]), gzipSync(body).subarray(4)])],
])('%s is refused', (_, bytes) => {
  expect(() => gzipMember(bytes)).toThrow(RangeError);
});
