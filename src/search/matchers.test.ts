import { expect, test } from 'bun:test';
import fc from 'fast-check';
import type { SearchField } from '../documents/search/search-schema.ts';
import { evaluate, partsNeeded } from './evaluate.ts';
import { indexOfVerses } from './index-of-verses.fixture.ts';
import { parseQuery } from './query.ts';

/** The vocabulary is small, so any word that occurs a hundred times is frequent */
const words = ['a', 'ab', 'abc', 'b', 'ba', 'bcd', 'c'];
const verse = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 });

test('a phrase of frequent or rare words is found wherever its words are adjacent', () => {
  const word = fc.constantFrom(...words, 'ab*', 'ba*', 'bc*');
  const phrases = fc.array(fc.array(word, { minLength: 2, maxLength: 5 }), { minLength: 20, maxLength: 20 });
  fc.assert(
    fc.property(fc.array(verse, { minLength: 80, maxLength: 140 }), phrases, (verses, asked) => {
      const { root, partAt: readPart } = indexOfVerses(verses.map((each) => each.join(' ')));
      for (const phrase of asked) {
        const query = parseQuery(`"${phrase.join(' ')}"`);
        const needed = new Set(partsNeeded(root, query));
        const partAt = (path: string, field: SearchField) => {
          expect(needed.has(path)).toBe(true);
          return readPart(path, field);
        };
        const found = evaluate(root, query, partAt, { budget: 1_000_000 });
        const expected = verses.flatMap((each, index) => (hasPhrase(each, phrase) ? [index] : []));
        expect([phrase, [...found.verses]]).toEqual([phrase, expected]);
      }
    }),
    { numRuns: 30 },
  );
});

function hasPhrase(verse: readonly string[], phrase: readonly string[]): boolean {
  return verse.some((_, at) =>
    phrase.every((word, index) =>
      word.endsWith('*')
        ? verse[at + index]?.startsWith(word.slice(0, -1)) === true
        : verse[at + index] === word,
    ),
  );
}
