import type { SourceCounts, TextCount } from '../../model/book-text.ts';
import { TextTally } from './text-tally.ts';

/**
 * Counts the text of the incoming events independently of the output, so that a build can prove that all text
 * was conserved.
 */
export class TextCounter {
  readonly body = new TextTally();
  readonly notes = new TextTally();
  readonly #dropped = new Map<string, TextTally>();

  drop(rule: string, text: string): void {
    if (text.trim() === '') return;
    let tally = this.#dropped.get(rule);
    if (!tally) {
      tally = new TextTally();
      this.#dropped.set(rule, tally);
    }
    tally.endWord().add(text);
  }

  lose(text: string): void {
    this.body.endWord().add(text).endWord();
  }

  dropLine(rule: string, text: string): void {
    this.body.subtract(text);
    this.drop(rule, text);
  }

  finish(joinedWords: number): SourceCounts {
    const dropped: Record<string, TextCount> = {};
    for (const rule of [...this.#dropped.keys()].sort()) dropped[rule] = this.#dropped.get(rule)!.count;
    const body = { ...this.body.count, words: this.body.words - joinedWords };
    return { body, notes: this.notes.count, dropped };
  }
}
