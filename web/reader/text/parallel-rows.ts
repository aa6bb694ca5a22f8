import type { SimpleChapterWord, SimpleTranslationBookChapter } from '../../../client/src/documents.ts';
import { type TextBlock, textBlocks } from './text-blocks.ts';
import { withCallers } from './with-callers.ts';

/** What stands side by side: a verse of each translation, with the headings above it. */
export interface ParallelRow {
  /** 0 for what stands before the first verse. */
  readonly verse: number;
  /** One for each translation, empty where it does not have the verse. */
  readonly cells: readonly (readonly TextBlock[])[];
}

export interface ParallelColumn {
  readonly chapter: SimpleTranslationBookChapter | undefined;
  readonly words: Readonly<Record<string, readonly SimpleChapterWord[]>>;
}

/** The verses of several translations, each verse beside itself, in the order of their numbers. */
export function parallelRows(columns: readonly ParallelColumn[]): ParallelRow[] {
  const byVerse = columns.map(cellsOf);
  const verses = new Set(byVerse.flatMap((cells) => [...cells.keys()]));
  return [...verses]
    .sort((a, b) => a - b)
    .map((verse) => ({ verse, cells: byVerse.map((cells) => cells.get(verse) ?? []) }));
}

function cellsOf({ chapter, words }: ParallelColumn): Map<number, TextBlock[]> {
  const cells = new Map<number, TextBlock[]>();
  let waiting: typeof content = [];
  const content = withCallers(chapter?.chapter.content ?? []);
  for (const item of content) {
    waiting = [...waiting, item];
    if (item.type !== 'verse') continue;
    cells.set(item.number, [...(cells.get(item.number) ?? []), ...textBlocks(waiting, words)]);
    waiting = [];
  }
  return cells;
}
