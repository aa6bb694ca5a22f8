import { expect, test } from 'bun:test';
import fc from 'fast-check';
import type { SearchRoot } from '../documents/search/search-schema.ts';
import { evaluate, highest, partsNeeded, TooBroadError } from './evaluate.ts';
import { indexOfVerses } from './index-of-verses.fixture.ts';
import { parseQuery } from './query.ts';
import { IndexRoot } from './read-index.ts';

function indexWith(parts: string[]): IndexRoot {
  const root = { translation: 'X', language: 'eng', verses: 1, words: 1, books: [], frequent: [] };
  return new IndexRoot({ ...root, fields: { word: { parts } } } as unknown as SearchRoot);
}

const faultOf = (index: IndexRoot, query: string) => {
  try {
    return partsNeeded(index, parseQuery(query)).length;
  } catch (error) {
    if (!(error instanceof TooBroadError)) throw error;
    return [error.message, error.hint];
  }
};

test('a prefix of too many words is rejected with longer ones that are accepted', () => {
  const index = indexWith([
    'a',
    ...Array.from({ length: 20 }, (_, at) => `th${'aeio'[at >> 3]}${'abcdefgh'[at & 7]}`),
  ]);
  expect(faultOf(index, 'th*')).toEqual([
    'Too many words begin with "th".',
    'Use more letters before the star, for example tha*, the*, thi*.',
  ]);
  for (const longer of ['tha*', 'the*', 'thi*']) expect(faultOf(index, longer)).toBeNumber();
});

test('longer prefixes are whole characters, and only named if they are accepted', () => {
  const index = indexWith(Array.from({ length: 20 }, (_, at) => `𐤀𐤁𐤂${'abcdefghijklmnopqrst'[at]}`));
  expect(faultOf(index, '𐤀𐤁*')).toEqual([
    'Too many words begin with "𐤀𐤁".',
    'Use more letters before a star, or fewer and rarer words.',
  ]);
});

test('words without any place are missing, unlike prefixes and words with places', () => {
  const { root, partAt } = indexOfVerses(['The shepherd loves his sheep.', 'He left the sheep.']);
  const found = (query: string, budget = 1e6) => evaluate(root, parseQuery(query), partAt, { budget });
  expect([...found('sheep wolf* wolf|shepherd').missing]).toEqual(['wolf']);
  expect([...found('sheep').missing]).toEqual([]);
  expect([...found('sheep -loves').verses]).toEqual([1]);
  expect(() => found('sheep', 1)).toThrow(TooBroadError);
});

test('the highest scores come first, and equal scores in their order', () => {
  const scores = fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 60 });
  fc.assert(
    fc.property(scores, fc.nat(70), (list, count) => {
      const sorted = list.map((_, index) => index).sort((a, b) => list[b]! - list[a]! || a - b);
      expect([...highest(Float64Array.from(list), count)]).toEqual(sorted.slice(0, count));
    }),
  );
});
