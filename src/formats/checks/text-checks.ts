import type { Report } from '../diagnostic-collector.ts';
import { checkCharacters } from './check-characters.ts';
import { checkVerseNumbers } from './check-verse-numbers.ts';
import type { CheckedText } from './checked-text.ts';
import { QuotePairs } from './quote-pairs.ts';
import { QuoteStyles } from './quote-styles.ts';

const quotationMark = /["“”'‘’]/g;

/** Looks through the finished text of a book for what is probably a mistake of its source. */
export class TextChecks {
  readonly #report: Report;
  readonly #quoteStyles = new QuoteStyles();

  constructor(report: Report) {
    this.#report = report;
  }

  chapter(number: number, texts: readonly CheckedText[]): void {
    const quotePairs = new QuotePairs(number, this.#report);
    for (const text of texts) {
      checkCharacters(text, number, this.#report);
      this.#quotes(text, quotePairs);
    }
    checkVerseNumbers(number, texts, this.#report);
  }

  #quotes(text: CheckedText, pairs: QuotePairs): void {
    quotationMark.lastIndex = 0;
    for (
      let match = quotationMark.exec(text.content.text);
      match;
      match = quotationMark.exec(text.content.text)
    ) {
      const mark = match[0];
      this.#quoteStyles.add(mark, text.at);
      if (mark === '“' || mark === '”' || mark === '‘') pairs.add(mark, match.index, text);
    }
  }

  /** Reports what only the whole book shows. */
  finish(): void {
    this.#quoteStyles.finish(this.#report);
  }
}
