import type {
  SimpleTranslationBookChapter,
  TranslationVersification,
} from '../../../client/src/documents.ts';
import { chaptersBeside, verseNumbers } from '../../../src/questions/align-verses.ts';
import type { VerseAddress } from '../../../src/questions/edition.ts';
import { orNone } from '../../service/loading.ts';
import type { ChapterPlace, Route } from '../route.ts';
import { type ChapterColumn, chapterOf } from '../text/chapter-columns.ts';

/**
 * Adds the numbering of each column, and the other chapters that contain verses of the chapter in the first one
 * that has it.
 */
export async function withNeighbours(
  columns: readonly ChapterColumn[],
  numberings: readonly (TranslationVersification | undefined)[],
  route: Route,
  signal: AbortSignal,
): Promise<ChapterColumn[]> {
  const base = columns.findIndex(({ chapter }) => chapter);
  if (base === -1) return [...columns];
  const verses = addressesOf(columns[base]!.chapter!);
  const first = { numbering: numberings[base], verses };
  const { book, chapter } = route;
  return Promise.all(
    columns.map(async (column, index) => {
      const numbering = numberings[index];
      if (!numbering) return column;
      const others = index === base ? [] : chaptersBeside(first, { book, chapter }, numbering).slice(1);
      return { ...(await withChapters(column, others, signal)), numbering };
    }),
  );
}

async function withChapters(
  column: ChapterColumn,
  addresses: readonly ChapterPlace[],
  signal: AbortSignal,
): Promise<ChapterColumn> {
  if (addresses.length === 0) return column;
  const { translation } = column;
  try {
    const found = await Promise.all(
      addresses.map(({ book, chapter }) => orNone(chapterOf(translation, { book, chapter }, signal))),
    );
    const neighbours = found.flatMap((each) => each ?? []);
    // If the book has fewer chapters in this numbering, the missing chapter is not an error
    const { error: _, ...loaded } = column;
    return { ...(neighbours.length > 0 ? loaded : column), neighbours };
  } catch (error) {
    return { ...column, error: error as Error };
  }
}

export function addressesOf({ book, chapter }: SimpleTranslationBookChapter): VerseAddress[] {
  const numbers = new Set(verseNumbers(chapter.content));
  return [...numbers]
    .filter((verse) => verse !== undefined)
    .map((verse) => ({ book: book.id, chapter: chapter.number, verse }));
}
