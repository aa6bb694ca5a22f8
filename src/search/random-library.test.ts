import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../test/long-tests.ts';
import { foundByOracle, type OracleQuery } from '../../test/search/search-oracle.ts';
import type { SearchField, SearchPart, SearchRoot } from '../documents/search/search-schema.ts';
import { BookIndexer } from './build-index.ts';
import { evaluate } from './evaluate.ts';
import { MatchMarker } from './marks.ts';
import { indexDocuments } from './merge-index.ts';
import { parseQuery } from './query.ts';
import { IndexPart, IndexRoot } from './read-index.ts';

// Compares searches of random libraries with reading every verse (test/search/search-oracle.ts)

interface Word {
  readonly text: string;
  readonly strongs?: string[];
  readonly lemma?: string;
  readonly morph?: string;
  readonly isLong?: boolean;
}

interface Verse {
  readonly number: number;
  readonly lastNumber?: number;
  readonly words: readonly Word[];
}

type Books = readonly { readonly id: string; readonly chapters: ReadonlyMap<number, readonly Verse[]> }[];

const ids = ['GEN', 'PSA', 'MAT'];
const vocabulary = ['light', 'Light', 'lights', 'day', 'night', 'dáy', 'water', 'waters', 'λόγος'];

const word: fc.Arbitrary<Word> = fc.record(
  {
    text: fc.constantFrom(...vocabulary),
    strongs: fc.subarray(['G3056', 'H216', 'H3117'], { minLength: 1 }),
    lemma: fc.constantFrom('λόγος', 'אוֹר'),
    morph: fc.constantFrom('HNcms', 'HNp', 'GV'),
    isLong: fc.boolean(),
  },
  { requiredKeys: ['text'] },
);

const chapter: fc.Arbitrary<readonly Verse[]> = fc
  .tuple(
    fc.boolean(),
    fc.array(
      fc.record({
        gap: fc.constantFrom(0, 0, 0, 1, 5),
        length: fc.constantFrom(0, 0, 0, 2),
        words: fc.array(word, { maxLength: 7 }),
      }),
      { minLength: 1, maxLength: 9 },
    ),
  )
  .map(([hasTitle, all]) => {
    let next = 1;
    const verses = all.map(({ gap, length, words }): Verse => {
      const number = next + gap;
      next = number + length + 1;
      return { number, ...(length > 0 && { lastNumber: number + length }), words };
    });
    return hasTitle ? [{ number: 0, words: [{ text: 'day' }] }, ...verses] : verses;
  });

const library: fc.Arbitrary<Books> = fc
  .tuple(
    ...ids.map((id) =>
      fc
        .uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 })
        .chain((numbers) =>
          fc.tuple(...numbers.sort().map((number) => fc.tuple(fc.constant(number), chapter))),
        )
        .map((chapters) => ({ id, chapters: new Map(chapters) })),
    ),
  )
  .map((books) => books.filter(({ chapters }) => chapters.size > 0));

function written({ words }: Verse) {
  const text = words.map((each) => each.text).join(' ');
  let at = 0;
  const annotated = words.flatMap(({ text: spelled, isLong, ...annotation }, index) => {
    const start = at;
    at += spelled.length + 1;
    const end = isLong && index + 1 < words.length ? at + words[index + 1]!.text.length : at - 1;
    return Object.keys(annotation).length > 0 ? [{ start, end, annotation }] : [];
  });
  return { text, annotated };
}

function indexOf(books: Books) {
  const indexed = books.map(({ id, chapters }) => {
    const indexer = new BookIndexer();
    for (const [number, verses] of chapters)
      indexer.addChapter(
        number,
        verses.map((verse) => {
          const { text, annotated } = written(verse);
          return { number: verse.number, lastNumber: verse.lastNumber, text, words: annotated };
        }),
      );
    return { id, name: id, title: null, ...indexer.finish() };
  });
  const documents = indexDocuments({ id: 'TEST', language: 'eng', books: indexed });
  const parts = new Map(
    Array.from(documents, ([path, json]) => [path, JSON.parse(new TextDecoder().decode(json)) as SearchPart]),
  );
  const root = new IndexRoot(parts.get('/api/x/search/TEST/index.json') as unknown as SearchRoot);
  const partAt = (path: string, field: SearchField) => new IndexPart(parts.get(path)!, field);
  return { root, partAt };
}

function versesOf(books: Books) {
  return books.flatMap(({ id, chapters }) =>
    [...chapters].flatMap(([chapterNumber, verses]) =>
      verses.map((verse, place) => {
        const { text, annotated } = written(verse);
        const words = annotated.map(({ start, end, annotation }) => ({ start, end, ...annotation }));
        return { book: id, chapter: chapterNumber, verse, at: place, place: '', text, words };
      }),
    ),
  );
}

const queries: readonly (readonly [query: string, oracle: OracleQuery])[] = [
  ['light', { all: [[{ phrase: ['light'] }]] }],
  ['li*', { all: [[{ phrase: ['li'], isPrefix: true }]] }],
  ['day night', { all: [[{ phrase: ['day'] }], [{ phrase: ['night'] }]] }],
  ['day -water', { all: [[{ phrase: ['day'] }]], none: [{ phrase: ['water'] }] }],
  ['day | waters', { all: [[{ phrase: ['day'] }, { phrase: ['waters'] }]] }],
  ['"light day"', { all: [[{ phrase: ['light', 'day'] }]] }],
  ['"day day" λογος', { all: [[{ phrase: ['day', 'day'] }], [{ phrase: ['λόγος'] }]] }],
  ['strong:H216', { all: [[{ strong: 'H216' }]] }],
  ['strong:H3117 -light', { all: [[{ strong: 'H3117' }]], none: [{ phrase: ['light'] }] }],
  ['lemma:אור', { all: [[{ lemma: 'אור' }]] }],
  ['morph:HN', { all: [[{ morph: 'HN' }]] }],
];

const range = fc.record({
  book: fc.constantFrom(...ids, 'EXO'),
  chapter: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
  verse: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
});
const placeOf = ({
  book,
  chapter,
  verse,
}: {
  book: string;
  chapter?: number | undefined;
  verse?: number | undefined;
}) => ({
  book,
  ...(chapter !== undefined && { chapter }),
  ...(chapter !== undefined && verse !== undefined && { verse }),
});

describe('a search of a random library', () => {
  test('finds the same verses and words as reading them all', () => {
    fc.assert(
      fc.property(library, (books) => {
        const { root, partAt } = indexOf(books);
        const verses = versesOf(books).map((verse, index) => ({ ...verse, place: String(index) }));
        for (const [asked, oracle] of queries) {
          const query = parseQuery(asked);
          const found = evaluate(root, query, partAt, { budget: 1_000_000 });
          const marker = new MatchMarker(query);
          const shown = Array.from(found.verses, (verse) => ({
            place: String(verse),
            text: verses[verse]!.text,
            marks: marker.marksIn(verses[verse]!.text, found.annotatedAt(verse)),
          }));
          expect([asked, shown]).toEqual([asked, foundByOracle(verses, oracle)]);
          const counts = Object.groupBy(shown, ({ place }) => verses[Number(place)]!.book);
          expect(root.countByBook(found.verses)).toEqual(
            books.flatMap(({ id }) => (counts[id] ? [{ book: id, count: counts[id].length }] : [])),
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  test('knows the place of each verse', () => {
    fc.assert(
      fc.property(library, (books) => {
        const { root } = indexOf(books);
        for (const [index, { book, chapter, verse, at }] of versesOf(books).entries()) {
          const { number, lastNumber } = verse;
          const path = `/api/TEST/${book}/${chapter}.simple.json`;
          const expected = { book, chapter, verse: number, place: at, path };
          expect(root.placeOf(index)).toEqual(lastNumber ? { ...expected, endVerse: lastNumber } : expected);
        }
        expect(() => root.placeOf(root.root.verses)).toThrow();
      }),
    );
  });

  test('can be restricted to ranges, with bridges and titles at their verses', () => {
    fc.assert(
      fc.property(library, range, range, (books, from, to) => {
        const { root } = indexOf(books);
        const order = (book: string) => ['GEN', 'EXO', 'PSA', 'MAT'].indexOf(book);
        const [start, end] = [placeOf(from), placeOf(to)];
        const expected = versesOf(books).map(({ book, chapter, verse: { number, lastNumber } }) => {
          const last = lastNumber ?? Math.max(number, 1);
          const isAfterStart =
            order(book) - order(start.book) ||
            chapter - (start.chapter ?? chapter) ||
            (start.chapter === undefined ? 0 : last - (start.verse ?? 0));
          const isBeforeEnd =
            order(end.book) - order(book) ||
            (end.chapter ?? chapter) - chapter ||
            (end.chapter === undefined ? 0 : (end.verse ?? Number.POSITIVE_INFINITY) - number);
          return isAfterStart >= 0 && isBeforeEnd >= 0 ? 1 : 0;
        });
        expect([...root.versesIn([{ from: start, to: end }])]).toEqual(expected);
      }),
      { numRuns: runs(400) },
    );
  });

  test('counts the words that carry a number in the found verses', () => {
    fc.assert(
      fc.property(library, (books) => {
        const { root, partAt } = indexOf(books);
        const found = evaluate(root, parseQuery('strong:G3056 -night'), partAt, { budget: 1_000_000 });
        const expected: Record<string, number> = {};
        for (const { text, words } of versesOf(books)) {
          if (/\bnight\b/.test(text)) continue;
          for (const { start, end, strongs } of words) {
            if (!strongs?.includes('G3056')) continue;
            const folded = text
              .slice(start, end)
              .normalize('NFD')
              .replace(/\p{Mn}/gu, '')
              .toLowerCase();
            const form = folded.replaceAll('ς', 'σ');
            expected[form] = (expected[form] ?? 0) + 1;
          }
        }
        expect(found.renderings().map(({ counts }) => Object.fromEntries(counts))).toEqual([expected]);
      }),
    );
  });

  test('sorts by BM25, and verses of equal scores by their order', () => {
    fc.assert(
      fc.property(library, fc.integer({ min: 1, max: 30 }), (books, max) => {
        const { root, partAt } = indexOf(books);
        const verses = versesOf(books).map(({ text }) => text.split(' ').filter((each) => each !== ''));
        const isLight = (each: string) => each.toLowerCase() === 'light';
        const lengths = Int32Array.from(verses, (each) => each.length);
        const average = verses.flat().length / verses.length;
        const containing = verses.filter((each) => each.some(isLight)).length;
        const weight = Math.log(1 + (verses.length - containing + 0.5) / (containing + 0.5));
        const scores = verses.map((each) => {
          const times = each.filter(isLight).length;
          return (weight * times * 2.2) / (times + 1.2 * (0.25 + (0.75 * each.length) / average));
        });
        const found = evaluate(root, parseQuery('light'), partAt, { budget: 1_000_000 });
        const best = [...found.verses].sort((a, b) => scores[b]! - scores[a]! || a - b).slice(0, max);
        const rounded = (all: Iterable<number>) => Array.from(all, (verse) => scores[verse]!.toFixed(9));
        expect(rounded(found.byRelevance(lengths, max))).toEqual(rounded(best));
      }),
    );
  });
});

test('an index of thousands of different words finds each of them', () => {
  const words = Array.from({ length: 5000 }, (_, index) => `w${index.toString(36)}`);
  const verses = Array.from({ length: 100 }, (_, index) => ({
    number: index + 1,
    words: words.slice(index * 50, index * 50 + 50).map((text) => ({ text })),
  }));
  const again = verses.map(({ number, words }) => ({ number: number + 100, words }));
  const { root, partAt } = indexOf([{ id: 'GEN', chapters: new Map([[1, [...verses, ...again]]]) }]);
  for (const [index, text] of words.entries()) {
    const { verses: found } = evaluate(root, parseQuery(text), partAt, { budget: 1_000_000 });
    const verse = Math.floor(index / 50);
    expect([text, ...found]).toEqual([text, verse, verse + 100]);
  }
});
