import { Database } from 'bun:sqlite';
import MiniSearch from 'minisearch';
import type { Library } from '../../src/library/library.ts';
import { QuestionError } from '../../src/questions/question.ts';
import { OwnEngine, type Verse } from '../search/engines.ts';

/** Returns the places of the verses that it finds (`JHN 3:16`), best first. */
export type Searcher = (query: string) => readonly string[];

/** Three translations can repeat each verse, so 10 places take 30 results. */
const maxResults = 30;

/**
 * Searches as `/api/x/search` does.
 * @param editions the value of `in`.
 * @param more further parameters: `{sort: 'relevance'}`.
 */
export function ownSearcher(
  library: Library,
  editions: string,
  more: Readonly<Record<string, string>>,
): Searcher {
  const engine = new OwnEngine(library, editions);
  const parameters = { in: editions, limit: String(maxResults), ...more };
  return (q) => {
    const found = orRefused(() => engine.ask({ ...parameters, q }));
    return found === undefined ? [] : (JSON.parse(found) as { results: Verse[] }).results.map(placeOf);
  };
}

export function orRefused<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask();
  } catch (error) {
    if (error instanceof QuestionError && error.fault.parameter === 'q') return undefined;
    throw error;
  }
}

export function placeOf({ book, chapter, verse }: Omit<Verse, 'text'>): string {
  return `${book} ${chapter}:${verse}`;
}

/** SQLite FTS5 with English stems. Words in quotation marks are a phrase. */
export function fullTextSearcher(verses: readonly Verse[], joinWith: 'AND' | 'OR'): Searcher {
  const database = new Database(':memory:');
  database.run(
    'CREATE VIRTUAL TABLE verses USING fts5(text, place UNINDEXED, tokenize = "porter unicode61 remove_diacritics 2")',
  );
  const insert = database.prepare('INSERT INTO verses (text, place) VALUES (?, ?)');
  database.transaction(() => {
    for (const verse of verses) insert.run(verse.text, placeOf(verse));
  })();
  const select = database.prepare<{ place: string }, [string]>(
    `SELECT place FROM verses WHERE verses MATCH ? ORDER BY rank LIMIT ${maxResults}`,
  );
  return (query) => {
    const words = wordsOf(query);
    if (words.length === 0) return [];
    const match = /^".*"$/.test(query)
      ? `"${words.join(' ')}"`
      : words.map((word) => `"${word}"`).join(` ${joinWith} `);
    return select.all(match).map(({ place }) => place);
  };
}

/** MiniSearch with the options of its documentation for misspelt and unfinished words: only longer ones. */
export function miniSearcher(verses: readonly Verse[]): Searcher {
  const index = new MiniSearch<{ id: number; text: string }>({ fields: ['text'] });
  index.addAll(verses.map(({ text }, id) => ({ id, text })));
  return (query) => {
    const found = index.search(query, { prefix: isLong, fuzzy: (word) => isLong(word) && 0.2 });
    return found.slice(0, maxResults).map(({ id }) => placeOf(verses[id as number]!));
  };
}

function isLong(word: string): boolean {
  return word.length > 3;
}

function wordsOf(query: string): string[] {
  return query.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
