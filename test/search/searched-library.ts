import { expect } from 'bun:test';
import type { Library } from '../../src/library/library.ts';
import { answerFrom } from '../../src/questions/question.ts';
import { questions } from '../../src/questions/questions.ts';
import { answerSearch, type SearchAnswer } from '../../src/questions/search/search-answer.ts';
import { ParsedDocuments } from '../../src/server/documents/parsed-documents.ts';
import { isLong } from '../long-tests.ts';
import { readDocument } from '../read-document.ts';
import { foundByOracle, type OracleQuery, type OracleVerse } from './search-oracle.ts';

interface SimpleChapter {
  readonly chapter: {
    readonly content: readonly { readonly type: string; readonly number?: number; readonly text?: string }[];
  };
}

/** Verses that are compared one by one; a multiple of a page. All are counted. */
const maxCompared = isLong ? 2000 : 200;

export class SearchedLibrary {
  readonly #library: Library;
  readonly #documents: ParsedDocuments;
  readonly #verses = new Map<string, readonly OracleVerse[]>();

  constructor(library: Library) {
    this.#library = library;
    this.#documents = new ParsedDocuments(library);
  }

  /** @param parameters the default of `match` is `all`, which the oracle knows. */
  ask(parameters: Readonly<Record<string, string>>): SearchAnswer {
    const query = new URLSearchParams({ ...parameters, match: parameters.match ?? 'all' });
    return this.answer(questions.search!(query.toString(), undefined));
  }

  answer<Answer = SearchAnswer>(question: ReturnType<(typeof questions)['search']>): Answer {
    return JSON.parse(answerFrom(question, this.#documents.reader()).body) as Answer;
  }

  documentsOf(parameters: Readonly<Record<string, string>>): number {
    const read = this.#documents.reader();
    const paths = new Set<string>();
    let reports = 0;
    const question = answerSearch(new URLSearchParams(parameters).toString(), undefined, () => reports++);
    // The first report precedes the texts; the second one follows them
    for (let step = question.next(); !step.done && reports < 2; step = question.next(step.value.map(read)))
      for (const path of step.value) if (path.startsWith('/api/')) paths.add(path);
    return paths.size;
  }

  results(
    parameters: Readonly<Record<string, string>>,
    most = Number.POSITIVE_INFINITY,
  ): SearchAnswer['results'] {
    const results: SearchAnswer['results'][number][] = [];
    for (
      let next: string | null = new URLSearchParams({ limit: '100', ...parameters }).toString();
      next && results.length < most;
    ) {
      const answer = this.ask(Object.fromEntries(new URLSearchParams(next)));
      results.push(...answer.results);
      next = answer.next;
    }
    return results;
  }

  expectFound(translation: string, q: string, query: OracleQuery): number {
    const expected = foundByOracle(this.verses(translation), query);
    const { total, editions } = this.ask({ q, in: translation });
    const found = this.results({ q, in: translation }, maxCompared).map(
      ({ book, chapter, verse, text, marks }) => {
        return { place: `${book} ${chapter}:${verse}`, text, marks };
      },
    );
    expect([q, found as unknown]).toEqual([q, expected.slice(0, maxCompared)]);
    expect(total).toBe(expected.length);
    const counted = editions[0]!.books.reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBe(expected.length);
    return expected.length;
  }

  verses(translation: string): readonly OracleVerse[] {
    const known = this.#verses.get(translation) ?? [...this.#read(translation)];
    this.#verses.set(translation, known);
    return known;
  }

  *#read(translation: string): Iterable<OracleVerse> {
    for (const book of this.#library.edition(translation)!.bookIds) {
      const of = (path: string) => Number(/(\d+)\.simple\.json$/.exec(path)![1]);
      const paths = this.#library
        .paths(`/api/${translation}/${book}/`)
        .filter((path) => /\/\d+\.simple\.json$/.test(path))
        .sort((a, b) => of(a) - of(b));
      for (const path of paths) {
        const { chapter } = readDocument<SimpleChapter>(this.#library, path);
        const wordsPath = path.replace(/\.simple\.json$/, '.words.simple.json');
        const words = this.#library.peek(wordsPath)
          ? readDocument<{ verses: Record<string, OracleVerse['words']> }>(this.#library, wordsPath).verses
          : {};
        for (const { type, number = 0, text = '' } of chapter.content) {
          if (type !== 'verse' && type !== 'hebrew_subtitle') continue;
          yield { place: `${book} ${of(path)}:${number}`, text, words: words[number] ?? [] };
        }
      }
    }
  }
}
