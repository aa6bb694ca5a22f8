import type { Report } from '../diagnostic-collector.ts';
import type { ScriptureSink } from '../scripture-sink.ts';

/** What every part of the USFM reader works on. */
export interface UsfmSource {
  readonly text: string;
  readonly sink: ScriptureSink;
  readonly report: Report;
}

/**
 * Gives text to the sink with its special characters read (USFM manual, "Characters"): `~` is a no-break
 * space, `//` an optional line break. The `//` of an address such as `https://` is none.
 */
export class TextPieces {
  readonly #text: string;
  readonly #sink: UsfmSource['sink'];
  /** Where the next of each stands, looked for again only when it has been passed. */
  #nextTilde = -1;
  #nextBreak = -1;

  constructor({ text, sink }: UsfmSource) {
    this.#text = text;
    this.#sink = sink;
  }

  write(from: number, to: number): void {
    if (this.#nextTilde < from) this.#nextTilde = indexOrEnd(this.#text.indexOf('~', from));
    if (this.#nextBreak < from) this.#nextBreak = this.#findBreak(from);
    let at = from;
    while (this.#nextBreak < to) {
      this.#writePlain(at, this.#nextBreak);
      this.#sink.milestone('optbreak', undefined, this.#nextBreak);
      at = this.#nextBreak + 2;
      this.#nextBreak = this.#findBreak(at);
    }
    this.#writePlain(at, to);
  }

  #writePlain(from: number, to: number): void {
    if (from >= to) return;
    const plain = this.#text.slice(from, to);
    this.#sink.text(this.#nextTilde < to ? plain.replaceAll('~', '\u00a0') : plain, from);
  }

  #findBreak(from: number): number {
    let at = this.#text.indexOf('//', from);
    while (at > 0 && this.#text[at - 1] === ':') at = this.#text.indexOf('//', at + 2);
    return indexOrEnd(at);
  }
}

function indexOrEnd(index: number): number {
  return index === -1 ? Number.POSITIVE_INFINITY : index;
}
