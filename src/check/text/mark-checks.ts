import type { Habits } from './habits.ts';
import type { TextRun } from './text-runs.ts';

export class MarkChecks {
  readonly #habits: Habits;

  constructor(habits: Habits) {
    this.#habits = habits;
  }

  add(written: string, index: number, text: string, run: TextRun): void {
    if (/^[-–—]$/.test(written)) this.#checkSpaces(written, index, index + 1, text, run);
    else if (/^[’'‘`´]$/.test(written)) this.#checkApostrophe(written, index, text, run);
    else if (run.kind === 'scripture') this.#checkQuotation(written, index, text, run);
  }

  addNotes(text: string, run: TextRun): void {
    for (const index of run.notes) this.#checkSpaces('note', index, index, text, run);
  }

  #checkSpaces(mark: string, from: number, to: number, text: string, run: TextRun): void {
    const [isBefore, isAfter] = [text[from - 1] === ' ', text[to] === ' '];
    if (!letter.test(text[from - (isBefore ? 2 : 1)] ?? '')) return;
    if (!letter.test(text[to + (isAfter ? 1 : 0)] ?? '')) return;
    // Some editions write a space before a note, here between the word and the dash
    if (mark !== 'note' && run.notes.has(from)) return;
    // The ending “-im”
    if (mark === '-' && isBefore && !isAfter) return;
    const choice = `${isBefore ? 'space' : 'none'}, ${isAfter ? 'space' : 'none'}`;
    if (mark === 'note' && !isBefore && isAfter)
      return void this.#habits.choose('spaces-around note', choice);
    const shown = mark === 'note' ? 'a note' : `“${mark}”`;
    const near = text.slice(Math.max(0, from - 8), to + 8).trim();
    const message = () =>
      `The spaces before and after ${shown} in ${run.place} (“${near}”) are rare in this edition. Write them as usual.`;
    this.#habits.doubt(`spaces-around ${mark}`, choice, 'odd-space', run.at(from), message);
  }

  #checkApostrophe(written: string, index: number, text: string, run: TextRun): void {
    if (!letter.test(text[index - 1] ?? '') || !letter.test(text[index + 1] ?? '')) return;
    if (written === "'" || written === '’') return void this.#habits.choose('apostrophe', 'usual');
    const message = () =>
      `“${text.slice(Math.max(0, index - 8), index + 8)}” in ${run.place} has “${written}” as an apostrophe, unlike other words. Write the usual one.`;
    this.#habits.doubt('apostrophe', written, 'unusual-character', run.at(index), message);
  }

  /**
   * Checks the order of a comma or full stop and a closing quotation mark, and the comma and the capital of a
   * quotation that begins within a sentence.
   */
  #checkQuotation(written: string, index: number, text: string, run: TextRun): void {
    const order = /[,.][”»]|[”»][,.]/.exec(written);
    if (order) {
      const mark = /[,.]/.exec(order[0])![0];
      const message = () =>
        `“${order[0]}” in ${run.place}: this edition writes the two marks in the other order. Exchange them.`;
      const choice = order[0].startsWith(mark) ? 'inside' : 'outside';
      this.#habits.doubt(`quote-order ${mark}`, choice, 'doubled-punctuation', run.at(index), message);
    }
    if (!/[“«]$/.test(written) || text[index - 1] !== ' ') return;
    const last = text[index - 2] ?? '';
    const first = text[index + written.length] ?? '';
    if (!letter.test(first) || first.toLowerCase() === first.toUpperCase()) return;
    const isSmall = first === first.toLowerCase();
    const shown = text.slice(Math.max(0, index - 10), index + 10).trim();
    if (last === ',' && !text.slice(Math.max(0, index - maxSpeaker), index).includes('”')) {
      const message = () =>
        `A quotation in ${run.place} begins with a lower-case letter after “${last}” (“${shown}”). Write a capital.`;
      this.#habits.doubt(
        'quote-start',
        isSmall ? 'small' : 'capital',
        'missing-capital',
        run.at(index),
        message,
      );
    }
    if (isSmall || isTerm.test(text.slice(index, index + maxTerm))) return;
    const message = () =>
      `A quotation in ${run.place} begins without a comma or colon (“${shown}”), unlike most in this edition. Write the mark.`;
    const choice = letter.test(last) ? 'none' : 'mark';
    this.#habits.doubt('mark-before-quote', choice, 'missing-sentence-end', run.at(index), message);
  }
}

/** Maximum letters between two parts of a quotation: “The two”, he says, “will become one”. */
const maxSpeaker = 60;
/** `called “Golgotha”`: a quoted term, not speech. */
const isTerm = /^[“«][^”».,;:!?…]*[”»]/;
const maxTerm = 40;
const letter = /^[\p{L}\p{M}]$/u;
