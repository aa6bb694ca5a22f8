import { versesInTwoPlaces } from '../../generated/versification-table.ts';
import { type SchemeName, schemeNames } from '../reference.ts';
import { Versification } from './versification.ts';

export interface BookVerses {
  readonly id: string;
  readonly chapters: readonly ChapterVerses[];
}

interface ChapterVerses {
  readonly number: number;
  readonly covered: readonly VerseRange[];
}

/** Both ends are inclusive. */
export type VerseRange = readonly [first: number, last: number];

export interface FoundScheme {
  readonly scheme: SchemeName;
  readonly chapters: number;
  /** For each scheme, the number of chapters with the same last verse. */
  readonly fitting: Readonly<Record<SchemeName, number>>;
}

/** Tie-break order: the most common scheme first. */
export const byFrequency = [
  'eng',
  'org',
  'vul',
  'lxx',
  'rsc',
  'rso',
] as const satisfies readonly SchemeName[];

/**
 * Finds the standard scheme from which the fewest verses of a text deviate. Missing books and chapters are
 * ignored. Verse lengths are not compared: schemes that agree on the verse counts of whole Bibles are the
 * same.
 */
export function findScheme(books: readonly BookVerses[]): FoundScheme {
  const chapters = books.flatMap(({ id, chapters }) => chapters.map((chapter) => ({ id, ...chapter })));
  const [scheme] = byFrequency
    .map((name) => [name, misfit(name, books)] as const)
    .reduce((best, next) => (next[1] < best[1] ? next : best));
  const fitting = schemeNames.map((name) => {
    const versification = Versification.standard(name);
    const fits = chapters.filter(
      ({ id, number, covered }) => lastVerseOf(covered) === versification.verseCount(id, number),
    );
    return [name, fits.length];
  });
  return { scheme, chapters: chapters.length, fitting: Object.fromEntries(fitting) };
}

export function betterScheme(scheme: SchemeName, book: BookVerses): SchemeName | undefined {
  const own = misfit(scheme, [book]);
  if (own === 0) return undefined;
  const others = byFrequency.filter((name) => Versification.standard(name).chapters(book.id) !== undefined);
  const best = [...others].sort((a, b) => misfit(a, [book]) - misfit(b, [book]))[0];
  return best !== undefined && misfit(best, [book]) < own ? best : undefined;
}

/** Chapters that end with verses of another chapter in some manuscripts. */
const secondPlaces = new Set(versesInTwoPlaces.map((line) => line.slice(0, line.indexOf(':'))));

function misfit(name: SchemeName, books: readonly BookVerses[]): number {
  const versification = Versification.standard(name);
  let verses = 0;
  for (const { id, chapters } of books) {
    const counts = versification.chapters(id);
    for (const { number, covered } of chapters) {
      // A book that the scheme lacks counts against it once per chapter, not once per verse
      if (!counts) verses++;
      else {
        const { missing, extra } = chapterFit(covered, counts[number - 1] ?? 0);
        const isSecondPlace = secondPlaces.has(`${id} ${number}`) && extra.length > 0;
        verses += totalVerses(missing) + (isSecondPlace ? 1 : totalVerses(extra));
      }
    }
  }
  return verses;
}

export interface ChapterFit {
  readonly missing: readonly VerseRange[];
  readonly extra: readonly VerseRange[];
}

export function fitOf(
  versification: Versification,
  book: string,
  { number, covered }: ChapterVerses,
): ChapterFit {
  if (!versification.chapters(book)) return { missing: [], extra: [] };
  const { missing, extra } = chapterFit(covered, versification.verseCount(book, number));
  const isExpected = (verse: number) => versification.has({ book, chapter: number, verse });
  return { missing: missing.flatMap((range) => runsWithin(range, isExpected)), extra };
}

function runsWithin([first, last]: VerseRange, isIn: (verse: number) => boolean): VerseRange[] {
  const runs: [number, number][] = [];
  for (let verse = first; verse <= last; verse++) {
    const run = runs.at(-1);
    if (!isIn(verse)) continue;
    if (run?.[1] === verse - 1) run[1] = verse;
    else runs.push([verse, verse]);
  }
  return runs;
}

export function chapterFit(covered: readonly VerseRange[], expected: number): ChapterFit {
  const missing: VerseRange[] = [];
  const extra: VerseRange[] = [];
  let next = 1;
  for (const [first, last] of covered) {
    const gapEnd = Math.min(first - 1, expected);
    if (next <= gapEnd) missing.push([next, gapEnd]);
    if (last > expected) extra.push([Math.max(first, expected + 1), last]);
    next = last + 1;
  }
  if (next <= expected) missing.push([next, expected]);
  return { missing, extra };
}

export function totalVerses(ranges: readonly VerseRange[]): number {
  return ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0);
}

export function lastVerseOf(ranges: readonly VerseRange[]): number {
  return ranges.at(-1)?.[1] ?? 0;
}
