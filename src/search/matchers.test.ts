import { expect, test } from 'bun:test';
import fc from 'fast-check';
import type { SearchField, SearchPart, SearchRoot } from '../documents/search/search-schema.ts';
import { BookIndexer } from './build-index.ts';
import { evaluate, partsNeeded } from './evaluate.ts';
import { indexDocuments } from './merge-index.ts';
import { parseQuery } from './query.ts';
import { IndexPart, IndexRoot } from './read-index.ts';

/** The vocabulary is small, so any word that occurs a hundred times is frequent */
const words = ['a', 'ab', 'abc', 'b', 'ba', 'bcd', 'c'];
const verse = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 });

test('a phrase of frequent or rare words is found wherever its words are adjacent', () => {
  const word = fc.constantFrom(...words, 'ab*', 'ba*', 'bc*');
  const phrases = fc.array(fc.array(word, { minLength: 2, maxLength: 5 }), { minLength: 20, maxLength: 20 });
  fc.assert(
    fc.property(fc.array(verse, { minLength: 80, maxLength: 140 }), phrases, (verses, asked) => {
      const { root, parts } = indexOf(verses);
      for (const phrase of asked) {
        const query = parseQuery(`"${phrase.join(' ')}"`);
        const needed = new Set(partsNeeded(root, query));
        const partAt = (path: string, field: SearchField) => {
          expect(needed.has(path)).toBe(true);
          return new IndexPart(parts.get(path)!, field);
        };
        const found = evaluate(root, query, partAt, { budget: 1_000_000 });
        const expected = verses.flatMap((each, index) => (hasPhrase(each, phrase) ? [index] : []));
        expect([phrase, [...found.verses]]).toEqual([phrase, expected]);
      }
    }),
    { numRuns: 30 },
  );
});

function indexOf(verses: readonly (readonly string[])[]) {
  const indexer = new BookIndexer();
  const texts = verses.map((each, index) => ({ number: index + 1, text: each.join(' '), words: [] }));
  indexer.addChapter(1, texts);
  const books = [{ id: 'GEN', name: 'Genesis', title: null, ...indexer.finish() }];
  const documents = Array.from(indexDocuments({ id: 'TEST', language: 'eng', books }), ([path, json]) => {
    return [path, JSON.parse(new TextDecoder().decode(json)) as SearchPart] as const;
  });
  const parts = new Map(documents);
  return { root: new IndexRoot(parts.get('/api/x/search/TEST/index.json') as unknown as SearchRoot), parts };
}

function hasPhrase(verse: readonly string[], phrase: readonly string[]): boolean {
  return verse.some((_, at) =>
    phrase.every((word, index) =>
      word.endsWith('*')
        ? verse[at + index]?.startsWith(word.slice(0, -1)) === true
        : verse[at + index] === word,
    ),
  );
}
