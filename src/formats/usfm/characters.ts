import type { Attributes } from '../scripture-sink.ts';
import { parseAttributes } from './attributes.ts';
import type { UsfmSource } from './usfm-source.ts';

interface OpenCharacter {
  readonly style: string;
  readonly at: number;
  /** Ends without a closing marker of its own, as the parts of a note do. */
  readonly closesItself: boolean;
  /** Offset behind the `|`, or -1. */
  attributesFrom: number;
}

/** A closing marker reaches so far down at most: deeper nesting is no text, and looking there is not linear. */
const deepestClosed = 100;

/** The character styles that are open in a paragraph or a note, innermost last. */
export class OpenCharacters {
  readonly #open: OpenCharacter[] = [];
  readonly #text: string;
  readonly #sink: UsfmSource['sink'];
  readonly #report: UsfmSource['report'];
  /** How many of the open ones are known to go on over a verse number. */
  #crossing = 0;

  constructor({ text, sink, report }: UsfmSource) {
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

  get isNoteOrigin(): boolean {
    return this.isInnermost('fr') || this.isInnermost('xo');
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
    if (innermost === undefined || innermost.attributesFrom !== -1) return false;
    return !innermost.closesItself || innermost.style === 'xt';
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
    const lowest = Math.max(base, index - deepestClosed);
    while (index >= lowest && this.#open[index]!.style !== style) index--;
    if (index < lowest) return false;
    if (index < this.#open.length - 1) this.endAll(at, index + 1);
    const character = this.#open.pop()!;
    const { attributesFrom } = character;
    const attributes = attributesFrom === -1 ? undefined : this.#attributesOf(character, at);
    if (style === 'w') this.#checkWord(character.at, attributesFrom === -1 ? at : attributesFrom - 1);
    this.#sink.charEnd(style, attributes, at);
    return true;
  }

  #attributesOf({ style, attributesFrom }: OpenCharacter, at: number): Attributes | undefined {
    return parseAttributes(style, this.#text.slice(attributesFrom, at), (what) => {
      const message = `The attributes of \\${style} ${what}; write them as name="value".`;
      this.#report('malformed-attributes', attributesFrom, message);
    });
  }

  /** `\w |strong="H853"\w*` annotates nothing. */
  #checkWord(from: number, to: number): void {
    if (
      to - from > '\\+w '.length ||
      this.#text
        .slice(from, to)
        .replace(/^\\\+?w/, '')
        .trim() !== ''
    )
      return;
    this.#report(
      'word-without-text',
      from,
      'This \\w holds no word; remove it, or write the word it is about.',
    );
  }

  /** A verse number stands here: of character styles only words of Jesus go on over it. */
  crossVerse(): void {
    this.#crossing = Math.min(this.#crossing, this.#open.length);
    for (; this.#crossing < this.#open.length; this.#crossing++) {
      const { style, at } = this.#open[this.#crossing]!;
      if (style === 'wj') continue;
      const message = `\\${style} goes on over a verse number; close it before \\v and open it again.`;
      this.#report('marker-crosses-verse', at, message);
    }
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

/** Tells of `\wj` that is open at the end of a paragraph whether it goes on in the next one. */
export class WordsOfJesusAhead {
  readonly #text: string;
  #next = { at: -1, closes: false };

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether the next `\wj` behind `at` is a closing one: then the words of Jesus go on up to there. */
  closeAfter(at: number): boolean {
    if (this.#next.at < at) {
      const pattern = /\\\+?wj(\*|(?![A-Za-z0-9-]))/g;
      pattern.lastIndex = at;
      const match = pattern.exec(this.#text);
      this.#next = { at: match?.index ?? Number.POSITIVE_INFINITY, closes: match?.[1] === '*' };
    }
    return this.#next.closes;
  }
}
