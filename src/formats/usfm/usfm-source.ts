import type { Report } from '../diagnostic-collector.ts';
import type { DropRule } from '../markers.ts';
import { leavingOut, type ScriptureSink } from '../scripture-sink.ts';

/**
 * The source text that every part of the USFM reader works on, and the account of it: each stretch of the source is
 * markup, text that the sink got, or text that a named rule leaves out. A stretch that no part of the reader has
 * accounted for is lost, and is reported to the sink as such: a reader that skips text cannot do so unseen.
 */
export class UsfmSource {
  readonly text: string;
  readonly report: Report;
  readonly #sink: ScriptureSink;
  #current: ScriptureSink;
  /** All before this offset is accounted for. */
  #accounted = 0;
  /** Where the next of each stands, looked for again only when it has been passed. */
  #nextTilde = -1;
  #nextBreak = -1;

  constructor(text: string, sink: ScriptureSink, report: Report) {
    this.text = text;
    this.report = report;
    this.#sink = sink;
    this.#current = sink;
  }

  get sink(): ScriptureSink {
    return this.#current;
  }

  /** From here on `rule` keeps everything out of the documents; undefined ends that. */
  leaveAllOut(rule: DropRule | undefined): void {
    this.#current = rule === undefined ? this.#sink : leavingOut(this.#sink, rule);
  }

  /** The stretch is markup: a marker, or the number, caller or attributes that belong to one. */
  markup(from: number, to: number): void {
    this.#account(from, to);
  }

  /** The stretch is text that `rule` keeps out of the documents. */
  leaveOut(from: number, to: number, rule: DropRule): void {
    if (to <= from) return;
    this.#account(from, to);
    this.sink.leaveOut(this.text.slice(from, to), rule, from);
  }

  /**
   * The stretch is text. Its special characters are read (USFM manual, "Characters"): `~` is a no-break space, `//` an
   * optional line break. The `//` of an address such as `https://` is not one.
   */
  write(from: number, to: number): void {
    if (this.#nextTilde < from) this.#nextTilde = indexOrEnd(this.text.indexOf('~', from));
    if (this.#nextBreak < from) this.#nextBreak = this.#findBreak(from);
    let at = from;
    while (this.#nextBreak < to) {
      this.#writePlain(at, this.#nextBreak);
      this.#account(this.#nextBreak, this.#nextBreak + 2);
      this.sink.milestone('optbreak', undefined, this.#nextBreak);
      at = this.#nextBreak + 2;
      this.#nextBreak = this.#findBreak(at);
    }
    this.#writePlain(at, to);
  }

  /** The reader is done; what it has left over is lost. */
  finish(): void {
    this.#lose(this.text.length);
  }

  #writePlain(from: number, to: number): void {
    if (from >= to) return;
    this.#account(from, to);
    const plain = this.text.slice(from, to);
    this.sink.text(this.#nextTilde < to ? plain.replaceAll('~', '\u00a0') : plain, from);
  }

  #findBreak(from: number): number {
    let at = this.text.indexOf('//', from);
    while (at > 0 && this.text[at - 1] === ':') at = this.text.indexOf('//', at + 2);
    return indexOrEnd(at);
  }

  #account(from: number, to: number): void {
    // Between a marker and its text there is mostly one space
    const isSpace = from === this.#accounted + 1 && this.text[this.#accounted] === ' ';
    if (from > this.#accounted && !isSpace) this.#lose(from);
    if (to > this.#accounted) this.#accounted = to;
  }

  #lose(to: number): void {
    const lost = this.text.slice(this.#accounted, to);
    if (lost.trim() !== '') this.#sink.leaveOut(lost, undefined, this.#accounted);
    this.#accounted = to;
  }
}

function indexOrEnd(index: number): number {
  return index === -1 ? Number.POSITIVE_INFINITY : index;
}
