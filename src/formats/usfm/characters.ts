import { marker } from '../markers.ts';
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
  /** Ends without its own closing marker, like the parts of a note. */
  readonly closesItself: boolean;
  readonly isFault: boolean;
  crossesVerse: boolean;
  attributes: Attributes | undefined;
  textEnd: number;
}

/**
 * Maximum depth that a closing marker reaches. Deeper nesting is not real text, and an unlimited search is
 * not linear.
 */
const maxClosedNesting = 100;

export class OpenCharacters {
  readonly #open: OpenCharacter[] = [];
  readonly #source: UsfmSource;
  #crossing = 0;
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

  readAttributes(bar: number): number {
    const { text, report } = this.#source;
    const character = this.#open.at(-1)!;
    const { style } = character;
    const end = attributesEnd(text, bar + 1);
    const nameAt = text[end + 1] === '+' ? end + 2 : end + 1;
    const isClosed = text.startsWith(style, nameAt) && text[nameAt + style.length] === '*';
    const list = readAttributeList(text.slice(bar + 1, end), isClosed ? defaultAttribute(style) : undefined);
    // Parts of a note rarely have attributes, and their text may contain a bar
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

  end(style: string, at: number, base: number): boolean {
    let index = this.#open.length - 1;
    const lowest = Math.max(base, index - maxClosedNesting);
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

  crossVerse(): void {
    this.#crossing = Math.min(this.#crossing, this.#open.length);
    for (; this.#crossing < this.#open.length; this.#crossing++) {
      const character = this.#open[this.#crossing]!;
      if (character.style !== 'wj' && !character.isFault) character.crossesVerse = true;
    }
  }

  isReported(style: string): boolean {
    return this.#reported.delete(style);
  }

  endAll(at: number, base: number, silently?: string): void {
    while (this.#open.length > base) {
      const { style, at: openedAt, closesItself, isFault } = this.#open.pop()!;
      if (!closesItself && !isFault && style !== silently) {
        const name = this.#source.text.startsWith('\\+', openedAt) ? `+${style}` : style;
        const known = marker(style);
        const isLeftOut = known?.kind === 'char' && known.role === 'drop';
        const loss = isLeftOut ? ', so the text after it is left out' : '';
        const message = `\\${name} is not closed${loss}; write \\${name}* where it ends.`;
        this.#source.report('unclosed-marker', openedAt, message);
        this.#reported.add(style);
      }
      // The end of its attributes is unknown
      this.#source.sink.charEnd(style, undefined, at);
    }
  }
}

export class WordsOfJesusAhead {
  readonly #text: string;
  #next = { at: -1, closes: false };

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns true if the next `\wj` after `at` is a closing one, so that the words of Jesus continue up to it. */
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
