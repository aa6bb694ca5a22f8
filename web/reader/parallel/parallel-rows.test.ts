import '../../location.fixture.ts';
import { expect, test } from 'bun:test';
import type {
  SimpleTranslationBookChapter,
  TranslationVersification,
} from '../../../client/src/documents.ts';
import type { TextBlock } from '../text/text-blocks.ts';
import { parallelRows } from './parallel-rows.ts';

type Bridge = readonly [verse: number, endVerse: number];

function column(verses: readonly number[], bridges: readonly Bridge[] = []) {
  const content = verses.map((number) => ({ type: 'verse', number, text: `words ${number}`, footnotes: [] }));
  const numbers = bridges.map(([verse, endVerse]) => ({ book: 'RUT', chapter: 1, verse, endVerse }));
  return {
    chapter: { book: { id: 'RUT', order: 8 }, chapter: { number: 1, content, footnotes: [] } },
    numbering: { scheme: 'eng', mappings: [], numbers },
  } as unknown as {
    readonly chapter: SimpleTranslationBookChapter;
    readonly numbering: TranslationVersification;
  };
}

function runsOf(blocks: readonly TextBlock[]) {
  return blocks.flatMap((block) =>
    block.type === 'paragraph'
      ? block.lines.flat().map(({ verse, endVerse, label }) => [label, verse, endVerse])
      : [],
  );
}

const rowsOf = (...columns: readonly ReturnType<typeof column>[]) =>
  parallelRows(columns, () => ({})).map(({ cells }) => cells.map(({ blocks }) => runsOf(blocks)));

test('verses with the same number share a row', () => {
  expect(rowsOf(column([1, 2]), column([1, 2]))).toEqual([
    [[[undefined, 1, undefined]], [[undefined, 1, undefined]]],
    [[[undefined, 2, undefined]], [[undefined, 2, undefined]]],
  ]);
});

test('the verses of a bridge in the first translation keep their numbers and are selected with it', () => {
  expect(rowsOf(column([1, 2], [[2, 3]]), column([1, 2, 3]))[1]).toEqual([
    [[undefined, 2, 3]],
    [
      [undefined, 2, undefined],
      ['3', 2, 3],
    ],
  ]);
});

test('a bridge in another translation is next to all of its verses', () => {
  expect(rowsOf(column([1, 2, 3]), column([1, 2], [[2, 3]]))[1]).toEqual([
    [
      [undefined, 2, undefined],
      [undefined, 3, undefined],
    ],
    [[undefined, 2, 3]],
  ]);
});

test('a verse that the first translation lacks has its own row and number', () => {
  const rows = rowsOf(column([1, 3]), column([1, 2, 3]));
  expect(rows[1]).toEqual([[], [[undefined, 2, undefined]]]);
});

test('a title inside a chapter stays before its verse', () => {
  const titled = column([1, 2, 3]);
  const content = titled.chapter.chapter.content.toSpliced(2, 0, {
    type: 'hebrew_subtitle',
    text: 'BETH',
    footnotes: [],
  });
  const letters = {
    ...titled,
    chapter: { ...titled.chapter, chapter: { ...titled.chapter.chapter, content } },
  };
  const rows = parallelRows([column([1, 2, 3]), letters], () => ({}));
  expect(rows.map(({ cells }) => cells[1]!.blocks.map(({ type }) => type))).toEqual([
    ['paragraph'],
    ['paragraph'],
    ['title', 'paragraph'],
  ]);
});
