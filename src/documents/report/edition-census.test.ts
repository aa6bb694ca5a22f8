import { expect, setDefaultTimeout, test } from 'bun:test';
import { readBook } from '../../formats/builder/read-books.ts';
import { readUsfm } from '../../formats/usfm/read-usfm.ts';
import { allBooks } from '../../model/books.ts';
import { type SchemeName, schemeNames } from '../../references/reference.ts';
import { editionNumbering } from '../../references/versification/edition-numbering.ts';
import { Versification } from '../../references/versification/versification.ts';
import { bookCensus, editionCensus } from './edition-census.ts';

setDefaultTimeout(600_000);

const none = { verses: 0, places: [] };

const verses = (numbers: readonly (number | string)[]) =>
  numbers.map((number) => `\\v ${number} a`).join('\n');

function census(...books: string[]) {
  const read = books.map((usfm) =>
    bookCensus(
      'file',
      readBook(readUsfm, `\\id ${usfm}`, () => {}),
    ),
  );
  return editionCensus(read, editionNumbering(read));
}

function wholeBook(id: string, name: SchemeName): string {
  const chapters = Versification.standard(name).chapters(id)!;
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  return `${id}\n${chapters.map((count, index) => `\\c ${index + 1}\n\\p\n${verses(numbers(count))}`).join('\n')}`;
}

test('a Bible as one of the schemes has it lacks nothing and is measured against that', () => {
  for (const name of schemeNames) {
    const ids = [...Versification.standard(name).books];
    expect(census(...ids.map((id) => wholeBook(id, name)))).toMatchObject({
      versification: name,
      books: ids.length,
      missingBooks: [],
      missingChapters: [],
      missing: none,
      extra: none,
    });
  }
});

test('unusual markup is reported with its places', () => {
  const book = `3JN\n\\c 1\n\\p\n${verses([1, 3, '4-6', '6b', 7, 5, 8, 10, 9, '11a', '11b', 12, 13, 14, 15])}\n\\v 15 b\n\\v 16\n`;
  expect(census(book)).toMatchObject({
    versification: 'eng',
    verses: 15,
    missing: { verses: 1, places: ['3JN 1:2'] },
    extra: { verses: 1, places: ['3JN 1:16'] },
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

test('a book that its versification does not have lacks nothing', () => {
  const unknown = allBooks().find(({ id }) => id === 'REP')!;
  expect(census(`${unknown.id}\n\\c 4\n\\p\n${verses([7])}`)).toMatchObject({
    missing: none,
    extra: none,
    missingChapters: [],
  });
});
