import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import type { SimpleChapterContent, SimpleChapterVerse } from '../../../client/src/documents.ts';
import { type Segment, segmentsOf, type TextBlock, textBlocks, withCallers } from './text-blocks.ts';

setDefaultTimeout(600_000);

const verse = (number: number, text: string, more: Partial<SimpleChapterVerse> = {}): SimpleChapterVerse => ({
  type: 'verse',
  number,
  text,
  footnotes: [],
  ...more,
});
const plain = (segments: readonly Segment[]) =>
  segments.map((segment) => ('note' in segment ? `[${segment.note.noteId}]` : segment.text)).join('');

function shown(block: TextBlock): string {
  if (block.type === 'heading') return `# ${block.text}`;
  if (block.type === 'title') return `T ${block.lines.map(plain).join('/')}`;
  if (block.type === 'poem') {
    return block.lines
      .map(({ level, run }) => `${level}:${run.isFirst ? run.verse : ''}${plain(run.segments)}`)
      .join('|');
  }
  return block.lines
    .map((runs) =>
      runs.map(({ verse: number, isFirst, segments }) => (isFirst ? number : '') + plain(segments)).join(' '),
    )
    .join('/');
}
const page = (content: SimpleChapterContent[], options = {}) => textBlocks(content, {}, options).map(shown);
const note = (noteId: number, offset: number) => ({ noteId, offset, text: 'note', caller: '+' });

test('verses run on until a paragraph ends', () => {
  expect(page([verse(1, 'One.'), verse(2, 'Two.'), { type: 'line_break' }, verse(3, 'Three.')])).toEqual([
    '1One. 2Two.',
    '3Three.',
  ]);
});

test('each verse begins a line with that setting', () => {
  expect(page([verse(1, 'One.'), verse(2, 'Two.')], { versePerLine: true })).toEqual(['1One./2Two.']);
});

test('lines of poetry form a stanza, between prose', () => {
  const poem = [
    { start: 5, end: 8, level: 1 },
    { start: 9, end: 12, level: 2 },
  ];
  expect(page([verse(1, 'said\nabc\ndef', { poem }), verse(2, 'After.')])).toEqual([
    '1said',
    '1:abc|2:def',
    '2After.',
  ]);
});

test('a heading within a verse is where the text is cut', () => {
  expect(page([verse(1, 'before after', { headings: [{ offset: 7, text: 'H' }] })])).toEqual([
    '1before ',
    '# H',
    'after',
  ]);
});

test('headings and titles are blocks of their own', () => {
  const title = { ...verse(0, 'A Psalm.'), type: 'hebrew_subtitle' as const };
  expect(page([{ type: 'heading', text: 'H' }, title, verse(1, 'x')])).toEqual(['# H', 'T A Psalm.', '1x']);
});

describe('notes', () => {
  test('are where they are called, also at the end of a line and of the verse', () => {
    const footnotes = [note(1, 0), note(2, 1), note(3, 3), note(4, 7)];
    expect(page([verse(1, 'abc\ndef', { footnotes })])).toEqual(['1[1]a[2]bc[3]/def[4]']);
  });

  test('are kept in a verse without text', () => {
    expect(page([verse(1, '', { footnotes: [note(1, 0)] })])).toEqual(['1[1]']);
  });
});

test('no text and no note is lost or repeated, wherever marks begin and end', () => {
  const text = fc.string({
    minLength: 0,
    maxLength: 40,
    unit: fc.constantFrom('a', 'b', ' ', '\n', 'é', '😀'),
  });
  const input = text.chain((value) => {
    const place = fc.integer({ min: 0, max: value.length });
    const range = fc.tuple(place, place).map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
    return fc.record({
      text: fc.constant(value),
      footnotes: fc.uniqueArray(place).map((places) => places.map((offset, index) => note(index, offset))),
      wordsOfJesus: fc.array(range, { maxLength: 3 }),
      poem: fc.array(
        range.map((each) => ({ ...each, level: 1 })),
        { maxLength: 3 },
      ),
      headings: fc
        .uniqueArray(place, { maxLength: 2 })
        .map((places) => places.map((offset) => ({ offset, text: 'H' }))),
    });
  });
  fc.assert(
    fc.property(input, (marked) => {
      const blocks = textBlocks([{ type: 'verse', number: 1, ...marked }]);
      const segments = blocks.flatMap((block) => {
        if (block.type === 'poem') return block.lines.flatMap(({ run }) => run.segments);
        return block.type === 'paragraph' ? block.lines.flat().flatMap((run) => run.segments) : [];
      });
      const texts = segments.map((segment) => ('note' in segment ? '' : segment.text)).join('');
      expect(texts).toBe(marked.text.replaceAll('\n', ''));
      const notes = segments.flatMap((segment) => ('note' in segment ? [segment.note.noteId] : []));
      expect(notes.toSorted()).toEqual(marked.footnotes.map(({ noteId }) => noteId).toSorted());
    }),
  );
});

test('a segment is one word, and knows whether it is red', () => {
  const marked = { text: 'He said Go now', footnotes: [], wordsOfJesus: [{ start: 8, end: 14 }] };
  const words = [
    { start: 0, end: 2, lemma: 'a' },
    { start: 8, end: 10, lemma: 'b' },
  ];
  expect(segmentsOf(marked, words, 0, 14)).toEqual([
    { text: 'He', isRed: false, word: words[0]! },
    { text: ' said ', isRed: false },
    { text: 'Go', isRed: true, word: words[1]! },
    { text: ' now', isRed: true },
  ]);
});

const withNotes = (number: number, callers: (string | null)[]) => ({
  type: 'verse' as const,
  number,
  text: 'x',
  footnotes: callers.map((caller, noteId) => ({ noteId, offset: 1, text: 'n', caller })),
});
const callers = (...verses: (string | null)[][]) =>
  withCallers(verses.map((each, index) => withNotes(index + 1, each))).flatMap((item) =>
    'footnotes' in item ? item.footnotes.map(({ caller }) => caller) : [],
  );

test('notes without callers get letters, in order through the chapter', () => {
  expect(callers(['+', '+'], ['+'])).toEqual(['a', 'b', 'c']);
});

test('a caller of the source stays, and an empty one becomes a letter', () => {
  expect(callers(['*', null, '+'])).toEqual(['*', 'a', 'b']);
});

test('aa comes after z', () => {
  const many = callers(Array.from({ length: 54 }, () => '+'));
  expect([many[25], many[26], many[51], many[52]]).toEqual(['z', 'aa', 'az', 'ba']);
  expect(new Set(many).size).toBe(54);
});
