import { expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { routeHash } from './route.ts';

setDefaultTimeout(600_000);

test('an address names an operation and the chosen values', () => {
  expect(routeHash.parse('#/getTranslationBookChapter')).toEqual({
    operationId: 'getTranslationBookChapter',
    values: {},
    isSent: false,
  });
  expect(routeHash.parse('#/getTranslationBookChapter?translation=KJV&chapter=3&send=1')).toEqual({
    operationId: 'getTranslationBookChapter',
    values: { translation: 'KJV', chapter: '3' },
    isSent: true,
  });
});

test.each(['', '#', '#/', '#!wrong', '#/a/b', '#/%'])('%j opens the overview', (hash) => {
  expect(routeHash.parse(hash)).toEqual({ operationId: '', values: {}, isSent: false });
});

test('parsing a formatted route returns the same route', () => {
  const name = fc.constantFrom('translation', 'book', 'chapter', 'reader');
  const values = fc.dictionary(name, fc.string({ unit: 'binary' }), { noNullPrototype: true });
  const route = fc.record({ operationId: fc.stringMatching(/^\w*$/), values, isSent: fc.boolean() });
  fc.assert(fc.property(route, (each) => expect(routeHash.parse(routeHash.format(each))).toEqual(each)));
});
