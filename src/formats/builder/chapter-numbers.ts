import { longestAscending } from '../../lib/longest-ascending.ts';
import type { Report } from '../diagnostic-collector.ts';

/** The chapter numbers of a book in the order of its source. Each wrong number is reported once. */
export class ChapterSequence {
  readonly #markers: { readonly number: number; readonly at: number }[] = [];

  add(number: number, at: number): void {
    this.#markers.push({ number, at });
  }

  finish(report: Report): void {
    const markers = this.#markers;
    for (const { index, isRepeated, remedy } of wrongNumbers(markers.map(({ number }) => number))) {
      const { number, at } = markers[index]!;
      const advice = remedy ?? 'Correct its number, or move it.';
      const place = index === 0 ? 'at the start of the book' : `after chapter ${markers[index - 1]!.number}`;
      if (isRepeated)
        report('duplicate-chapter', at, `Chapter ${number} appears twice; the texts were joined. ${advice}`);
      else {
        const message = `Chapter ${number} is out of order ${place}; chapters are served in numerical order. ${advice}`;
        report('chapter-out-of-order', at, message);
      }
    }
  }
}

interface WrongNumber {
  readonly index: number;
  readonly isRepeated: boolean;
  /** The only number that is missing at this place. */
  readonly probable: number | undefined;
  readonly remedy: string | undefined;
}

function wrongNumbers(numbers: readonly number[]): WrongNumber[] {
  const isInOrder = numbers.map(() => false);
  for (const index of longestAscending(numbers)) isInOrder[index] = true;
  chooseOfPairs(numbers, isInOrder);
  const next = nextNumbers(numbers, isInOrder);
  const all = new Set(numbers);
  const seen = new Set(numbers.filter((_, index) => isInOrder[index]));
  let before = 0;
  return numbers.flatMap((number, index) => {
    if (isInOrder[index]) {
      before = number;
      return [];
    }
    const after = next[index];
    const isRepeated = seen.has(number);
    const isBeforeGap = after === undefined ? isRepeated : after === before + 2;
    const isOneMissing = isBeforeGap && !all.has(before + 1);
    const probable = isOneMissing ? before + 1 : undefined;
    const remedy = isOneMissing ? `Its number is probably ${probable}.` : undefined;
    seen.add(number);
    return [{ index, isRepeated, probable, remedy }];
  });
}

/**
 * If two equal numbers follow each other, the second is wrong, or the first if a number is missing before it
 * (4, 6, 6, 7). If two neighbours are swapped, the second is wrong.
 */
function chooseOfPairs(numbers: readonly number[], isInOrder: boolean[]): void {
  let before = 0;
  for (const [index, first] of numbers.entries()) {
    const second = numbers[index + 1];
    if (second === first && isInOrder[index] !== isInOrder[index + 1]) {
      isInOrder[index] = first <= before + 1;
      isInOrder[index + 1] = !isInOrder[index];
    } else if (!isInOrder[index] && isInOrder[index + 1] && second === before + 1 && first === before + 2) {
      isInOrder[index] = true;
      isInOrder[index + 1] = false;
    }
    if (isInOrder[index]) before = first;
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

export interface VerseMarker {
  readonly number: number;
  readonly lastNumber: number;
  readonly written: string;
  readonly at: number;
}

interface RenumberedVerse {
  readonly number: number;
  readonly lastNumber: number;
  readonly at: number;
  readonly isRepeated: boolean;
}

/**
 * Reports the wrong verse numbers of a chapter, each once.
 * @returns the verses whose numbers can be guessed, by the offsets of their markers.
 */
export function checkVerseMarkers(
  chapter: number,
  markers: readonly VerseMarker[],
  report: Report,
): ReadonlyMap<number, RenumberedVerse> {
  const renumbered = new Map<number, RenumberedVerse>();
  const wrong = wrongNumbers(markers.map(({ number }) => number));
  for (const { index, isRepeated, probable, remedy } of wrong) {
    const { number, written, at } = markers[index]!;
    if (probable !== undefined)
      renumbered.set(at, { number: probable, lastNumber: probable, at, isRepeated });
    if (isRepeated) {
      const advice = remedy ?? 'Remove or renumber one of them.';
      report(
        'duplicate-verse',
        at,
        `Verse ${chapter}:${written} appears twice; the texts were joined. ${advice}`,
      );
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
