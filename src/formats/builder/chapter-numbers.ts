import { longestAscending } from '../../lib/longest-ascending.ts';
import { bookInfo } from '../../model/books.ts';
import { knownVerses } from '../../references/versification/known-verses.ts';
import type { Report } from '../diagnostic-collector.ts';

export interface BookSource {
  readonly book: string;
  readonly source: string;
}

interface Marker {
  readonly number: number;
  readonly lastNumber: number;
  readonly at: number;
}

/** A marker of a chapter and the verses up to the next one; 0 if there are none. */
interface ChapterRun extends Marker {
  firstVerse: number;
  lastVerse: number;
}

/** Verses with the number of another chapter: Matt.2.5 between Matt.1.4 and Matt.1.6. */
export interface StrayVerses extends ChapterRun {
  readonly end: number;
  readonly probableChapter: number;
}

/** The chapter numbers of a book in the order of its source. Each wrong number is reported once. */
export class ChapterSequence {
  readonly #runs: ChapterRun[] = [];

  add(number: number, at: number): void {
    this.#runs.push({ number, lastNumber: number, at, firstVerse: 0, lastVerse: 0 });
  }

  addVerse(written: string, at: number): void {
    const verse = Number.parseInt(written, 10);
    const [before, last] = [this.#runs.at(-2), this.#runs.at(-1)];
    // 1:24, 2:25, 2:1
    const isEndOfBefore =
      before &&
      last &&
      verse === 1 &&
      last.firstVerse > 1 &&
      before.lastVerse + 1 === last.firstVerse &&
      before.number + 1 === last.number;
    if (isEndOfBefore) this.add(last.number, at);
    const run = this.#runs.at(-1);
    if (!run) return;
    run.firstVerse ||= verse;
    run.lastVerse = lastNumberOf(written);
  }

  finish(report: Report, { book, source }: BookSource = { book: '', source: '' }): StrayVerses[] {
    const { runs, strays } = withoutStrays(this.#runs, report);
    for (const wrong of wrongNumbers(runs, () => knownVerses.lastChapter(book), source)) {
      const { number, at } = runs[wrong.index]!;
      const advice = wrong.isCopy ? removeCopy : (wrong.remedy ?? 'Correct its number, or move it.');
      const previous = runs[wrong.index - 1];
      const place = previous ? `after chapter ${previous.number}` : 'at the start of the book';
      if (wrong.isRepeated)
        report('duplicate-chapter', at, `Chapter ${number} appears twice; the texts were joined. ${advice}`);
      else {
        const message = `Chapter ${number} is out of order ${place}; chapters are served in numerical order. ${advice}`;
        report('chapter-out-of-order', at, message);
      }
    }
    return strays;
  }
}

/** The last number of a verse in the form of `ScriptureSink`. */
export const lastNumberOf = (written: string) => Number.parseInt(/\d+[a-z]?$/.exec(written)![0], 10);

const removeCopy = 'Both texts are the same. Remove one of them.';

function withoutStrays(all: readonly ChapterRun[], report: Report) {
  const runs: ChapterRun[] = [];
  const strays: StrayVerses[] = [];
  for (let index = 0; index < all.length; index++) {
    const [before, run, after] = [runs.at(-1), all[index]!, all[index + 1]];
    const probableChapter = before && after && chapterBetween(before, run, after);
    if (probableChapter === undefined) {
      runs.push(run);
      continue;
    }
    strays.push({ ...run, end: after!.at, probableChapter });
    const { number, firstVerse, lastVerse, at } = run;
    const verses =
      lastVerse > firstVerse
        ? `Verses ${number}:${firstVerse}-${lastVerse} are`
        : `Verse ${number}:${firstVerse} is`;
    const from = before!.lastVerse > 0 ? `between ${before!.number}:${before!.lastVerse} and` : 'before';
    const message = `${verses} ${from} ${after!.number}:${after!.firstVerse} in the source. The chapter is probably ${probableChapter}.`;
    report('chapter-out-of-order', at, message);
    if (before!.number !== after!.number) continue;
    before!.lastVerse = after!.lastVerse;
    index++;
  }
  return { runs, strays };
}

function chapterBetween(before: ChapterRun, run: ChapterRun, after: ChapterRun): number | undefined {
  const { number, firstVerse, lastVerse } = run;
  if (firstVerse === 0 || number === before.number) return undefined;
  const continues = before.lastVerse + 1 === firstVerse;
  const isContinued = lastVerse + 1 === after.firstVerse;
  if (before.number === after.number) return continues && isContinued ? before.number : undefined;
  if (before.number + 1 !== after.number) return undefined;
  if (firstVerse === 1) return isContinued ? after.number : undefined;
  return continues && after.firstVerse === 1 ? before.number : undefined;
}

/** @param book the id of the book; '' if the text comes before it. */
export function explainTextBeforeChapter(source: string, at: number, book: string) {
  const [, id = ''] = /^\s*(?:id\s+)?([1-4A-Z][A-Z]{2})(?=\s)/.exec(source) ?? [];
  const isBeforeId = book === '' && /\\id(?![A-Za-z])/i.test(source.slice(at));
  const isId = book === '' && bookInfo(id) !== undefined && source.slice(0, at).trim() === '';
  let message =
    'Text before the number of the first chapter was read as part of that chapter. Write the chapter number (1) before the text.';
  if (isBeforeId)
    message =
      'This text is before \\id; it was read as part of the first chapter. Begin the file with \\id, and move the text into the book or remove it.';
  else if (isId)
    message = `This line looks like \\id without its backslash; it was read as part of the first chapter. Begin it with \\id ${id}.`;
  return { message, isBeforeId: isBeforeId || isId };
}

interface WrongNumber {
  readonly index: number;
  readonly isRepeated: boolean;
  /** The text is the same as that of the other marker with this number. */
  readonly isCopy: boolean;
  /** The only number or range that is missing at this place. */
  readonly probable: Omit<Marker, 'at'> | undefined;
  readonly remedy: string | undefined;
}

/** @param last the last number that can exist. */
function wrongNumbers(markers: readonly Marker[], last: () => number, source: string): WrongNumber[] {
  const numbers = markers.map(({ number }) => number);
  const isInOrder = numbers.map(() => false);
  for (const index of longestAscending(numbers)) isInOrder[index] = true;
  chooseOfPairs(markers, isInOrder);
  const next = nextNumbers(numbers, isInOrder);
  const all = new Set(markers.flatMap(({ number, lastNumber }) => [number, lastNumber]));
  const seen = new Map(numbers.flatMap((number, index) => (isInOrder[index] ? [[number, index]] : [])));
  let before = 0;
  return markers.flatMap(({ number, lastNumber }, index) => {
    if (isInOrder[index]) {
      before = lastNumber;
      return [];
    }
    const after = next[index];
    const other = seen.get(number);
    const isRepeated = other !== undefined;
    const from = before + 1;
    const to = from + lastNumber - number;
    const isBeforeGap = after === undefined ? isRepeated && index === markers.length - 1 : after === to + 1;
    const isOneMissing = isBeforeGap && !all.has(from) && !all.has(to) && to <= last();
    const probable = isOneMissing ? { number: from, lastNumber: to } : undefined;
    const remedy = isOneMissing ? `Its number is probably ${to > from ? `${from}-${to}` : from}.` : undefined;
    const isCopy = isRepeated && isSameText(markers, index, other, source);
    seen.set(number, other ?? index);
    if (isOneMissing) all.add(from);
    return [{ index, isRepeated, isCopy, probable, remedy }];
  });
}

/** The text up to the next marker, as far as the shorter one goes: the last chapter has the end of the file after it. */
function isSameText(markers: readonly Marker[], one: number, other: number, source: string): boolean {
  const texts = [one, other].map((index) => source.slice(markers[index]!.at, markers[index + 1]?.at).trim());
  const [shorter, longer] = texts.sort((a, b) => a.length - b.length);
  return shorter!.length >= minCopyLength && longer!.startsWith(shorter!);
}

const minCopyLength = 40;

/**
 * If two equal numbers follow each other, the second is wrong, or the first if a number is missing before it
 * (4, 6, 6, 7). If two neighbours are swapped, the second is wrong.
 */
function chooseOfPairs(markers: readonly Marker[], isInOrder: boolean[]): void {
  let before = 0;
  for (const [index, { number: first, lastNumber }] of markers.entries()) {
    const second = markers[index + 1]?.number;
    if (second === first && isInOrder[index] !== isInOrder[index + 1]) {
      isInOrder[index] = first <= before + 1;
      isInOrder[index + 1] = !isInOrder[index];
    } else if (!isInOrder[index] && isInOrder[index + 1] && second === before + 1 && first === before + 2) {
      isInOrder[index] = true;
      isInOrder[index + 1] = false;
    }
    if (isInOrder[index]) before = lastNumber;
  }
}

function nextNumbers(numbers: readonly number[], isInOrder: readonly boolean[]): (number | undefined)[] {
  const found: (number | undefined)[] = [];
  let next: number | undefined;
  for (let index = numbers.length - 1; index >= 0; index--) {
    found[index] = next;
    if (isInOrder[index]) next = numbers[index];
  }
  return found;
}

export interface VerseMarker extends Marker {
  readonly written: string;
}

interface RenumberedVerse extends Marker {
  readonly isRepeated: boolean;
}

/**
 * Reports the wrong verse numbers of a chapter, each once.
 * @returns the verses whose numbers can be guessed, by the offsets of their markers.
 */
export function checkVerseMarkers(
  { book, source }: BookSource,
  chapter: number,
  markers: readonly VerseMarker[],
  report: Report,
): ReadonlyMap<number, RenumberedVerse> {
  const renumbered = new Map<number, RenumberedVerse>();
  const lastVerse = () => knownVerses.last(book, chapter) || Number.POSITIVE_INFINITY;
  const wrong = wrongNumbers(markers, lastVerse, source);
  for (const { index, isRepeated, isCopy, probable, remedy } of wrong) {
    const { number, written, at } = markers[index]!;
    if (probable) renumbered.set(at, { ...probable, at, isRepeated });
    if (isRepeated) {
      const advice = remedy ?? (isCopy ? removeCopy : 'Remove or renumber one of them.');
      const message = `Verse ${chapter}:${written} appears twice; the texts were joined. ${advice}`;
      report('duplicate-verse', at, message);
      continue;
    }
    const previous = markers[index - 1];
    const place = previous ? `comes after verse ${previous.lastNumber}` : 'is the first of its chapter';
    const advice = remedy ?? 'Check the number, or move the verse.';
    const message = `Verse ${chapter}:${number} ${place} and was kept in that position. ${advice}`;
    report('verse-out-of-order', at, message);
  }
  const isWrong = new Set(wrong.map(({ index }) => index));
  for (const [index, { number, written, at }] of markers.entries()) {
    const range = markers[index - 1];
    if (!range || isWrong.has(index) || number <= range.number || number > range.lastNumber) continue;
    const message = `Verse ${chapter}:${written} is also in the range ${range.written}. Correct one of the numbers.`;
    report('duplicate-verse', at, message);
  }
  return renumbered;
}

interface NumberedChapter {
  number: number;
  published: string | undefined;
}

interface AssumedChapter {
  readonly chapter: NumberedChapter;
  readonly label: string;
  readonly at: number;
}

const maxLabelCharacters = 8;

/**
 * Chapters without a readable number, such as `A` in Greek Esther. Each gets the number after the previous
 * chapter. If another chapter has that number, it follows the last chapter of the book.
 */
export class AssumedChapters {
  readonly #chapters: AssumedChapter[] = [];

  add(chapter: NumberedChapter, label: string, at: number): void {
    this.#chapters.push({ chapter, label, at });
  }

  has(chapter: NumberedChapter | undefined): boolean {
    return this.#chapters.some((assumed) => assumed.chapter === chapter);
  }

  numberAt(offset: number): number | undefined {
    return this.#chapters.find(({ at }) => at === offset)?.chapter.number;
  }

  place(chapters: Map<number, NumberedChapter>): void {
    if (this.#chapters.every(({ chapter }) => chapters.get(chapter.number) === chapter)) return;
    for (const { chapter } of this.#chapters)
      if (chapters.get(chapter.number) === chapter) chapters.delete(chapter.number);
    let next = Math.max(0, ...chapters.keys()) + 1;
    for (const { chapter, label } of this.#chapters) {
      chapter.number = next++;
      if (label !== '' && label.length <= maxLabelCharacters) chapter.published ??= label;
      chapters.set(chapter.number, chapter);
    }
  }
}
