import { expect, test } from 'bun:test';
import fc from 'fast-check';

import { type ContentCoding, negotiateCoding } from './content-coding.ts';
import { byteRange, entityTagList } from './preconditions.ts';

/** Combines typical parts of these headers, which random characters would hardly ever form. */
const headerText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'gzip',
        'x-gzip',
        'identity',
        '*',
        'br',
        ';',
        'q=',
        'q=0',
        'q=0.5',
        'q=1',
        '0.001',
        ',',
      ),
      fc.constantFrom('W/', '"', '"a"', '"a-gzip"', 'bytes=', '-', '0', '7', '99', ' ', '\t', '=', '\\'),
      fc.string({ maxLength: 5 }),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''));

function chosen(header: string | undefined): (ContentCoding | undefined)[] {
  const { coding, brotliFirst } = negotiateCoding(header);
  return [brotliFirst ? 'br' : coding, coding];
}

test('any Accept-Encoding gives a coding or a refusal', () => {
  fc.assert(
    fc.property(headerText, (text) => {
      const [withBrotli, without] = chosen(text);
      expect(['gzip', 'identity', undefined]).toContain(without);
      expect(['br', without]).toContain(withBrotli);
    }),
  );
});

test('brotli is never chosen where the client does not name it or everything', () => {
  fc.assert(
    fc.property(headerText, (text) => {
      if (!/br|\*/.test(text)) expect(negotiateCoding(text).brotliFirst).toBe(false);
    }),
  );
});

test('an Accept-Encoding without a zero weight is never refused', () => {
  fc.assert(
    fc.property(headerText, (text) => {
      if (!text.includes('0')) expect(negotiateCoding(text).coding).toBeDefined();
    }),
  );
});

test('any list of tags with our tag in it matches, in any company', () => {
  const tag = fc.stringMatching(/^(W\/)?"[\x21\x23-\x7e]*"$/);
  fc.assert(
    fc.property(fc.array(tag), fc.array(tag), (before, after) => {
      expect(entityTagList.matchesWeakly([...before, '"our"', ...after].join(', '), '"our"')).toBe(true);
    }),
  );
});

test('any If-None-Match or If-Match is read without an error', () => {
  fc.assert(
    fc.property(headerText, (text) => {
      expect(entityTagList.matchesWeakly(text, '"a"')).toBeBoolean();
      expect(entityTagList.matchesStrongly(text, '"a"')).toBeBoolean();
    }),
  );
});

test('any Range is ignored, refused, or is inside the body', () => {
  fc.assert(
    fc.property(headerText, fc.nat({ max: 100 }), (text, size) => {
      const range = byteRange(text, size);
      if (range === undefined || range === 'unsatisfiable') return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeGreaterThan(range.start);
      expect(range.end).toBeLessThanOrEqual(size);
    }),
  );
});

test.each([
  [undefined, 'identity', 'identity'],
  ['', 'identity', 'identity'],
  ['gzip;q=0.001', 'gzip', 'gzip'],
  ['GZIP', 'gzip', 'gzip'],
  ['x-gzip', 'gzip', 'gzip'],
  ['*;q=0', undefined, undefined],
  ['identity;q=0', undefined, undefined],
  ['identity;q=0, gzip', 'gzip', 'gzip'],
  ['gzip;q=0, identity;q=0', undefined, undefined],
  ['*;q=0, identity', 'identity', 'identity'],
  ['*;q=0, identity;q=0.1, gzip;q=0.1', 'gzip', 'gzip'],
  ['deflate, gzip;q=1.0, *;q=0.5', 'gzip', 'gzip'],
  ['gzip;q=2', 'identity', 'identity'],
  ['notgzip', 'identity', 'identity'],
  ['gzip, deflate, br, zstd', 'br', 'gzip'],
  ['br', 'br', 'identity'],
  ['BR', 'br', 'identity'],
  ['*', 'br', 'gzip'],
  ['br, gzip;q=0.9', 'br', 'gzip'],
  ['br;q=0.9, gzip', 'gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br', 'gzip'],
  ['br;q=0.5, gzip;q=0.5, identity', 'identity', 'identity'],
  ['br;q=0, gzip', 'gzip', 'gzip'],
  ['br;q=0, *', 'gzip', 'gzip'],
  ['gzip;q=0, *', 'br', 'identity'],
  ['identity;q=0, br', 'br', undefined],
  ['*;q=0, br', 'br', undefined],
  ['br;q=0, *;q=0', undefined, undefined],
  ['br;q=1.5', 'identity', 'identity'],
  ['brotli', 'identity', 'identity'],
])(
  'Accept-Encoding %p chooses %p, without a brotli body %p (RFC 9110, 12.5.3)',
  (header, withBrotli, without) => {
    expect<unknown[]>(chosen(header)).toEqual([withBrotli, without]);
  },
);
