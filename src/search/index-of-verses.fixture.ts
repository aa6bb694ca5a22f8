import type { SearchField, SearchPart, SearchRoot } from '../documents/search/search-schema.ts';
import type { VerseText } from '../model/book-text.ts';
import { BookIndexer } from './build-index.ts';
import { indexDocuments } from './merge-index.ts';
import { IndexPart, IndexRoot } from './read-index.ts';

interface Word {
  readonly text: string;
  readonly strongs?: readonly string[];
  readonly lemma?: string;
}

export function indexOfVerses(
  verses: readonly (string | readonly Word[] | Pick<VerseText, 'text' | 'words'>)[],
  language = 'eng',
) {
  const indexer = new BookIndexer();
  indexer.addChapter(
    1,
    verses.map((verse, index) => {
      const number = index + 1;
      if (typeof verse !== 'string' && 'text' in verse) return { number, ...verse };
      const written = typeof verse === 'string' ? [] : verse;
      let end = -1;
      const words = written.map(({ text, ...annotation }) => {
        const start = end + 1;
        end = start + text.length;
        return { start, end, annotation };
      });
      const text = typeof verse === 'string' ? verse : verse.map((word) => word.text).join(' ');
      return { number, text, words };
    }),
  );
  const books = [{ id: 'GEN', name: 'Genesis', title: null, ...indexer.finish() }];
  const documents = Array.from(indexDocuments({ id: 'TEST', language, books }), ([path, json]) => {
    return [path, JSON.parse(new TextDecoder().decode(json)) as SearchPart] as const;
  });
  const parts = new Map(documents);
  const root = new IndexRoot(parts.get('/api/x/search/TEST/index.json') as unknown as SearchRoot);
  const partAt = (path: string, field: SearchField) => new IndexPart(parts.get(path)!, field);
  return { root, partAt };
}
