import { expect, test } from 'bun:test';
import { type SchemeName, schemeNames } from '../reference.ts';
import { editionNumbering, versificationOfDocument } from './edition-numbering.ts';
import type { BookVerses, VerseRange } from './find-scheme.ts';
import { mapVerses } from './map-verses.ts';
import { readVrs } from './read-vrs.ts';
import { verseSpan } from './verse-span.ts';
import { Versification } from './versification.ts';

const bookOf = (name: SchemeName, id: string): BookVerses => ({
  id,
  chapters: Versification.standard(name)
    .chapters(id)!
    .map((count, index) => ({ number: index + 1, covered: count > 0 ? [[1, count]] : [] })),
});
const bibleOf = (name: SchemeName) => [...Versification.standard(name).books].map((id) => bookOf(name, id));
const replaced = (
  books: readonly BookVerses[],
  id: string,
  chapter: number,
  covered: readonly VerseRange[],
) =>
  books.map((book) =>
    book.id === id
      ? { id, chapters: book.chapters.map((one) => (one.number === chapter ? { ...one, covered } : one)) }
      : book,
  );
const map = (from: Versification | SchemeName, to: Versification | SchemeName, written: string) => {
  const { last: _, ...verse } = verseSpan.read(written)!;
  return mapVerses(from, to, verse).map((found) => verseSpan.write({ ...found, last: found.verse }));
};

test('a text with all verses of a scheme follows it, and departs nowhere', () => {
  for (const name of schemeNames) {
    const { scheme, evidence, differences, mappings } = editionNumbering(bibleOf(name));
    expect([scheme, evidence.by, differences]).toEqual([name, 'verses', []]);
    expect(new Set(mappings)).toEqual(new Set(Versification.standard(name).mappings()));
  }
});

test('missing and additional verses are differences; missing verses map to nothing', () => {
  const books = replaced(bibleOf('eng'), 'MAT', 17, [
    [1, 20],
    [22, 28],
  ]);
  const { differences, versification } = editionNumbering(books);
  expect(differences).toEqual([
    { book: 'MAT', chapter: 17, expected: 27, last: 28, missing: [[21, 21]], extra: [[28, 28]] },
  ]);
  expect(map('org', versification, 'MAT 17:21')).toEqual([]);
  expect(map('org', versification, 'MAT 17:22')).toEqual(['MAT 17:22']);
  expect(map(versification, 'eng', 'MAT 17:21')).toEqual([]);
});

test('a book that follows another scheme is mapped by that', () => {
  const books = bibleOf('eng').map((book) => (book.id === 'JOL' ? bookOf('org', 'JOL') : book));
  const { scheme, differences, versification, mappings } = editionNumbering(books);
  expect([scheme, differences.map((one) => one.scheme)]).toEqual(['eng', ['org', 'org', 'org']]);
  expect(map(versification, 'org', 'JOL 3:1')).toEqual(['JOL 3:1']);
  expect(map(versification, 'eng', 'JOL 3:1')).toEqual(['JOL 2:28']);
  expect(map(versification, 'org', 'MAL 4:1')).toEqual(['MAL 3:19']);
  expect(mappings.filter(({ verses }) => verses.book === 'JOL')).toEqual([]);
});

test('if 3 John has 14 verses, the last maps to two verses elsewhere', () => {
  const { versification } = editionNumbering(replaced(bibleOf('eng'), '3JN', 1, [[1, 14]]));
  expect(map(versification, 'eng', '3JN 1:14')).toEqual(['3JN 1:14', '3JN 1:15']);
  expect(map('org', versification, '3JN 1:15')).toEqual(['3JN 1:14']);
  expect(map('org', versification, '3JN 1:14')).toEqual(['3JN 1:14']);
  expect(map('org', versification, '3JN 1:13')).toEqual(['3JN 1:13']);
});

test('a declared scheme has priority over a detected one', () => {
  const { scheme, evidence } = editionNumbering(bibleOf('eng'), { scheme: 'org' });
  expect([scheme, evidence.by]).toEqual(['org', 'metadata']);
});

test('a .vrs file becomes the numbering of an edition: the nearest scheme with the lines of the file', () => {
  const custom = readVrs('GEN 31:54\nGEN 32:33\nGEN 32:1-33 = GEN 32:1-33\n-MAT 17:21\n', () => {});
  let books = replaced(bibleOf('eng'), 'GEN', 31, [[1, 54]]);
  books = replaced(books, 'GEN', 32, [[1, 33]]);
  const numbering = editionNumbering(books, { file: 'custom.vrs', custom });
  expect([numbering.scheme, numbering.evidence.by, numbering.evidence.file]).toEqual([
    'eng',
    'vrs',
    'custom.vrs',
  ]);
  expect(numbering.differences.map(({ book, chapter }) => `${book} ${chapter}`)).toEqual([
    'GEN 31',
    'GEN 32',
  ]);
  expect(numbering.expected.verseCount('GEN', 32)).toBe(33);
  expect(map(numbering.versification, 'eng', 'GEN 32:1')).toEqual(['GEN 31:55']);
  expect(map(numbering.versification, 'org', 'MAT 17:21')).toEqual([]);
});

test('the document of an edition says all that its versification does', () => {
  const mixed = replaced(
    bibleOf('eng').map((book) => (book.id === 'JOL' ? bookOf('org', 'JOL') : book)),
    '3JN',
    1,
    [[1, 14]],
  );
  const shownRange = ([first, last]: VerseRange) => (last > first ? `${first}-${last}` : `${first}`);
  for (const books of [mixed, ...schemeNames.map(bibleOf)]) {
    const { scheme, differences, mappings, versification } = editionNumbering(books);
    const document = versificationOfDocument({
      scheme,
      differences: differences.map((difference) => ({
        ...difference,
        missing: difference.missing.map(shownRange),
      })),
      mappings: mappings.map(({ verses, original }) => ({
        verses: verseSpan.write(verses),
        original: verseSpan.write(original),
      })),
    });
    for (const { id, chapters } of books) {
      expect(document.chapters(id)).toEqual(versification.chapters(id));
      for (const { number } of chapters) {
        for (let verse = 0; verse <= versification.verseCount(id, number); verse += 3) {
          const at = { book: id, chapter: number, verse };
          expect(mapVerses(document, 'org', at)).toEqual(mapVerses(versification, 'org', at));
        }
      }
    }
  }
});
