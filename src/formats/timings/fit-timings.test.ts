import { describe, expect, test } from 'bun:test';
import type { ChapterText, VerseBlock } from '../../model/book-text.ts';
import { fitTimings } from './chapter-timings.ts';

function chapter(...verses: (number | [first: number, last: number])[]): ChapterText {
  const blocks = verses.map((verse): VerseBlock => {
    const content = { text: '', pieces: [], words: [] };
    if (typeof verse === 'number') return { type: 'verse', number: verse, content };
    return { type: 'verse', number: verse[0], lastNumber: verse[1], content };
  });
  return { number: 1, blocks: [{ type: 'line_break' }, ...blocks], footnotes: [] };
}

function fit(text: ChapterText, starts: Record<number, number>, isByOrder?: true) {
  const timings = Object.entries(starts).map(([verse, start]) => ({ verse: Number(verse), start, at: 0 }));
  const fitted = fitTimings({ starts: timings, ...(isByOrder ? { isByOrder } : {}) }, text);
  return { ...fitted, withoutVerse: fitted.withoutVerse.map(({ verse }) => verse) };
}

describe('the start of verse n is at index n - 1', () => {
  test('when every verse has a timing', () => {
    const fitted = fit(chapter(1, 2, 3), { 1: 3.48, 2: 11.96, 3: 20.44 });
    expect(fitted).toEqual({ verseStarts: [3.48, 11.96, 20.44], untimed: [], withoutVerse: [] });
  });

  test('when the text passes over a verse: it has no duration', () => {
    const fitted = fit(chapter(1, 2, 4), { 1: 1, 2: 2, 4: 4 });
    expect(fitted).toEqual({ verseStarts: [1, 2, 4, 4], untimed: [], withoutVerse: [] });
  });

  test('when a verse of the text has no timing', () => {
    const fitted = fit(chapter(1, 2, 3, 4), { 2: 2, 3: 3 });
    expect(fitted).toEqual({ verseStarts: [2, 2, 3], untimed: [1, 4], withoutVerse: [] });
  });

  test('a timing without a verse is kept inside the chapter and dropped after its end', () => {
    const fitted = fit(chapter(1, 3), { 1: 1, 2: 2, 3: 3, 4: 4 });
    expect(fitted).toEqual({ verseStarts: [1, 2, 3], untimed: [], withoutVerse: [2, 4] });
  });

  test('when a list fills the place of a verse that the text passes over', () => {
    const fitted = fit(chapter(1, 4), { 1: 1, 2: 4, 3: 4, 4: 4, 5: 4 });
    expect(fitted).toEqual({ verseStarts: [1, 4, 4, 4], untimed: [], withoutVerse: [5] });
  });

  test('if the text contains a range', () => {
    const fitted = fit(chapter(1, [2, 3]), { 1: 1, 2: 2, 3: 3 });
    expect(fitted).toEqual({ verseStarts: [1, 2, 3], untimed: [], withoutVerse: [] });
  });
});

describe('cues without numbers', () => {
  test('are the verses of the text when they are as many', () => {
    expect(fit(chapter(1, 2, 4), { 1: 1, 2: 2, 3: 4 }, true)).toEqual({
      verseStarts: [1, 2, 4, 4],
      untimed: [],
      withoutVerse: [],
    });
  });

  test('are counted from 1 otherwise', () => {
    expect(fit(chapter(1, 2, 4), { 1: 1, 2: 2, 3: 3, 4: 4 }, true)).toEqual({
      verseStarts: [1, 2, 3, 4],
      untimed: [],
      withoutVerse: [3],
    });
  });
});

test('a chapter without verses, or without timings of any of them, has no starts', () => {
  expect(fit(chapter(), { 1: 1 })).toEqual({ verseStarts: [], untimed: [], withoutVerse: [1] });
  expect(fit(chapter(1), { 5: 5 })).toEqual({ verseStarts: [], untimed: [1], withoutVerse: [5] });
});
