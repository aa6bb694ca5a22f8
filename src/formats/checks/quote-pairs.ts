import type { Report } from '../diagnostic-collector.ts';
import type { CheckedText } from './checked-text.ts';

/**
 * Finds curly double quotation marks that have no partner in their chapter, and is silent where it could be wrong:
 * a quotation may open again in each paragraph without being closed, nest under a single quotation mark, and
 * reach over the ends of a chapter.
 */
export class QuotePairs {
  readonly #chapter: number;
  readonly #report: Report;
  #open = 0;
  /** Opened again at a line's beginning: to go on with a quotation, or as one inside it. */
  #maybeOpen = 0;
  #hasOpened = false;
  /** A single quotation mark opened inside the double ones. (Where it closes is not told from an apostrophe.) */
  #singleOpened = false;

  constructor(chapter: number, report: Report) {
    this.#chapter = chapter;
    this.#report = report;
  }

  /** The mark at `index` of the text: `“`, `”` or `‘`. */
  add(mark: string, index: number, text: CheckedText): void {
    if (mark === '‘') this.#singleOpened = true;
    else if (mark === '“') this.#opens(index, text);
    else this.#closes(index, text);
  }

  #opens(index: number, text: CheckedText): void {
    this.#hasOpened = true;
    if (this.#open === 0 || this.#singleOpened) this.#open++;
    else if (isAtLineStart(text.content.text.slice(0, index), text.beginsLine)) this.#maybeOpen++;
    else {
      this.#tell(index, text, 'opens while another is open');
      this.#maybeOpen = 0;
    }
  }

  #closes(index: number, text: CheckedText): void {
    if (this.#open > 0) this.#open--;
    else if (this.#maybeOpen > 0) this.#maybeOpen--;
    // One that is open from the chapter before is closed here
    else if (this.#hasOpened) this.#tell(index, text, 'closes nothing');
    if (this.#open === 0) this.#singleOpened = false;
  }

  #tell(index: number, { number, at, content: { text } }: CheckedText, what: string): void {
    const around = text
      .slice(Math.max(0, index - 20), index + 20)
      .replaceAll('\n', ' ')
      .toWellFormed();
    const message = `In ${this.#chapter}:${number} a quotation mark ${what}: “…${around}…”. Check what it belongs to.`;
    this.#report('unpaired-quote', at, message);
  }
}

/** Whether only punctuation stands between the end of `before` and the beginning of its line. */
function isAtLineStart(before: string, beginsLine: boolean): boolean {
  const near = before.slice(-8);
  return /\n[\s\p{P}]*$/u.test(near) || (beginsLine && near === before && /^[\s\p{P}]*$/u.test(near));
}
