import type { Habits } from './habits.ts';
import type { TextRun } from './text-runs.ts';

/** A mark before a letter is an apostrophe; at the end of a word it may also be one, as in `the boys’`. */
const marks = /[“”]|(?<![\p{L}\p{M}])‘(?=[\p{L}“])|’(?![\p{L}\p{M}])/gu;

/** Finds quotations inside others that are not closed: `“He said, ‘Come.”` */
export class InnerQuotes {
  readonly #habits: Habits;
  #open: { readonly at: number; readonly place: string } | undefined;
  /** Double marks that were opened inside the single ones. */
  #inside = 0;

  constructor(habits: Habits) {
    this.#habits = habits;
  }

  add(run: TextRun): void {
    if (run.kind !== 'scripture' || (!this.#open && !run.text.includes('‘'))) return;
    for (const { 0: mark, index } of run.text.matchAll(marks)) {
      // Each paragraph reopens an open quotation, and the outer one as well
      const isAgain = run.beginsParagraph && !/\p{L}/u.test(run.text.slice(0, index));
      if (mark === '’') this.#close();
      else if (mark === '‘') {
        if (this.#open && !isAgain && this.#inside === 0) this.#doubt(`the next one opens in ${run.place}`);
        if (this.#inside === 0) this.#open = { at: run.at(index), place: run.place };
      } else if (mark === '“') this.#inside += this.#open ? 1 : 0;
      else if (this.#inside > 0) this.#inside--;
      else if (this.#open) {
        this.#doubt(`the outer quotation ends in ${run.place}`);
        this.#open = undefined;
      }
    }
  }

  finish(): void {
    if (this.#open) this.#doubt('the book ends');
  }

  #close(): void {
    if (!this.#open) return;
    this.#habits.choose('inner-quotes', 'paired');
    this.#open = undefined;
    this.#inside = 0;
  }

  #doubt(when: string): void {
    const { at, place } = this.#open!;
    const message = () =>
      `The quotation mark ‘ in ${place} is not closed before ${when}. Check whether a mark is missing.`;
    this.#habits.doubt('inner-quotes', 'unpaired', 'unpaired-mark', at, message, { mark: '‘' });
  }
}
