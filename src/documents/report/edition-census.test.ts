import { expect, test } from 'bun:test';
import { readBook } from '../../formats/builder/book-builder.ts';
import { readUsfm } from '../../formats/usfm/read-usfm.ts';
import { allBooks } from '../../model/books.ts';
import { type VersificationName, versifications } from '../../model/versification.ts';
import { bookCensus, chapterFit, editionCensus } from './edition-census.ts';

const none = { verses: 0, places: [] };

const verses = (numbers: readonly (number | string)[]) =>
  numbers.map((number) => `\\v ${number} a`).join('\n');

function census(...books: string[]) {
  return editionCensus(
    books.map((usfm) =>
      bookCensus(
        'file',
        readBook(readUsfm, `\\id ${usfm}`, () => {}),
      ),
    ),
  );
}

/** A book as a versification has it. */
function wholeBook(id: string, name: VersificationName): string {
  const chapters = versifications[name].get(id)!;
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  return `${id}\n${chapters.map((count, index) => `\\c ${index + 1}\n\\p\n${verses(numbers(count))}`).join('\n')}`;
}

test('a Bible as either versification has it lacks nothing and is measured against that', () => {
  const ids = [...versifications.eng.keys()];
  for (const name of ['eng', 'org'] as const) {
    expect(census(...ids.map((id) => wholeBook(id, name)))).toMatchObject({
      versification: name,
      books: 66,
      chapters: 1189,
      missingBooks: [],
      missingChapters: [],
      missing: none,
      extra: none,
    });
  }
});

test('what is unusual is reported with its places', () => {
  const book = `3JN\n\\c 1\n\\p\n${verses([1, 3, '4-6', '6b', 7, 5, 8, 10, 9, '11a', '11b', 12, 13, 14, 15])}\n\\v 15 b\n\\v 16\n`;
  expect(census(book)).toMatchObject({
    versification: 'eng',
    verses: 15,
    missing: { verses: 1, places: ['3JN 1:2'] },
    extra: { verses: 2, places: ['3JN 1:15-16'] },
    merged: { verses: 3, places: ['3JN 1:4-6'] },
    duplicated: { verses: 1, places: ['3JN 1:15'] },
    empty: { verses: 1, places: ['3JN 1:16'] },
    outOfOrder: { verses: 2, places: ['3JN 1:5', '3JN 1:9'] },
  });
});

test('missing books and chapters are reported, and the verses in them are not', () => {
  const found = census(
    `JUD\n\\c 1\n\\p\n${verses([1, 2])}`,
    `HAG\n\\c 2\n\\p\n${verses([1])}\n\\c 3\n\\p\n${verses([1])}`,
  );
  expect(found.missingBooks).toHaveLength(64);
  expect(found.missingChapters).toEqual(['HAG 1']);
  expect(found.missing.places).toEqual(['JUD 1:3-25', 'HAG 2:2-23']);
  expect(found.extra.places).toEqual(['HAG 3:1']);
});

test('a book that no versification has lacks nothing', () => {
  const apocryphal = allBooks().find(({ canon }) => canon === 'deuterocanonical')!;
  expect(census(`${apocryphal.id}\n\\c 4\n\\p\n${verses([7])}`)).toMatchObject({
    missing: none,
    extra: none,
    missingChapters: [],
  });
});

test('a chapter lacks what its verses do not cover and has extra what comes after its end', () => {
  expect(chapterFit([[1, 5]], 5)).toEqual({ missing: [], extra: [] });
  expect(chapterFit([], 5)).toEqual({ missing: [[1, 5]], extra: [] });
  expect(
    chapterFit(
      [
        [2, 2],
        [4, 8],
      ],
      6,
    ),
  ).toEqual({
    missing: [
      [1, 1],
      [3, 3],
    ],
    extra: [[7, 8]],
  });
  expect(
    chapterFit(
      [
        [1, 2],
        [9, 9],
      ],
      4,
    ),
  ).toEqual({ missing: [[3, 4]], extra: [[9, 9]] });
  expect(chapterFit([[7, 9]], 0)).toEqual({ missing: [], extra: [[7, 9]] });
});
