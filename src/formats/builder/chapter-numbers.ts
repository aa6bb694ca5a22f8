import type { Report } from '../diagnostic-collector.ts';
import type { ChapterBuilder } from './chapter-builder.ts';
import { wrongNumbers } from './wrong-numbers.ts';

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
