import type { BookText, ChapterText, VerseBlock } from '../../model/book-text.ts';
import type { VerseRange } from './verse-range.ts';

/** What verses a book has, and which of them are unusual. */
export interface BookCensus {
  readonly id: string;
  /** Source file as shown to people. */
  readonly file: string;
  readonly chapters: readonly ChapterCensus[];
}

export interface ChapterCensus {
  readonly number: number;
  /** Verses that the documents have; a merged one counts once. */
  readonly verses: number;
  /** Runs of the verse numbers that the text covers, in ascending order. */
  readonly covered: readonly VerseRange[];
  /** Ranges that are written as one verse. */
  readonly merged: readonly VerseRange[];
  /** Verses that stand twice. */
  readonly duplicated: readonly number[];
  readonly outOfOrder: readonly number[];
  /** Verses that have a number but no text; a note may say why. */
  readonly empty: readonly number[];
}

export function bookCensus(file: string, { id, chapters }: BookText): BookCensus {
  return { id, file, chapters: chapters.map(chapterCensus) };
}

function chapterCensus({ number, blocks }: ChapterText): ChapterCensus {
  const verses = blocks.filter((block) => block.type === 'verse');
  const merged: VerseRange[] = [];
  const duplicated: number[] = [];
  const outOfOrder: number[] = [];
  const empty: number[] = [];
  for (const verse of verses) {
    if (verse.lastNumber !== undefined) merged.push([verse.number, verse.lastNumber]);
    if (verse.isRepeated) duplicated.push(verse.number);
    if (verse.isOutOfOrder) outOfOrder.push(verse.number);
    if (verse.content.text === '') empty.push(verse.number);
  }
  return { number, verses: verses.length, covered: runsOf(verses), merged, duplicated, outOfOrder, empty };
}

function runsOf(verses: readonly VerseBlock[]): VerseRange[] {
  const runs: [number, number][] = [];
  for (const { number, lastNumber = number } of verses.toSorted((a, b) => a.number - b.number)) {
    const run = runs.at(-1);
    if (run && number <= run[1] + 1) run[1] = Math.max(run[1], lastNumber);
    else runs.push([number, lastNumber]);
  }
  return runs;
}
