import { longestAscending } from '../../lib/longest-ascending.ts';
import type { Report } from '../diagnostic-collector.ts';
import type { ChapterBuilder } from './chapter-builder.ts';

interface ChapterMarker {
  readonly number: number;
  readonly at: number;
  isInOrder: boolean;
}

/** The chapter numbers of a book in the order of its source. Each wrong number is reported once. */
export class ChapterSequence {
  readonly #markers: ChapterMarker[] = [];

  add(number: number, at: number): void {
    this.#markers.push({ number, at, isInOrder: false });
  }

  finish(report: Report): void {
    const markers = this.#markers;
    for (const index of longestAscending(markers.map(({ number }) => number)))
      markers[index]!.isInOrder = true;
    chooseOfPairs(markers);
    const nextInOrder = nextNumbers(markers);
    const all = new Set(markers.map(({ number }) => number));
    const seen = new Set(markers.flatMap(({ number, isInOrder }) => (isInOrder ? [number] : [])));
    let before = 0;
    for (const [index, { number, at, isInOrder }] of markers.entries()) {
      if (isInOrder) {
        before = number;
        continue;
      }
      const after = nextInOrder[index];
      const isOneMissing = (after === undefined || after === before + 2) && !all.has(before + 1);
      const remedy = isOneMissing
        ? `Its number is probably ${before + 1}.`
        : 'Correct its number, or move it.';
      const place = index === 0 ? 'at the start of the book' : `after chapter ${markers[index - 1]!.number}`;
      if (seen.has(number))
        report('duplicate-chapter', at, `Chapter ${number} appears twice; the texts were joined. ${remedy}`);
      else {
        const message = `Chapter ${number} is out of order ${place}; chapters are served in numerical order. ${remedy}`;
        report('chapter-out-of-order', at, message);
      }
      seen.add(number);
    }
  }
}

/** If two equal numbers follow each other, the second is wrong, or the first if a number is missing before it (4, 6, 6, 7). */
function chooseOfPairs(markers: readonly ChapterMarker[]): void {
  let before = 0;
  for (const [index, first] of markers.entries()) {
    const second = markers[index + 1];
    if (second?.number === first.number && first.isInOrder !== second.isInOrder) {
      first.isInOrder = first.number <= before + 1;
      second.isInOrder = !first.isInOrder;
    }
    if (first.isInOrder) before = first.number;
  }
}

function nextNumbers(markers: readonly ChapterMarker[]): (number | undefined)[] {
  let next: number | undefined;
  return markers
    .toReversed()
    .map(({ number, isInOrder }) => {
      const after = next;
      if (isInOrder) next = number;
      return after;
    })
    .reverse();
}

interface AssumedChapter {
  readonly chapter: ChapterBuilder;
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

  add(chapter: ChapterBuilder, label: string, at: number): void {
    this.#chapters.push({ chapter, label, at });
  }

  has(chapter: ChapterBuilder | undefined): boolean {
    return this.#chapters.some((assumed) => assumed.chapter === chapter);
  }

  numberAt(offset: number): number | undefined {
    return this.#chapters.find(({ at }) => at === offset)?.chapter.number;
  }

  place(chapters: Map<number, ChapterBuilder>): void {
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
