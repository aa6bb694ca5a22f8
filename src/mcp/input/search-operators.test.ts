import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { translateOperators } from './search-operators.ts';

test.each([
  ['love AND hope', 'love hope'],
  ['love OR hope', 'love|hope'],
  ['love OR hope OR faith', 'love|hope|faith'],
  ['love NOT fear', 'love -fear'],
  ['love AND NOT fear', 'love -fear'],
  ['love NOT fear hatred', 'love -fear hatred'],
  ['(love OR hope) AND faith', 'love|hope faith'],
  ['faith AND (love OR hope)', 'faith love|hope'],
  ['faith NOT (love OR hope)', 'faith -love -hope'],
  ['faith NOT (love OR hope) OR joy', 'faith -love -hope|joy'],
  ['living water OR bread of life', '"living water"|"bread of life"'],
  ['"living water" OR spring*', '"living water"|spring*'],
  ['“living water” OR spring', '“living water”|spring'],
  ['one "living water" OR spring', 'one "living water"|spring'],
  ['strong:G26 AND strong:G25', 'strong:G26 strong:G25'],
  ['G26 OR G25', 'G26|G25'],
  ['אהבה AND אמת', 'אהבה אמת'],
  ['love AND hope OR', 'love hope'],
])('%s is searched as %s', (query, translated) => {
  expect(translateOperators(query)).toBe(translated);
});

test.each([
  'love and hope',
  'love Or hope',
  'AND hope',
  'OR',
  'love AND',
  'NOT fear',
  '"love AND hope"',
  'THE LORD IS MY SHEPHERD AND I SHALL NOT WANT',
  'GOD AND MAN',
  'ANDREW ORPAH',
  'love  hope',
  '',
])('%j is searched as it is', (query) => {
  expect(translateOperators(query)).toBe(query);
});

test('A translated query has no operators between its terms, and each of its words', () => {
  const words = fc.array(fc.constantFrom('love', 'hope', '"of life"', 'AND', 'OR', 'NOT', '(', ')'));
  const translating = fc.property(words, (tokens) => {
    const query = tokens.join(' ');
    const translated = translateOperators(query);
    if (translated === query) return;
    expect(translated).not.toMatch(/\b(?:AND|OR|NOT)\b|[()]/);
    const wordsOf = (text: string) => text.match(/love|hope|of life/g);
    expect(wordsOf(translated)).toEqual(wordsOf(query));
  });
  fc.assert(translating);
});
