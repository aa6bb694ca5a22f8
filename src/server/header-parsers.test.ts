import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { byteRange } from './byte-range.ts';
import { negotiateCoding } from './content-coding.ts';
import { entityTagList } from './entity-tag-list.ts';

/** Text made of the pieces headers are made of, which random characters would hardly ever form. */
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

test('any Accept-Encoding gives a coding or a refusal', () => {
  fc.assert(
    fc.property(headerText, (text) => {
      expect(['gzip', 'identity', undefined]).toContain(negotiateCoding(text));
    }),
  );
});

test('an Accept-Encoding without a zero weight is never refused', () => {
  fc.assert(
    fc.property(headerText, (text) => {
      if (!text.includes('0')) expect(negotiateCoding(text)).toBeDefined();
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

test('any Range is ignored, refused, or lies inside the body', () => {
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
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip;q=0.001', 'gzip'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['*;q=0', undefined],
  ['identity;q=0', undefined],
  ['identity;q=0, gzip', 'gzip'],
  ['gzip;q=0, identity;q=0', undefined],
  ['*;q=0, identity', 'identity'],
  ['*;q=0, identity;q=0.1, gzip;q=0.1', 'gzip'],
  ['deflate, gzip;q=1.0, *;q=0.5', 'gzip'],
  ['gzip;q=2', 'identity'],
  ['notgzip', 'identity'],
])('Accept-Encoding %p chooses %p (RFC 9110, 12.5.3)', (header, coding) => {
  expect(negotiateCoding(header)).toBe(coding as never);
});
