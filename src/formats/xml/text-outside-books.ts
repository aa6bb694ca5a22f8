import type { Report } from '../diagnostic-collector.ts';

const maxQuotedCharacters = 40;

/** Reports text that belongs to no book, once between two books. */
export class TextOutsideBooks {
  readonly #report: Report;
  #isReported = false;

  constructor(report: Report) {
    this.#report = report;
  }

  add(text: string, at: number): void {
    const written = text.trim();
    if (written === '' || this.#isReported) return;
    this.#isReported = true;
    const quoted = written.slice(0, maxQuotedCharacters).toWellFormed();
    const message = `“${quoted}” is outside of any book, so this text was left out. Move it into a book, or remove it.`;
    this.#report('misplaced-content', at + text.indexOf(written), message);
  }

  startBook(): void {
    this.#isReported = false;
  }
}
