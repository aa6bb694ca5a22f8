import { Database, type Statement } from 'bun:sqlite';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { links } from '../../src/documents/links.ts';
import type { SimpleTranslationComplete } from '../../src/documents/translation/complete-schema.ts';
import { writeBundle } from '../../src/export/write-bundle.ts';
import type { Library } from '../../src/library/library.ts';
import { answerFrom } from '../../src/questions/question.ts';
import { questions } from '../../src/questions/questions.ts';
import { allReferenceData } from '../../src/questions/reference-data.ts';
import { ParsedDocuments } from '../../src/server/documents/parsed-documents.ts';
import { readDocument } from '../../test/read-document.ts';
import type { CopiedDocuments } from './copied-documents.ts';
import { fullTextQuery, type Load, ourQuery } from './loads.ts';

/** Searches one translation or copies of it. The answer has the count per book and 20 verses. */
export interface Engine {
  /** The answer as JSON. JavaScript engines search for words only. @param copy 0, 1, 2, ... */
  search(load: Load, copy?: number): string;
  readonly fileBytes?: number | undefined;
}

export interface Verse {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  readonly text: string;
}

const page = 20;

export class OwnEngine implements Engine {
  readonly documents: ParsedDocuments;
  readonly #ids: readonly string[];
  readonly fileBytes: number;
  readonly #queries = new Map<Load, string>();

  constructor(library: Library, id: string, copies?: CopiedDocuments) {
    this.documents = new ParsedDocuments(copies ?? library);
    this.#ids = copies?.ids ?? [id];
    const bytes = library.paths(links.searchIndex(id)).map((path) => library.peek(path)!.bodyLength);
    this.fileBytes = bytes.reduce((sum, each) => sum + each, 0) * this.#ids.length;
  }

  search(load: Load, copy = 0): string {
    const write = () => queryString({ q: ourQuery(load), in: this.#ids[copy]!, sort: load.sort });
    return this.#answer(copy === 0 ? this.#queries.getOrInsertComputed(load, write) : write());
  }

  ask(parameters: Readonly<Record<string, string>>): string {
    return this.#answer(queryString(parameters));
  }

  #answer(query: string): string {
    return answerFrom(questions.search(query, allReferenceData), this.documents.reader()).body;
  }
}

function queryString(parameters: Readonly<Record<string, string>>): string {
  return new URLSearchParams(parameters).toString();
}

export class FullTextEngine implements Engine {
  readonly #tables: FullTextTable[] = [];

  constructor(verses: readonly Verse[], copies = 1) {
    for (let copy = 0; copy < copies; copy++) this.#tables.push(fillTable(verses));
  }

  get fileBytes(): number {
    return this.#tables[0]!.bytes * this.#tables.length;
  }

  search(load: Load, copy = 0): string {
    return this.#tables[copy]!.search(load);
  }
}

export class BundleEngine implements Engine {
  readonly fileBytes: number;
  readonly #tables: readonly FullTextTable[];

  constructor(file: string, copies = 1) {
    this.fileBytes = statSync(file).size * copies;
    const open = () => new FullTextTable(new Database(file, { readonly: true }), bundleQueries);
    this.#tables = Array.from({ length: copies }, open);
  }

  static async write(library: Library, id: string, folder: string): Promise<string> {
    const file = join(folder, `${id}.sqlite`);
    await writeBundle({ library, id, format: 'sqlite', file });
    return file;
  }

  search(load: Load, copy = 0): string {
    return this.#tables[copy]!.search(load);
  }
}

interface FullTextQueries {
  readonly counts: string;
  readonly page: (order: string) => string;
}

const tableQueries: FullTextQueries = {
  counts: 'SELECT book, count(*) AS count FROM verses WHERE verses MATCH ? GROUP BY book',
  page: (order) =>
    `SELECT book, chapter, verse, highlight(verses, 0, char(1), char(2)) AS text FROM verses WHERE verses MATCH ? ORDER BY ${order} LIMIT ${page}`,
};

const ofBundle = 'FROM verse_search JOIN verses v ON v.id = verse_search.rowid WHERE verse_search MATCH ?';
const bundleQueries: FullTextQueries = {
  counts: `SELECT v.book_id AS book, count(*) AS count ${ofBundle} GROUP BY v.book_id`,
  page: (order) =>
    `SELECT v.book_id AS book, v.chapter, v.verse, highlight(verse_search, 0, char(1), char(2)) AS text ${ofBundle} ORDER BY ${order === 'rowid' ? 'v.id' : order} LIMIT ${page}`,
};

class FullTextTable {
  readonly #database: Database;
  readonly #counts: Statement;
  readonly #pages: Readonly<Record<Load['sort'], Statement>>;

  constructor(database: Database, queries: FullTextQueries) {
    this.#database = database;
    this.#counts = database.prepare(queries.counts);
    this.#pages = {
      canon: database.prepare(queries.page('rowid')),
      relevance: database.prepare(queries.page('rank')),
    };
  }

  get bytes(): number {
    return this.#database.serialize().length;
  }

  search(load: Load): string {
    const query = fullTextQuery(load);
    return JSON.stringify({ books: this.#counts.all(query), results: this.#pages[load.sort].all(query) });
  }
}

function fillTable(verses: readonly Verse[]): FullTextTable {
  const database = new Database(':memory:');
  const tokenizer = 'unicode61 remove_diacritics 2';
  database.run(
    `CREATE VIRTUAL TABLE verses USING fts5(text, book UNINDEXED, chapter UNINDEXED, verse UNINDEXED, tokenize = "${tokenizer}")`,
  );
  const insert = database.prepare('INSERT INTO verses (text, book, chapter, verse) VALUES (?, ?, ?, ?)');
  database.transaction(() => {
    for (const { text, book, chapter, verse } of verses) insert.run(text, book, chapter, verse);
  })();
  return new FullTextTable(database, tableQueries);
}

/** MiniSearch has no phrases or marks. Undefined if the package is not installed. */
export async function miniSearch(verses: readonly Verse[], copies = 1): Promise<Engine | undefined> {
  const module = await import('minisearch').catch(() => undefined);
  if (!module) return undefined;
  const indexes = Array.from({ length: copies }, () => {
    const index = new module.default<{ id: number; text: string }>({ fields: ['text'] });
    for (let id = 0; id < verses.length; id++) index.add({ id, text: verses[id]!.text });
    return index;
  });
  return {
    get fileBytes() {
      return Bun.gzipSync(JSON.stringify(indexes[0]), { level: 6, library: 'libdeflate' }).length * copies;
    },
    search({ words, sort }, copy = 0) {
      const found = indexes[copy]!.search(words.join(' '), { combineWith: 'AND' }).map(
        ({ id }) => id as number,
      );
      return quoted(sort === 'canon' ? found.sort((a, b) => a - b) : found, verses);
    },
  };
}

export async function flexSearch(verses: readonly Verse[], copies = 1): Promise<Engine | undefined> {
  const module = await import('flexsearch').catch(() => undefined);
  if (!module) return undefined;
  const indexes = Array.from({ length: copies }, () => {
    const index = new module.Index({ tokenize: 'strict' });
    for (let id = 0; id < verses.length; id++) index.add(id, verses[id]!.text);
    return index;
  });
  return {
    search({ words, sort }, copy = 0) {
      const found = indexes[copy]!.search(words.join(' '), { limit: verses.length }) as number[];
      return quoted(sort === 'canon' ? found.sort((a, b) => a - b) : found, verses);
    },
  };
}

function quoted(found: readonly number[], verses: readonly Verse[]): string {
  const books: Record<string, number> = {};
  for (const id of found) {
    const { book } = verses[id]!;
    books[book] = (books[book] ?? 0) + 1;
  }
  return JSON.stringify({ books, results: found.slice(0, page).map((id) => verses[id]) });
}

export function versesOf(library: Library, id: string): Verse[] {
  const { books } = readDocument<SimpleTranslationComplete>(library, links.simpleComplete(id));
  return books.flatMap(({ id: book, chapters }) =>
    chapters.flatMap(({ chapter }) =>
      chapter.content.flatMap((block) => {
        if (block.type !== 'verse' && block.type !== 'hebrew_subtitle') return [];
        const verse = block.type === 'verse' ? block.number : 0;
        return [{ book, chapter: chapter.number, verse, text: block.text }];
      }),
    ),
  );
}
