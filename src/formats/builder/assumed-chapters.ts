import type { Report } from '../diagnostic-collector.ts';
import type { ChapterBuilder } from './chapter-builder.ts';

interface AssumedChapter {
  readonly chapter: ChapterBuilder;
  /** The text found instead of a number. */
  readonly label: string;
  readonly at: number;
}

/** A longer label is text that lost its line end. */
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

  /** Renumbers conflicting chapters and all later assumed ones, so that their order is kept. */
  place(chapters: Map<number, ChapterBuilder>, report: Report): void {
    if (this.#chapters.every(({ chapter }) => chapters.get(chapter.number) === chapter)) return;
    for (const { chapter } of this.#chapters)
      if (chapters.get(chapter.number) === chapter) chapters.delete(chapter.number);
    let next = Math.max(0, ...chapters.keys()) + 1;
    for (const { chapter, label, at } of this.#chapters) {
      const message = `Chapter “${label.slice(0, maxLabelCharacters)}” is served as chapter ${next}, the next free number. Give it its own number.`;
      report('bad-chapter-number', at, message);
      chapter.number = next++;
      if (label !== '' && label.length <= maxLabelCharacters) chapter.published ??= label;
      chapters.set(chapter.number, chapter);
    }
  }
}
