import { describe, expect, test } from 'bun:test';
import type { ChapterVerse, SimpleTranslationBookChapterWords } from './documents.ts';
import { verseAtTime, verseOf } from './verses.ts';
import { textOfWord, wordAt, wordsOfVerse } from './words.ts';

const verse = { number: 1, text: 'Seeing the crowds, he spoke.' };
const seeing = { start: 0, end: 6, strongs: ['G3708'] };
const crowds = { start: 11, end: 17, strongs: ['G3793'] };
const words = { verses: { 1: [seeing, crowds] } } as unknown as SimpleTranslationBookChapterWords;

describe('words of a simplified chapter', () => {
  test('include their text', () => {
    expect(wordsOfVerse(words, verse)).toEqual([
      { ...seeing, text: 'Seeing' },
      { ...crowds, text: 'crowds' },
    ]);
    expect(wordsOfVerse(words, { number: 2, text: '' })).toEqual([]);
  });

  test('are found by an offset: the first code unit is in, the one after the last is not', () => {
    const at = (offset: number) => wordAt(words, 1, offset);
    expect([0, 5, 6, 11, 16, 17, -1, 99].map(at)).toEqual([
      seeing,
      seeing,
      undefined,
      crowds,
      crowds,
      undefined,
      undefined,
      undefined,
    ]);
    expect(wordAt(words, 9, 0)).toBeUndefined();
  });
});

test('a word of a standard chapter is in the item it names', () => {
  const standard: ChapterVerse = {
    type: 'verse',
    number: 1,
    content: ['one two', { noteId: 0 }, { text: 'three', poem: 1 }],
  };
  const text = (contentIndex: number, start: number, end: number) =>
    textOfWord(standard, { contentIndex, start, end });
  expect([text(0, 4, 7), text(2, 0, 5), text(1, 0, 2), text(7, 0, 1)]).toEqual(['two', 'three', '', '']);
});

test('a verse is found by its number, in a chapter of any format', () => {
  const chapter = {
    chapter: {
      content: [
        { type: 'heading' as const, text: 'H' },
        { type: 'verse' as const, ...verse },
      ],
    },
  };
  expect(verseOf(chapter, 1)?.text).toBe(verse.text);
  expect(verseOf(chapter, 2)).toBeUndefined();
});

test('a verse is found by the time it is read at', () => {
  const at = (seconds: number) => verseAtTime({ verses: [1.5, 6.25, 12] }, seconds);
  expect([0, 1.5, 6, 6.25, 11.9, 12, 1000].map(at)).toEqual([undefined, 1, 1, 2, 2, 3, 3]);
});
