import { expect, test } from 'bun:test';
import { BookIndexer } from './build-index.ts';
import { indexDocuments } from './merge-index.ts';
import { readNumbers } from './packed-numbers.ts';
import { IndexRoot } from './read-index.ts';

test('the root of an index of entries has their lengths, and how many of their words are names', () => {
  const indexer = new BookIndexer();
  indexer.addChapter(1, [
    { number: 1, text: 'Aaron, a priest', words: [] },
    { number: 2, text: 'of Israel', words: [] },
  ]);
  const books = [{ id: 'GEN', name: 'Genesis', title: null, ...indexer.finish() }];
  const rootWith = (heads?: readonly number[]) => {
    const own = books.map((book) => (heads ? { ...book, heads } : book));
    const documents = new Map(indexDocuments({ id: 'TEST', language: 'eng', scope: 'names', books: own }));
    return JSON.parse(new TextDecoder().decode(documents.get('/api/x/search/TEST/names/index.json')));
  };
  const { lengths, heads, ...root } = rootWith([1, 0]);
  expect([...readNumbers(lengths)]).toEqual([3, 2]);
  expect([...readNumbers(heads)]).toEqual([1, 0]);
  expect(new IndexRoot({ ...root, heads }).headOf(0)).toBe(1);
  expect(rootWith()).toEqual({ ...root, lengths });
});

test('a name that many entries mention has positions in them, so that its entry comes first', () => {
  const indexer = new BookIndexer();
  const texts = Array.from({ length: 120 }, (_, index) => `Man${index} David`);
  indexer.addTexts(
    1,
    texts.map((text, index) => ({ number: index + 1, text })),
  );
  const frequentIn = (heads?: readonly number[]) => {
    const books = [{ id: 'people', name: 'people', ...indexer.finish(), ...(heads ? { heads } : {}) }];
    const documents = indexDocuments({ id: 'TEST', language: 'eng', scope: 'names', books });
    const root = new Map(documents).get('/api/x/search/TEST/names/index.json');
    return JSON.parse(new TextDecoder().decode(root)).frequent;
  };
  expect(frequentIn()).toEqual(['david']);
  expect(frequentIn(texts.map(() => 1))).toEqual([]);
});
