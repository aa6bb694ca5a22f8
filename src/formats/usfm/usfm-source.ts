import type { Report } from '../diagnostic-collector.ts';
import type { DropRule } from '../markers.ts';
import { leavingOut, type ScriptureSink } from '../scripture-sink.ts';

/**
 * Source text of the USFM reader, with an account of each range: markup, text passed to the sink, or text
 * excluded by a named rule. Any unaccounted range is reported to the sink as lost, so that a reader cannot
 * skip text silently.
 */
export class UsfmSource {
  readonly text: string;
  readonly report: Report;
  readonly #sink: ScriptureSink;
  #current: ScriptureSink;
  #accounted = 0;
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

  leaveAllOut(rule: DropRule | undefined): void {
    this.#current = rule === undefined ? this.#sink : leavingOut(this.#sink, rule);
  }

  markup(from: number, to: number): void {
    this.#account(from, to);
  }

  leaveOut(from: number, to: number, rule: DropRule): void {
    if (to <= from) return;
    this.#account(from, to);
    this.sink.leaveOut(this.text.slice(from, to), rule, from);
  }

  /**
   * Marks a range as text. Converts special characters (USFM manual, "Characters"): `~` is a no-break space,
   * `//` an optional line break. The `//` of an address such as `https://` is kept.
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
    // Fast path: usually one space separates a marker and its text
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
