import { Database, type Statement } from 'bun:sqlite';
import { links } from '../../src/documents/links.ts';
import type { Library } from '../../src/library/library.ts';
import type { Load } from './loads.ts';

interface CompleteDownload {
  readonly books: readonly {
    readonly id: string;
    readonly chapters: readonly {
      readonly chapter: {
        readonly number: number;
        readonly content: readonly {
          readonly type: string;
          readonly number?: number;
          readonly text?: string;
        }[];
      };
    }[];
  }[];
}

/** The verses of a translation in SQLite's full-text index, in memory, with the fold that comes nearest to ours. */
export class FullTextDatabase {
  /** To fill it. */
  readonly milliseconds: number;
  readonly #database = new Database(':memory:');
  readonly #counts: Statement;
  readonly #pages: Readonly<Record<Load['sort'], Statement>>;

  constructor(library: Library, id: string) {
    const json = Bun.gunzipSync(new Uint8Array(library.get(links.simpleComplete(id))!.gzip));
    const { books } = JSON.parse(new TextDecoder().decode(json)) as CompleteDownload;
    const started = performance.now();
    this.#database.run(
      `CREATE VIRTUAL TABLE verses USING fts5(text, book UNINDEXED, chapter UNINDEXED, verse UNINDEXED, tokenize = "unicode61 remove_diacritics 2")`,
    );
    const insert = this.#database.prepare(
      'INSERT INTO verses (text, book, chapter, verse) VALUES (?, ?, ?, ?)',
    );
    this.#database.transaction(() => {
      for (const { id: book, chapters } of books) {
        for (const { chapter } of chapters) {
          for (const { type, number = 0, text = '' } of chapter.content) {
            if (type === 'verse' || type === 'hebrew_subtitle')
              insert.run(text, book, chapter.number, number);
          }
        }
      }
    })();
    this.milliseconds = performance.now() - started;
    this.#counts = this.#database.prepare(
      'SELECT book, count(*) AS count FROM verses WHERE verses MATCH ? GROUP BY book',
    );
    const page = (order: string) =>
      this.#database.prepare(
        `SELECT book, chapter, verse, highlight(verses, 0, char(1), char(2)) AS text FROM verses WHERE verses MATCH ? ORDER BY ${order} LIMIT 20`,
      );
    this.#pages = { canon: page('rowid'), relevance: page('rank') };
  }

  get bytes(): number {
    return this.#database.serialize().length;
  }

  search({ fts, sort }: Load): string {
    const editions = this.#counts.all(fts);
    return JSON.stringify({ editions, results: this.#pages[sort].all(fts) });
  }
}
