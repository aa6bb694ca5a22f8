import { beforeAll, expect, test } from 'bun:test';
import type { BookText, ChapterText, VerseText } from '../../model/book-text.ts';
import { usfmBookId } from '../../references/osis-books.ts';
import { morphhbFiles, type SourceVerse, versesOfFile } from './morphhb.fixture.ts';
import { readOsisBooks } from './read-osis.ts';

interface ReadVerse {
  readonly source: SourceVerse;
  readonly content: VerseText;
}

const books: BookText[] = [];
const reported: string[] = [];
const verses: ReadVerse[] = [];
const chapters: { readonly chapter: ChapterText; readonly source: readonly SourceVerse[] }[] = [];

beforeAll(() => {
  for (const { name, source } of morphhbFiles()) {
    const found = readOsisBooks(source, (code, at) => reported.push(`${name}: ${code} at ${at}`));
    const byChapter = Map.groupBy(versesOfFile(source), ({ chapter }) => chapter);
    books.push(...found);
    for (const chapter of found.flatMap((book) => book.chapters)) {
      addChapter(chapter, byChapter.get(chapter.number) ?? []);
    }
  }
}, 600_000);

function addChapter(chapter: ChapterText, source: readonly SourceVerse[]): void {
  const byNumber = new Map(source.map((verse) => [verse.number, verse]));
  chapters.push({ chapter, source });
  for (const block of chapter.blocks) {
    const sourceVerse = block.type === 'verse' && byNumber.get(block.number);
    if (sourceVerse) verses.push({ source: sourceVerse, content: block.content });
  }
}

test('the 39 books are read without a report: 929 chapters, 23,213 verses', () => {
  expect(reported).toEqual([]);
  expect(new Set(books.map(({ id }) => id)).size).toBe(39);
  expect(books.map(({ id }) => id)).toEqual(morphhbFiles().map(({ name }) => usfmBookId(name.slice(0, -4))!));
  expect(books.flatMap((book) => book.chapters)).toHaveLength(929);
  expect(verses).toHaveLength(23213);
  expect(books.map(({ counts }) => counts.dropped)).toEqual(books.map(() => ({})));
});

test('the text of every verse matches its file', () => {
  const onOneLine = ({ text }: VerseText) => text.replaceAll('\n', ' ');
  const different = verses.filter(({ source, content }) => source.text !== onOneLine(content));
  expect(different.map(({ source }) => source.osisId).toSorted()).toEqual(['2Sam.16.23', 'Jer.50.29']);
  for (const { source, content } of different)
    expect(onOneLine(content).replace('־ ', '־')).toBe(source.text);
});

test('a line of a verse ends only at the end of an open section', () => {
  const broken = verses.filter(({ content }) => content.text.includes('\n'));
  const sectioned = verses.filter(({ source }) =>
    / פ (?=.*[א-ת]{2})/.test(source.text.replace(/[\u0591-\u05c7]/g, '')),
  );
  expect(broken).toEqual(sectioned);
  expect(broken).toHaveLength(13);
  for (const { content } of broken) expect(content.text).toMatch(/^[^\n]*׃? פ\n[^\n]*$/);
});

test('every word has its Strong’s numbers, its morphology and correct offsets', () => {
  let count = 0;
  for (const { source, content } of verses) {
    const found = content.words.map(({ start, end, annotation: { strongs = [], morph } }) => ({
      text: content.text.slice(start, end),
      strongs,
      morph,
    }));
    expect(found).toEqual(source.words as typeof found);
    count += found.length;
  }
  expect(count).toBe(305507);
});

test('every note is a footnote of its verse, in order', () => {
  let count = 0;
  for (const { chapter, source } of chapters) {
    const expected = source.flatMap(({ number, notes }) => notes.map((text) => [number, text]));
    expect<unknown[][]>(chapter.footnotes.map(({ reference, text }) => [reference.verse, text])).toEqual(
      expected,
    );
    count += expected.length;
  }
  expect(count).toBe(4499);
});

test('every footnote is tied to its verse', () => {
  expect(chapters.flatMap(({ chapter }) => chapter.footnotes).filter(({ tied }) => !tied)).toEqual([]);
});
