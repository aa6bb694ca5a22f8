import type { Attributes } from '../scripture-sink.ts';
import {
  accountForAttributes,
  attributeFaults,
  attributesEnd,
  defaultAttribute,
  readAttributeList,
} from './attributes.ts';
import type { UsfmSource } from './usfm-source.ts';

interface OpenCharacter {
  readonly style: string;
  readonly at: number;
  /** Ends without a closing marker of its own, as the parts of a note do. */
  readonly closesItself: boolean;
  /** It was reported as unknown or misplaced: how it ends is not reported too. */
  readonly isFault: boolean;
  /** A verse number stands in it. */
  crossesVerse: boolean;
  attributes: Attributes | undefined;
  /** Offset of the `|` after its text, or -1. */
  textEnd: number;
}

/** A closing marker reaches so far down at most: deeper nesting is not text, and looking there is not linear. */
const deepestClosed = 100;

/** The character styles that are open in a paragraph or a note, innermost last. */
export class OpenCharacters {
  readonly #open: OpenCharacter[] = [];
  readonly #source: UsfmSource;
  /** How many of the open ones are known to go on over a verse number. */
  #crossing = 0;
  /** Styles reported as not closed whose closing marker may still come, too late. */
  readonly #reported = new Set<string>();

  constructor(source: UsfmSource) {
    this.#source = source;
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

  start(style: string, at: number, closesItself: boolean, isFault = false): void {
    this.#open.push({
      style,
      at,
      closesItself,
      isFault,
      crossesVerse: false,
      attributes: undefined,
      textEnd: -1,
    });
    if (this.#reported.size > 0) this.#reported.delete(style);
    this.#source.sink.charStart(style, at);
  }

  /** Reads what follows a `|` in the innermost style up to the next marker. Gives the offset of that marker. */
  readAttributes(bar: number): number {
    const { text, report } = this.#source;
    const character = this.#open.at(-1)!;
    const { style } = character;
    const end = attributesEnd(text, bar + 1);
    const nameAt = text[end + 1] === '+' ? end + 2 : end + 1;
    const isClosed = text.startsWith(style, nameAt) && text[nameAt + style.length] === '*';
    const list = readAttributeList(text.slice(bar + 1, end), isClosed ? defaultAttribute(style) : undefined);
    // A part of a note seldom has attributes, and its text may have a bar
    const isPart = character.closesItself && style !== 'xt';
    if (isPart && (!list.isWhole || list.fault === 'form')) {
      this.#source.write(bar, end);
      return end;
    }
    if (list.attributes) {
      const { attributes } = character;
      character.attributes = attributes ? { ...attributes, ...list.attributes } : list.attributes;
    }
    if (list.isWhole && character.textEnd === -1) character.textEnd = bar;
    const fault = list.fault && attributeFaults[list.fault];
    if (fault || !(isClosed || isPart)) {
      const apart = `are not directly before \\${style}*; move them there`;
      report('malformed-attributes', bar + 1, `The attributes of \\${style} ${fault ?? apart}.`);
    }
    if (list.isWhole && isClosed) this.#source.markup(bar, end);
    else accountForAttributes(this.#source, bar, end, list);
    return end;
  }

  /** Closes `style` and all that is open inside it, not reaching below `base`. False when it is not open. */
  end(style: string, at: number, base: number): boolean {
    let index = this.#open.length - 1;
    const lowest = Math.max(base, index - deepestClosed);
    while (index >= lowest && this.#open[index]!.style !== style) index--;
    if (index < lowest) return false;
    if (index < this.#open.length - 1) this.endAll(at, index + 1);
    const { at: openedAt, attributes, textEnd, crossesVerse } = this.#open.pop()!;
    if (crossesVerse) {
      const message = `\\${style} continues across a verse number; close it before \\v and open it again after.`;
      this.#source.report('marker-crosses-verse', openedAt, message);
    }
    if (style === 'w') this.#checkWord(openedAt, textEnd === -1 ? at : textEnd);
    this.#source.sink.charEnd(style, attributes, at);
    return true;
  }

  /** `\w |strong="H853"\w*` annotates nothing. */
  #checkWord(from: number, to: number): void {
    if (
      to - from > '\\+w '.length ||
      this.#source.text
        .slice(from, to)
        .replace(/^\\\+?w/, '')
        .trim() !== ''
    )
      return;
    const message = 'This \\w has no word; remove it, or add the word.';
    this.#source.report('word-without-text', from, message);
  }

  /** A verse number stands here: of character styles only words of Jesus go on over it. */
  crossVerse(): void {
    this.#crossing = Math.min(this.#crossing, this.#open.length);
    for (; this.#crossing < this.#open.length; this.#crossing++) {
      const character = this.#open[this.#crossing]!;
      if (character.style !== 'wj' && !character.isFault) character.crossesVerse = true;
    }
  }

  /** Whether this closing marker belongs to a style that was already reported as not closed: that is one fault. */
  isReported(style: string): boolean {
    return this.#reported.delete(style);
  }

  /** Closes everything above `base`; what should have had a closing marker is reported. */
  endAll(at: number, base: number, silently?: string): void {
    while (this.#open.length > base) {
      const { style, at: openedAt, closesItself, isFault } = this.#open.pop()!;
      if (!closesItself && !isFault && style !== silently) {
        const message = `\\${style} is not closed; write \\${style}* where it ends.`;
        this.#source.report('unclosed-marker', openedAt, message);
        this.#reported.add(style);
      }
      // How far its attributes reach is not known
      this.#source.sink.charEnd(style, undefined, at);
    }
  }
}

/** Whether a `\wj` that is open at the end of a paragraph goes on in the next one. */
export class WordsOfJesusAhead {
  readonly #text: string;
  #next = { at: -1, closes: false };

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether the next `\wj` after `at` is a closing one: then the words of Jesus go on up to there. */
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
