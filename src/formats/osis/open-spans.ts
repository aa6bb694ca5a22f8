import type { Report } from '../diagnostic-collector.ts';
import type { Attributes, ScriptureSink } from '../scripture-sink.ts';

/** A stretch of text with a style, which may begin and end anywhere. */
export interface Span {
  readonly style: string;
  readonly attributes: Attributes | undefined;
  readonly at: number;
}

/** No text has more; a file that never ends its spans must not make every paragraph open all of them again. */
const mostSpans = 100;

/**
 * Gives spans that overlap each other and paragraphs as character styles that nest: a span is opened when
 * text comes, closed with what surrounds it, and opened again for the next text. One without text gives
 * no event.
 */
export class OpenSpans {
  readonly #sink: ScriptureSink;
  readonly #report: Report;
  /** The spans the next text stands in, and those of them that the sink knows of: always its beginning. */
  readonly #wanted: Span[] = [];
  #opened = 0;
  /** Number of spans around the open note, which are not touched in it. */
  #noteBase = 0;
  readonly #endedInNote: Span[] = [];

  constructor(sink: ScriptureSink, report: Report) {
    this.#sink = sink;
    this.#report = report;
  }

  start(style: string, attributes: Attributes | undefined, at: number): Span {
    const span = { style, attributes, at };
    if (this.#wanted.length < mostSpans) this.#wanted.push(span);
    return span;
  }

  end(span: Span, at: number): void {
    const index = this.#wanted.lastIndexOf(span);
    if (index === -1) return;
    if (index < this.#noteBase) {
      this.#endedInNote.push(span);
      return;
    }
    this.#closeDownTo(index, at);
    this.#wanted.splice(index, 1);
  }

  openAll(at: number): void {
    while (this.#opened < this.#wanted.length) this.#sink.charStart(this.#wanted[this.#opened++]!.style, at);
  }

  closeAll(at: number): void {
    this.#closeDownTo(0, at);
  }

  startNote(): void {
    this.#noteBase = this.#opened;
  }

  closeNote(at: number): void {
    this.#closeDownTo(this.#noteBase, at);
    this.#wanted.length = this.#noteBase;
  }

  /** What ended inside the note ends behind it. */
  leaveNote(at: number): void {
    this.#noteBase = 0;
    for (const span of this.#endedInNote.splice(0)) this.end(span, at);
  }

  /** What is still open here had no end in the book. */
  finish(): void {
    for (const { style, at } of this.#wanted.splice(0)) {
      const message = `What begins here (in USFM: \\${style}) has no end in this book. Write the milestone that ends it.`;
      this.#report('unclosed-marker', at, message);
    }
  }

  #closeDownTo(index: number, at: number): void {
    while (this.#opened > index) {
      const { style, attributes } = this.#wanted[--this.#opened]!;
      this.#sink.charEnd(style, attributes, at);
    }
  }
}
