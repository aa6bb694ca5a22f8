import type {
  SimpleChapterContent,
  SimpleTranslationBookChapter,
  TranslationVersification,
} from '../../../client/src/documents.ts';
import { alignVerses, verseNumbers } from '../../../src/questions/align-verses.ts';
import type { VerseAddress } from '../../../src/questions/edition.ts';
import { chapterKey } from '../route.ts';
import { type Bridges, bridgesByChapter, noBridges } from '../text/bridges.ts';
import { type Run, type TextBlock, textBlocks, type WordsByVerse, withCallers } from '../text/text-blocks.ts';
import { addressesOf } from './neighbours.ts';

interface ParallelColumn {
  readonly chapter?: SimpleTranslationBookChapter;
  readonly neighbours?: readonly SimpleTranslationBookChapter[];
  readonly numbering?: TranslationVersification;
}

export interface ParallelRow {
  readonly key: string;
  readonly cells: readonly ParallelCell[];
}

interface ParallelCell {
  readonly verses: readonly VerseAddress[];
  readonly blocks: readonly TextBlock[];
}

export function parallelRows(
  columns: readonly ParallelColumn[],
  wordsOf: (chapter: SimpleTranslationBookChapter) => WordsByVerse,
): ParallelRow[] {
  const base = columns.findIndex(({ chapter }) => chapter);
  if (base === -1) return [];
  const editions = columns.map(({ chapter, neighbours = [], numbering }) => {
    const chapters = [...(chapter ? [chapter] : []), ...neighbours].sort(
      (a, b) => a.book.order - b.book.order || a.chapter.number - b.chapter.number,
    );
    const bridges = bridgesByChapter(numbering?.numbers ?? []);
    return { numbering, verses: chapters.flatMap((each) => versesWithBlocks(each, wordsOf(each), bridges)) };
  });
  const [first] = editions.splice(base, 1);
  const { book, chapter } = columns[base]!.chapter!;
  const rows = alignVerses(first!, { book: book.id, chapter: chapter.number }, editions);
  const taken = new Set(first!.verses.map(keyOf));
  return rows.map(([own = [], ...others], index) => {
    const cells = others.map((verses) => ({
      verses,
      blocks: verses.flatMap((verse) => {
        const isFree = own.length === 0 && verse.chapter === chapter.number && !taken.has(keyOf(verse));
        return isFree ? verse.blocks : blocksBeside(verse, own);
      }),
    }));
    cells.splice(base, 0, { verses: own, blocks: own.flatMap(({ blocks }) => blocks) });
    return { key: keyOf(own[0] ?? others.flat()[0]!) + (own.length > 0 ? '' : ` alone ${index}`), cells };
  });
}

/**
 * The blocks of a verse aligned with verses of the first translation. It is selected together with them, and
 * shows its own number if that differs.
 */
function blocksBeside(verse: VerseWithBlocks, firstVerses: readonly VerseWithBlocks[]): readonly TextBlock[] {
  if (firstVerses.some((each) => keyOf(each) === keyOf(verse))) return verse.blocks;
  const { verse: selected, endVerse } = firstVerses.find((each) => each.verse > 0) ?? {};
  const own = labelOf(verse);
  const isWithin =
    firstVerses[0]?.chapter === verse.chapter && selected! < verse.verse && verse.verse <= (endVerse ?? 0);
  return withNumber(verse.blocks, {
    verse: selected,
    endVerse,
    label: isWithin ? own : `${verse.chapter}:${own}`,
  });
}

function labelOf({ verse, endVerse }: VerseWithBlocks): string {
  return endVerse === undefined ? String(verse) : `${verse}-${endVerse}`;
}

interface VerseWithBlocks extends VerseAddress {
  readonly endVerse?: number | undefined;
  readonly blocks: readonly TextBlock[];
}

function versesWithBlocks(
  chapter: SimpleTranslationBookChapter,
  words: WordsByVerse,
  bridgesOf: ReadonlyMap<string, Bridges>,
): VerseWithBlocks[] {
  const place = { book: chapter.book.id, chapter: chapter.chapter.number };
  const bridges = bridgesOf.get(chapterKey(place)) ?? noBridges;
  const blocks = new Map<number, TextBlock[]>();
  let waiting: SimpleChapterContent[] = [];
  const numbers = verseNumbers(chapter.chapter.content);
  for (const [index, item] of withCallers(chapter.chapter.content).entries()) {
    waiting.push(item);
    const number = numbers[index];
    if (number === undefined) continue;
    blocks.set(number, [...(blocks.get(number) ?? []), ...textBlocks(waiting, words, { bridges })]);
    waiting = [];
  }
  return addressesOf(chapter).map((address) => ({
    ...address,
    endVerse: bridges[address.verse],
    blocks: blocks.get(address.verse) ?? [],
  }));
}

function withNumber(
  blocks: readonly TextBlock[],
  number: Pick<Run, 'verse' | 'endVerse' | 'label'>,
): TextBlock[] {
  return blocks.map((block) => {
    if (block.type === 'paragraph') {
      return { ...block, lines: block.lines.map((runs) => runs.map((run) => ({ ...run, ...number }))) };
    }
    if (block.type !== 'poem') return block;
    return { ...block, lines: block.lines.map((line) => ({ ...line, run: { ...line.run, ...number } })) };
  });
}

function keyOf({ book, chapter, verse }: VerseAddress): string {
  return `${book} ${chapter}:${verse}`;
}
