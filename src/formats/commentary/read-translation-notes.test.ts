import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../../test/long-tests.ts';
import { mutatedText } from '../mutated-text.fixture.ts';
import { readCommentary } from './read-commentary.ts';
import { isTranslationNotes } from './read-translation-notes.ts';

setDefaultTimeout(600_000);

const read = (text: string, file = 'tn_TIT.tsv') => {
  const { content, diagnostics } = readCommentary([{ file, bytes: new TextEncoder().encode(text) }]);
  return { books: content?.books ?? [], codes: diagnostics.map(({ code }) => code) };
};

const seven = 'Reference\tID\tTags\tSupportReference\tQuote\tOccurrence\tNote\n';
const nine = 'Book\tChapter\tVerse\tID\tSupportReference\tOrigQuote\tOccurrence\tGLQuote\tOccurrenceNote\n';

test('translation questions have their answers as notes', () => {
  const text =
    'Reference\tID\tTags\tQuote\tOccurrence\tQuestion\tResponse\n1:1\taa11\t\t\t\tWhat was his purpose?\tTo *establish* the faith.\n';
  expect(isTranslationNotes(text)).toBe(true);
  expect(read(text, 'tq_TIT.tsv')).toMatchObject({
    codes: [],
    books: [
      {
        id: 'TIT',
        chapters: [
          { number: 1, verses: [{ number: 1, notes: ['What was his purpose?\nTo establish the faith.'] }] },
        ],
      },
    ],
  });
});

describe('translation notes', () => {
  test('have introductions and notes on verses', () => {
    const text = `${seven}front:intro\tm2jl\t\t\t\t0\t# Introduction to Titus\\n\\n## Part 1: \\n* a list
1:intro\tc7me\t\t\t\t0\t# Titus 1 Notes
1:1\trtc9\t\trc://*/ta/man/translate/figs-abstractnouns\tκατὰ "πίστιν\t1\tThe word **faith** is *abstract*. (See: [[rc://*/ta/man/translate/figs-abstractnouns]])
1:2-3\txyz8\t\t\t\t1\tSee [the note](../01/01.md).\n`;
    expect(isTranslationNotes(text)).toBe(true);
    expect(read(text)).toMatchObject({
      codes: [],
      books: [
        {
          id: 'TIT',
          introduction: 'Introduction to Titus\n\nPart 1:\n* a list',
          chapters: [
            {
              number: 1,
              introduction: 'Titus 1 Notes',
              verses: [
                {
                  number: 1,
                  notes: ['κατὰ "πίστιν: The word faith is abstract. (See: figs-abstractnouns)'],
                },
                { number: 2, notes: ['1:2-3\n\nSee the note.'] },
              ],
            },
          ],
        },
      ],
    });
  });

  test('of nine columns name their book, and quote the gateway language', () => {
    const text = `${nine}3JN\t1\t1\tabcd\t\tΓαΐῳ\t1\tto Gaius\tA man.<br>He was well.\n`;
    expect(read(text, 'notes.tsv').books).toMatchObject([
      { id: '3JN', chapters: [{ verses: [{ number: 1, notes: ['to Gaius: A man.\nHe was well.'] }] }] },
    ]);
  });

  test.each([
    ['notes.tsv', `${seven}1:1\ta\t\t\t\t0\tA note\n`, 'unknown-book-id'],
    ['tn_TIT.tsv', `${seven}x:1\ta\t\t\t\t0\tA note\n`, 'bad-verse-number'],
    ['tn_TIT.tsv', `${seven}1:x\ta\t\t\t\t0\tA note\n`, 'bad-verse-number'],
    ['tn_TIT.tsv', `${seven}1:1\ta\t\t\t\t0\t\n`, 'empty-note'],
  ])('report unreadable rows: %s %p', (file, text, code) => {
    expect(read(text, file).codes).toContain(code as never);
  });

  test('that are damaged in any way are read without an error', () => {
    fc.assert(
      fc.property(
        mutatedText(`${seven}1:1\ta\t\t\tb\t0\t**c** [d](e)\n`, ['\t', '\n', '**', '[', ':', '0']),
        (text) => {
          read(text);
        },
      ),
      { numRuns: runs(300) },
    );
  });
});
