import { expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { pathSegment } from './document-source.ts';

setDefaultTimeout(600_000);

test('an id keeps its letters, and what would leave its place in a path is encoded', () => {
  expect(['BSB', 'b.r.2', 'a/b', 'a?b', 'é', 3].map(pathSegment)).toEqual([
    'BSB',
    'b.r.2',
    'a%2Fb',
    'a%3Fb',
    '%C3%A9',
    '3',
  ]);
});

test.each(['', '.', '..', 0, -1, 1.5, Number.NaN, 2 ** 60, undefined as never, {} as never])(
  '%p is refused',
  (value) => expect(() => pathSegment(value)).toThrow('neither an id nor a number'),
);

test('any id is one segment of a URL', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 3 }), (id) => {
      const { pathname } = new URL(`https://a/api/${pathSegment(id)}/books.json`);
      expect(decodeURIComponent(pathname.split('/')[2]!)).toBe(id);
      expect(pathname.split('/')).toHaveLength(4);
    }),
  );
});
