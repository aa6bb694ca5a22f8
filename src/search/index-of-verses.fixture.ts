import type { SearchField, SearchPart, SearchRoot } from '../documents/search/search-schema.ts';
import { BookIndexer } from './build-index.ts';
import { indexDocuments } from './merge-index.ts';
import { IndexPart, IndexRoot } from './read-index.ts';

/** The search index of a translation with one chapter. */
export function indexOfVerses(verses: readonly string[]) {
  const indexer = new BookIndexer();
  indexer.addChapter(
    1,
    verses.map((text, index) => ({ number: index + 1, text, words: [] })),
  );
  const books = [{ id: 'GEN', name: 'Genesis', title: null, ...indexer.finish() }];
  const documents = Array.from(indexDocuments({ id: 'TEST', language: 'eng', books }), ([path, json]) => {
    return [path, JSON.parse(new TextDecoder().decode(json)) as SearchPart] as const;
  });
  const parts = new Map(documents);
  const root = new IndexRoot(parts.get('/api/x/search/TEST/index.json') as unknown as SearchRoot);
  const partAt = (path: string, field: SearchField) => new IndexPart(parts.get(path)!, field);
  return { root, partAt };
}
