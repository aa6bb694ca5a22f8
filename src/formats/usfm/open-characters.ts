import type { Report } from '../diagnostic-collector.ts';
import type { ScriptureSink } from '../scripture-sink.ts';
import { parseAttributes } from './parse-attributes.ts';

interface OpenCharacter {
  readonly style: string;
  readonly at: number;
  /** Ends without a closing marker of its own, as the parts of a note do. */
  readonly closesItself: boolean;
  /** Offset behind the `|`, or -1. */
  attributesFrom: number;
}

/** The character styles that are open in a paragraph or a note, innermost last. */
export class OpenCharacters {
  readonly #open: OpenCharacter[] = [];
  readonly #text: string;
  readonly #sink: ScriptureSink;
  readonly #report: Report;

  constructor(text: string, sink: ScriptureSink, report: Report) {
    this.#text = text;
    this.#sink = sink;
    this.#report = report;
  }

  get depth(): number {
    return this.#open.length;
  }

  isInnermost(style: string): boolean {
    return this.#open.at(-1)?.style === style;
  }

  includes(style: string): boolean {
    return this.#open.some((character) => character.style === style);
  }

  start(style: string, at: number, closesItself: boolean): void {
    this.#open.push({ style, at, closesItself, attributesFrom: -1 });
    this.#sink.charStart(style, at);
  }

  /** True when a `|` in the innermost style would start its attributes. */
  get takesAttributes(): boolean {
    const innermost = this.#open.at(-1);
    return innermost !== undefined && !innermost.closesItself && innermost.attributesFrom === -1;
  }

  /** True while what follows is the attributes of the innermost style, not text. */
  get inAttributes(): boolean {
    return (this.#open.at(-1)?.attributesFrom ?? -1) !== -1;
  }

  startAttributes(from: number): void {
    this.#open.at(-1)!.attributesFrom = from;
  }

  /** Closes `style` and all that is open inside it, not reaching below `base`. False when it is not open. */
  end(style: string, at: number, base: number): boolean {
    let index = this.#open.length - 1;
    while (index >= base && this.#open[index]!.style !== style) index--;
    if (index < base) return false;
    this.endAll(at, index + 1);
    const { attributesFrom } = this.#open.pop()!;
    const attributes =
      attributesFrom === -1 ? undefined : parseAttributes(style, this.#text.slice(attributesFrom, at));
    this.#sink.charEnd(style, attributes, at);
    return true;
  }

  /** Closes everything above `base`; what should have had a closing marker is reported. */
  endAll(at: number, base: number, silently?: string): void {
    while (this.#open.length > base) {
      this.abandonAttributes(at);
      const { style, at: openedAt, closesItself } = this.#open.pop()!;
      if (!closesItself && style !== silently) {
        const message = `\\${style} is not closed; write \\${style}* where it ends.`;
        this.#report('unclosed-marker', openedAt, message);
      }
      this.#sink.charEnd(style, undefined, at);
    }
  }

  /** What looked like attributes was none, as no closing marker followed: it is text, and text is kept. */
  abandonAttributes(at: number): void {
    const innermost = this.#open.at(-1);
    if (!innermost || innermost.attributesFrom === -1) return;
    const from = innermost.attributesFrom - 1;
    innermost.attributesFrom = -1;
    this.#sink.text(this.#text.slice(from, at), from);
  }
}
