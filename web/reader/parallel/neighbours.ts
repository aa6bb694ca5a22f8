import type {
  SimpleTranslationBookChapter,
  TranslationVersification,
} from '../../../client/src/documents.ts';
import { chaptersBeside, verseNumbers } from '../../../src/questions/align-verses.ts';
import type { VerseAddress } from '../../../src/questions/edition.ts';
import { NumbersBetween } from '../../../src/questions/written-about.ts';
import { orNone } from '../../service/loading.ts';
import { type ChapterPlace, chapterKey, goTo, isPlainClick, type Route } from '../route.ts';
import { type ChapterColumn, chapterOf, keptChapter } from '../text/chapter-columns.ts';
import { placeInView } from '../text/kept-place.ts';
import { loadNumbering } from '../text/numbering.ts';
import { selectionOf, withVerses } from '../text/selection.ts';

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

/** Milliseconds to wait for the numbering of two translations. Without it, the numbers stay. */
const patience = 1500;
/** Pixels from the top of the window to the first verse of a chapter that begins inside another one. */
const below = 120;

/** Opens the verses of a route in another translation, which may number them differently, at the same position. */
export async function openIn(route: Route, translation: string): Promise<void> {
  const inView = placeInView();
  const place = inView?.chapter === chapterKey(route) ? inView : undefined;
  const timeout = new Promise<[]>((resolve) => setTimeout(resolve, patience, []));
  const [from, wanted] = await Promise.race([
    Promise.all([route.translation, translation].map(loadNumbering)),
    timeout,
  ]);
  const numbers = new NumbersBetween(from, wanted);
  const verse = place?.verse || 1;
  const to = routeIn(route, translation, numbers, verse);
  goTo(to);
  const [same] = numbers.likely({ ...route, verse });
  const isAtTop = place?.verse === 0;
  const isKept = isAtTop && (route.verse !== undefined || chapterKey(to) === chapterKey(route));
  if (!place || !same || isKept || chapterKey(same) !== chapterKey(to)) return;
  const seen = { ...place, ...(isAtTop && { top: below }), chapter: chapterKey(same), verse: same.verse };
  history.replaceState({ ...history.state, place: seen }, '');
}

/** Follows a link with the numbers of the open translation to the same verses of another one. */
export function followIn(event: MouseEvent, route: Route, translation: string): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  void openIn(route, translation);
}

/** @param seen the verse that determines the chapter if none is selected. */
export function routeIn(route: Route, translation: string, numbers: NumbersBetween, seen = 1): Route {
  const { book, chapter } = route;
  const there = { ...route, translation, parallels: route.parallels.filter((id) => id !== translation) };
  const { first, last } = selectionOf(route) ?? { first: seen, last: seen };
  const own = keptChapter(route.translation, route);
  const others = own ? addressesOf(own).map(({ verse }) => verse) : Number.isFinite(last) ? [last] : [];
  const verses = [first, ...others.filter((verse) => first < verse && verse <= last)];
  const found = verses.flatMap((verse) => numbers.likely({ book, chapter, verse }));
  if (found.length === 0 || numbers.isSame(route)) return there;
  const { verse, endVerse = verse, ...place } = placeOfVerses(found);
  const selected = route.verse && verse ? { first: verse, last: endVerse! } : undefined;
  return withVerses({ ...there, ...place }, selected);
}

/** The place of verses in an address, which names verses of one chapter and cannot name its title. */
export function placeOfVerses(
  verses: readonly (VerseAddress & { readonly endVerse?: number | undefined })[],
): Pick<Route, 'book' | 'chapter' | 'verse' | 'endVerse'> {
  const { book, chapter } = verses[0]!;
  const numbered = verses.filter((each) => each.book === book && each.chapter === chapter && each.verse > 0);
  const [verse] = numbered.map((each) => each.verse);
  const endVerse = numbered.at(-1)?.endVerse ?? numbered.at(-1)?.verse;
  return { book, chapter, ...(verse && { verse }), ...(endVerse! > verse! && { endVerse: endVerse! }) };
}
