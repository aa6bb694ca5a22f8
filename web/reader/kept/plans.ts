import type { TranslationBook } from '../../../client/src/documents.ts';
import { versesText } from '../route.ts';
import type { OwnPlan, PlanProgress } from './kept-data.ts';

type Book = Pick<
  TranslationBook,
  | 'id'
  | 'name'
  | 'order'
  | 'firstChapterNumber'
  | 'lastChapterNumber'
  | 'numberOfChapters'
  | 'totalNumberOfVerses'
>;

interface Plan {
  readonly id: string;
  readonly name: 'bibleInYear' | 'newTestamentIn90Days' | 'psalmsInMonth';
  readonly days: number;
  /** First and last canonical number of the books that an edition must contain: 1 is Genesis, 66 Revelation. */
  readonly needs: readonly [number, number];
  readonly isWhole?: boolean;
}

export const plans: readonly Plan[] = [
  { id: 'bible-year', name: 'bibleInYear', days: 365, needs: [1, 66], isWhole: true },
  { id: 'new-testament-90', name: 'newTestamentIn90Days', days: 90, needs: [40, 66] },
  { id: 'psalms-month', name: 'psalmsInMonth', days: 30, needs: [19, 19] },
];

interface Reading {
  readonly book: Pick<TranslationBook, 'id' | 'name'>;
  readonly first: number;
  readonly last: number;
  readonly verse?: number;
  /** Infinity for the end of the chapter. */
  readonly endVerse?: number;
  /** Chapters and verses, if they are not whole chapters: `3:1-15`. */
  readonly numbers?: string;
}

export function planDays(
  { days, needs: [first, last], isWhole }: Pick<Plan, 'days' | 'needs' | 'isWhole'>,
  books: readonly Book[],
): Reading[][] | undefined {
  const needed = books.filter(({ order }) => order >= first && order <= last);
  if (new Set(needed.map(({ order }) => order)).size <= last - first) return undefined;
  const chapters = (isWhole ? books : needed).flatMap(presentChapters);
  const count = Math.min(days, chapters.length);
  const total = chapters.reduce((sum, { weight }) => sum + weight, 0);
  const parts: Reading[][] = [];
  let at = 0;
  let read = 0;
  for (let day = 1; day <= count; day++) {
    const start = at;
    const goal = (total * day) / count;
    // Every day has a chapter and leaves at least one for each later day
    const maxEnd = chapters.length - (count - day);
    while (at < maxEnd) {
      const { weight } = chapters[at]!;
      if (at > start && day < count && read + weight / 2 > goal) break;
      read += weight;
      at++;
    }
    parts.push(joinChapters(chapters.slice(start, at)));
  }
  return parts;
}

export function ownPlanDays({ days }: OwnPlan, books: readonly Book[]): Reading[][] {
  return days.map((day) => day.split('; ').flatMap((reference) => readingsOf(reference, books)));
}

type PlanBook = Reading['book'] & Partial<Pick<Book, 'firstChapterNumber' | 'lastChapterNumber'>>;

/** Without a chapter, the start or end of the book; without a verse, that of the chapter. */
interface Bound {
  readonly chapter?: number | undefined;
  readonly verse?: number | undefined;
}

/** The start of a reference in USFM notation: `GEN`, `GEN 1`, `GEN 1:28a`. */
const startPattern = /^(\w{3})(?: (\d+)(?::(\d+)[a-e]?)?)?$/;
/** Its end: `EXO`, `EXO 2`, `LUK 1:4`, `3:2`, `3:end`, `7`, `end`. */
const endPattern = /^(?:(\d?[A-Z]\w{1,2})(?: |$))?(?:(\d+):)?(\d+|end)?[a-e]?$/;

/** The readings of a reference. A range over several books has at least one for each. */
function readingsOf(reference: string, books: readonly Book[]): Reading[] {
  const [start = '', written] = reference.split('-');
  const [, id, chapter, verse] = startPattern.exec(start) ?? [];
  const end = endPattern.exec(written ?? '');
  if (!id || !end) return [];
  const [, endId = id, endChapter, last] = end;
  const from = { chapter: numberIn(chapter), verse: numberIn(verse) };
  const hasVerse = endChapter !== undefined || (!end[1] && verse !== undefined);
  const to = hasVerse
    ? { chapter: numberIn(endChapter ?? chapter), verse: numberIn(last) }
    : { chapter: numberIn(last) };
  const bookOf = (id: string): PlanBook => books.find((each) => each.id === id) ?? { id, name: id };
  if (written === undefined) return readingsIn(bookOf(id), from, from);
  if (endId === id) return readingsIn(bookOf(id), from, to);
  const [first, other] = [id, endId].map((id) => books.findIndex((each) => each.id === id));
  const between = first! < 0 ? [] : books.slice(first! + 1, Math.max(other!, first! + 1));
  return [
    ...readingsIn(bookOf(id), from, {}),
    ...between.flatMap((book) => readingsIn(book, {}, {})),
    ...readingsIn(bookOf(endId), {}, to),
  ];
}

function numberIn(digits: string | undefined): number | undefined {
  return Number(digits) || undefined;
}

function readingsIn({ id, name, ...chapters }: PlanBook, from: Bound, to: Bound): Reading[] {
  const book = { id, name };
  const first = from.chapter ?? chapters.firstChapterNumber ?? 1;
  const last = Math.max(first, to.chapter ?? chapters.lastChapterNumber ?? first);
  if (from.verse === undefined && to.verse === undefined) return [{ book, first, last }];
  const { verse = 1 } = from;
  const endVerse = (last === first ? to.verse : undefined) ?? Number.POSITIVE_INFINITY;
  const passage = { verse, ...(endVerse > verse && { endVerse }) };
  if (last === first || to.verse === undefined) {
    const numbers = `${first}:${versesText(passage)}`;
    const others = last > first ? [{ book, first: first + 1, last }] : [];
    return [{ book, first, last: first, ...passage, numbers }, ...others];
  }
  return [{ book, first, last: first, ...passage, numbers: `${first}:${verse}–${last}:${to.verse}` }];
}

const dayLength = 86_400_000;

export function dateOfDay({ started, paused = 0 }: PlanProgress, day: number): number {
  const date = new Date(started);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + day - 1 + paused, 12).getTime();
}

export function daysBehind(progress: PlanProgress, days: number, now: number): number {
  const today = new Date(now).setHours(0, 0, 0, 0);
  const isDone = new Set(progress.done);
  let behind = 0;
  for (let day = 1; day <= days && dateOfDay(progress, day) < today; day++) if (!isDone.has(day)) behind++;
  return behind;
}

export function caughtUp(progress: PlanProgress, days: number, now: number): PlanProgress {
  const day = currentDay(progress, days);
  if (day === undefined) return progress;
  const today = new Date(now).setHours(12, 0, 0, 0);
  const late = Math.round((today - dateOfDay(progress, day)) / dayLength);
  return late > 0 ? { ...progress, paused: (progress.paused ?? 0) + late } : progress;
}

interface Chapter {
  readonly book: Book;
  readonly number: number;
  readonly weight: number;
}

function presentChapters(book: Book): Chapter[] {
  const { firstChapterNumber, lastChapterNumber, numberOfChapters, totalNumberOfVerses } = book;
  const weight = Math.max(1, totalNumberOfVerses / Math.max(1, numberOfChapters));
  const length = Math.max(0, lastChapterNumber - firstChapterNumber + 1);
  return Array.from({ length }, (_, index) => ({ book, number: firstChapterNumber + index, weight }));
}

function joinChapters(chapters: readonly Chapter[]): Reading[] {
  const readings: Reading[] = [];
  for (const { book, number } of chapters) {
    const last = readings.at(-1);
    if (last && last.book.id === book.id) readings[readings.length - 1] = { ...last, last: number };
    else readings.push({ book: { id: book.id, name: book.name }, first: number, last: number });
  }
  return readings;
}

export function currentDay({ done }: Pick<PlanProgress, 'done'>, days: number): number | undefined {
  const isDone = new Set(done);
  for (let day = 1; day <= days; day++) if (!isDone.has(day)) return day;
  return undefined;
}

export function withDay(progress: PlanProgress, day: number, isDone: boolean): PlanProgress {
  const others = progress.done.filter((each) => each !== day);
  return { ...progress, done: isDone ? [...others, day].sort((a, b) => a - b) : others };
}
