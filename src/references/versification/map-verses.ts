import type { SchemeName } from '../reference.ts';
import { type Verse, type VerseSpan, verseName } from './verse-span.ts';
import { Versification } from './versification.ts';

/**
 * Maps a verse to the verses of another versification with the same content, in canonical order within each
 * book, the same book first. The result may be empty (a verse or book that the other lacks) or have several
 * verses (one verse that is two there, or a verse that exists in both a Hebrew and a Greek book).
 *
 * The relation is symmetric: mapping a result back yields the original verse, plus only verses that share a
 * verse with it. A part letter (`2a`) is kept only if exactly one verse corresponds to exactly one. Otherwise
 * the location of the part is unknown, and whole verses are returned. A verse without a letter means all its
 * parts.
 */
export function mapVerses(
  from: Versification | SchemeName,
  to: Versification | SchemeName,
  verse: Verse,
): Verse[] {
  const [here, there] = [versificationOf(from), versificationOf(to)];
  if (!here.has(verse)) return [];
  if (here === there) return [verse];
  if (!here.hasPart(verse)) return mapUnknownPart(here, there, verse);
  const parts = verse.part === undefined ? here.partsOf(verse) : [verse];
  const found = parts
    .flatMap((part) => here.toOriginal(part))
    .flatMap((original) => there.fromOriginal(original));
  return inOrder(found, verse.book);
}

/**
 * Verses of one book. Without `endVerse` it extends to the end of the chapter; without `verse` it starts at
 * the beginning, including the title.
 */
interface Passage {
  readonly book: string;
  readonly chapter: number;
  readonly verse?: number;
  /** Default: the same chapter. */
  readonly endChapter?: number;
  readonly endVerse?: number;
}

export function mapPassage(
  from: Versification | SchemeName,
  to: Versification | SchemeName,
  passage: Passage,
): VerseSpan[] {
  const found = versesOfPassage(versificationOf(from), passage).flatMap((verse) =>
    mapVerses(from, to, verse).map(({ part: _, ...whole }) => whole),
  );
  const spans: (VerseSpan & { last: number })[] = [];
  for (const verse of inOrder(found, passage.book)) {
    const span = spans.at(-1);
    const continues =
      span?.book === verse.book && span.chapter === verse.chapter && span.last + 1 === verse.verse;
    if (continues) spans[spans.length - 1] = { ...span, last: verse.verse };
    else spans.push({ ...verse, last: verse.verse });
  }
  return spans;
}

function versificationOf(of: Versification | SchemeName): Versification {
  return typeof of === 'string' ? Versification.standard(of) : of;
}

function mapUnknownPart(here: Versification, there: Versification, { part, ...whole }: Verse): Verse[] {
  const found = mapVerses(here, there, whole);
  const [only] = found;
  if (found.length !== 1 || only!.part !== undefined) return found;
  const back = mapVerses(there, here, only!);
  return back.length === 1 && back[0]!.part === undefined ? [{ ...only!, part: part! }] : found;
}

function versesOfPassage(versification: Versification, passage: Passage): Verse[] {
  const { book, chapter, verse = 0, endChapter = chapter, endVerse } = passage;
  const verses: Verse[] = [];
  for (let number = chapter; number <= endChapter; number++) {
    const count = versification.verseCount(book, number);
    if (count === 0 && number > (versification.chapters(book)?.length ?? 0)) break;
    const last = number === endChapter ? Math.min(endVerse ?? count, count) : count;
    for (let at = number === chapter ? verse : 0; at <= last; at++)
      verses.push({ book, chapter: number, verse: at });
  }
  return verses;
}

function inOrder(verses: readonly Verse[], firstBook: string): Verse[] {
  if (verses.length < 2) return [...verses];
  const wholes = new Set(verses.filter(({ part }) => part === undefined).map(verseName));
  const once = new Map<string, Verse>();
  for (const { book, chapter, verse, part } of verses) {
    const whole = { book, chapter, verse };
    const isPart = part !== undefined && !wholes.has(verseName(whole));
    once.set(verseName(whole) + (isPart ? part : ''), isPart ? { ...whole, part } : whole);
  }
  return [...once.values()].sort((a, b) => compare(a, b, firstBook));
}

function compare(a: Verse, b: Verse, firstBook: string): number {
  if (a.book !== b.book) {
    if (a.book === firstBook) return -1;
    if (b.book === firstBook) return 1;
    return a.book < b.book ? -1 : 1;
  }
  return a.chapter - b.chapter || a.verse - b.verse || (a.part ?? '').localeCompare(b.part ?? '');
}
