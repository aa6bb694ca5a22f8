import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { versePieces } from '../../src/questions/verse-pieces.ts';
import type { SimpleChapterVerse } from './documents.ts';
import { textWithNotes } from './verses.ts';

setDefaultTimeout(600_000);

const note = (offset: number, text: string, noteId = 0) => ({ noteId, offset, text, caller: '+' });
const verse = (text: string, more: Partial<SimpleChapterVerse> = {}): SimpleChapterVerse => ({
  type: 'verse',
  number: 1,
  text,
  footnotes: [],
  ...more,
});

describe('versePieces', () => {
  test('cuts a verse where its marks begin and end', () => {
    const pieces = versePieces(
      verse('He said, “Come.”\nThey came.', {
        wordsOfJesus: [{ start: 9, end: 16 }],
        poem: [{ start: 17, end: 27, level: 2 }],
        footnotes: [note(14, 'Or go')],
        headings: [{ offset: 17, text: 'They come' }],
      }),
    );
    expect(pieces).toEqual([
      { type: 'text', text: 'He said, ', start: 0, end: 9, wordsOfJesus: false, poem: 0 },
      { type: 'text', text: '“Come', start: 9, end: 14, wordsOfJesus: true, poem: 0 },
      { type: 'note', note: note(14, 'Or go') },
      { type: 'text', text: '.”', start: 14, end: 16, wordsOfJesus: true, poem: 0 },
      { type: 'text', text: '\n', start: 16, end: 17, wordsOfJesus: false, poem: 0 },
      { type: 'heading', text: 'They come' },
      { type: 'text', text: 'They came.', start: 17, end: 27, wordsOfJesus: false, poem: 2 },
    ]);
  });

  test('shows a verse without text that has a note', () => {
    expect(versePieces(verse('', { footnotes: [note(0, 'Left out')] }))).toEqual([
      { type: 'note', note: note(0, 'Left out') },
    ]);
    expect(versePieces(verse(''))).toEqual([]);
  });

  const offset = fc.integer({ min: -3, max: 40 });
  const range = fc.tuple(offset, offset).map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
  const anyVerse = fc
    .record({
      text: fc.string({ unit: 'grapheme', maxLength: 30 }),
      footnotes: fc.array(offset.map((at) => note(at, 'note'))),
      headings: fc.array(offset.map((at) => ({ offset: at, text: 'heading' }))),
      wordsOfJesus: fc.array(range),
      poem: fc.array(range.map((lines) => ({ ...lines, level: 1 }))),
    })
    .map(({ text, ...more }) => verse(text, more));

  test('loses and repeats nothing, even with offsets outside the text', () => {
    fc.assert(
      fc.property(anyVerse, (any) => {
        const pieces = versePieces(any);
        const texts = pieces.filter((piece) => piece.type === 'text');
        expect(texts.map(({ text }) => text).join('')).toBe(any.text);
        for (const { start, end, text } of texts) expect(any.text.slice(start, end)).toBe(text);
        expect(pieces.filter(({ type }) => type === 'note')).toHaveLength(any.footnotes.length);
        expect(pieces.filter(({ type }) => type === 'heading')).toHaveLength(any.headings!.length);
      }),
    );
  });

  test('marks each code unit as its ranges say', () => {
    fc.assert(
      fc.property(anyVerse, (any) => {
        for (const piece of versePieces(any)) {
          if (piece.type !== 'text') continue;
          for (let at = piece.start; at < piece.end; at++) {
            expect(piece.wordsOfJesus).toBe(
              any.wordsOfJesus!.some(({ start, end }) => start <= at && at < end),
            );
          }
        }
      }),
    );
  });
});

describe('textWithNotes', () => {
  test('places each note at its caller, counted in UTF-16 code units', () => {
    const text = '𐤁𐤓 in the beginning, God';
    const footnotes = [note(4, 'Or son', 1), note(text.length, 'Hebrew plural', 2), note(4, 'Or pure', 3)];
    expect(textWithNotes(verse(text, { footnotes }))).toBe(
      '𐤁𐤓 [Or son] [Or pure] in the beginning, God [Hebrew plural]',
    );
    expect(textWithNotes(verse(text, { footnotes }), ({ noteId }) => `(${noteId})`)).toBe(
      '𐤁𐤓(1)(3) in the beginning, God(2)',
    );
  });

  test('keeps a text without notes unchanged, without headings', () => {
    expect(textWithNotes(verse('a b', { headings: [{ offset: 2, text: 'H' }] }))).toBe('a b');
  });
});
