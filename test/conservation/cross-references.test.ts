import { describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CrossReferenceChapter,
  crossReferenceChapterSchema,
} from '../../src/documents/cross-references/cross-reference-chapter-schema.ts';
import {
  crossReferenceDocuments,
  numberingOfReferences,
} from '../../src/documents/cross-references/cross-reference-documents.ts';
import { readCrossReferences } from '../../src/formats/cross-references/read-cross-references.ts';
import { usfmBookId } from '../../src/references/osis-books.ts';
import { sharedData } from '../shared-data.ts';

const metadata = {
  id: 'openbible',
  name: 'Cross References',
  englishName: 'Cross References',
  shortName: 'openbible',
  language: 'eng',
  direction: 'ltr',
  website: 'https://www.openbible.info',
  licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
  licenseNotes: null,
  licenseNotice: null,
} as const;

const spelled = (verse: string) => verse.replace(/^\w+/, (book) => usfmBookId(book)!);

function rowsOfFile(bytes: Uint8Array): string[] {
  const lines = new TextDecoder().decode(bytes).trimEnd().split('\n').slice(1);
  return lines.map((line) => {
    const [source, target, votes] = line.split('\t');
    return `${spelled(source!)} ${target!.split('-').map(spelled).join('-')} ${votes}`;
  });
}

function rowsOfChapter({ book: { id }, chapter }: CrossReferenceChapter): string[] {
  return chapter.content.flatMap(({ verse, references }) =>
    references.map((reference) => {
      const { book, chapter: first, verse: start, endChapter = first, endVerse, score } = reference;
      const range = endVerse === undefined ? '' : `-${book}.${endChapter}.${endVerse}`;
      return `${id}.${chapter.number}.${verse} ${book}.${first}.${start}${range} ${score}`;
    }),
  );
}

/** The served ends of ranges into another book, which are cut at the end of their first book. */
const cut: Readonly<Record<string, string>> = {
  LEV: '',
  '2CH': '-2CH.36.23',
  JER: '-JER.52.34',
  HAG: '-HAG.2.23',
  ACT: '-ACT.28.31',
  EPH: '-EPH.6.24',
  '1TH': '',
  '2JN': '-2JN.1.13',
};

function asServed(row: string): string {
  const [source, target, votes] = row.split(' ');
  const [start, end] = target!.split('-');
  const book = start!.slice(0, 3);
  if (end === undefined || end.startsWith(book)) return row;
  const last = cut[book]!;
  return `${source} ${start}${last === `-${start}` ? '' : last} ${votes}`;
}

const folder = sharedData && join(sharedData, 'cross-references/openbible');

describe.skipIf(!folder)('the cross references of OpenBible.info', () => {
  const file = 'cross_references.txt';
  const bytes = folder ? new Uint8Array(readFileSync(join(folder, file))) : new Uint8Array();
  const read = readCrossReferences([{ file, bytes }]);
  const source = rowsOfFile(bytes);
  const edition =
    read.content && crossReferenceDocuments(metadata, read.content, numberingOfReferences(read.content));
  const chapters = [...(edition?.documents ?? [])]
    .slice(1)
    .map(([path, json]) => [path, JSON.parse(json) as CrossReferenceChapter] as const);
  const served = chapters.flatMap(([, chapter]) => rowsOfChapter(chapter));

  test('are all served, and only these', () => {
    expect(read.tally).toEqual({ references: 344_799, referencesLeftOut: 0 });
    const expected = source.map(asServed).sort();
    const found = served.toSorted();
    expect(found.length).toBe(expected.length);
    expect(found.filter((row, index) => row !== expected[index])).toEqual([]);
  });

  test('are counted exactly', () => {
    const sources = new Set(source.map((row) => row.split(' ')[0]!));
    expect(sources.size).toBe(29_364);
    expect(edition!.counts).toMatchObject({ books: 66, chapters: 1189, verses: 29_364 });
    expect(edition!.catalogueEntry).toMatchObject({ totalNumberOfReferences: 344_799 });
    const perChapter = Map.groupBy(source, (row) => row.slice(0, row.lastIndexOf('.', row.indexOf(' '))));
    const counts = chapters.map(([, { book, chapter, numberOfReferences, numberOfVerses }]) => {
      const name = `${book.id}.${chapter.number}`;
      return [name, numberOfReferences, numberOfVerses] as const;
    });
    expect(counts.map(([name, references]) => [name, references]).sort()).toEqual(
      [...perChapter].map(([name, rows]) => [name, rows.length]).sort(),
    );
    for (const [name, , verses] of counts) {
      expect(verses).toBe(new Set(perChapter.get(name)!.map((row) => row.split(' ')[0])).size);
    }
  });

  test('are sorted by score, including negative ones', () => {
    for (const [, { chapter }] of chapters) {
      for (const { references } of chapter.content) {
        const scores = references.map(({ score }) => score!);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      }
    }
    const negative = (rows: readonly string[]) => rows.filter((row) => / -\d+$/.test(row)).length;
    expect(negative(source)).toBe(1229);
    expect(negative(served)).toBe(1229);
  });

  test('end with the last chapter of Revelation', () => {
    const [path, { numberOfReferences, nextChapterApiLink, previousChapterApiLink }] = chapters.at(-1)!;
    expect(path).toBe('/api/d/openbible/REV/22.json');
    expect(numberOfReferences).toBe(360);
    expect(nextChapterApiLink).toBeNull();
    expect(previousChapterApiLink).toBe('/api/d/openbible/REV/21.json');
  });

  test('report the ranges into another book', () => {
    const found = Map.groupBy(read.diagnostics, ({ code }) => code);
    expect([...found].map(([code, { length }]) => [code, length]).sort()).toEqual([
      ['range-across-books', 18],
    ]);
  });

  test('have the shape of the contract', () => {
    for (const [, chapter] of chapters.filter((_, index) => index % 10 === 0)) {
      crossReferenceChapterSchema.parse(chapter);
    }
    expect(chapters).toHaveLength(1189);
  });
});
