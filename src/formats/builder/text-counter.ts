import { TextTally } from '../../lib/text-tally.ts';
import type { SourceCounts, TextCount } from '../../model/book-text.ts';

/**
 * Counts the text of the events as it comes in, apart from what is made of it, so that a build can prove that
 * all of it came out again.
 */
export class TextCounter {
  readonly body = new TextTally();
  readonly notes = new TextTally();
  readonly #dropped = new Map<string, TextTally>();

  /** Text that `rule` keeps out of the documents. */
  drop(rule: string, text: string): void {
    if (text.trim() === '') return;
    let tally = this.#dropped.get(rule);
    if (!tally) {
      tally = new TextTally();
      this.#dropped.set(rule, tally);
    }
    // What is dropped comes in whole elements
    tally.endWord().add(text);
  }

  /** Text that the reader did not understand: it was read, and no document will hold it. */
  lose(text: string): void {
    this.body.endWord().add(text).endWord();
  }

  /** A line that was counted as text is left out after all. */
  dropLine(rule: string, text: string): void {
    this.body.subtract(text);
    this.drop(rule, text);
  }

  /** `joinedWords`: how many words rules of spacing joined to the word before them, less those that they divided. */
  finish(joinedWords: number): SourceCounts {
    const dropped: Record<string, TextCount> = {};
    for (const rule of [...this.#dropped.keys()].sort()) dropped[rule] = this.#dropped.get(rule)!.count;
    const body = { ...this.body.count, words: this.body.words - joinedWords };
    return { body, notes: this.notes.count, dropped };
  }
}
