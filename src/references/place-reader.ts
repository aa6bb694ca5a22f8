import { bookAt, type FoundBook, isWrittenAsName } from './book-at.ts';
import type { BookNameLookup } from './book-names.ts';
import type { FoldedText } from './folded-text.ts';
import { hanNumber, hebrewNumber, hebrewVerse, romanNumber } from './letter-numbers.ts';
import {
  chapterWord,
  followingSign,
  isOneFollowing,
  lastVerse,
  titleWord,
  verseWord,
} from './place-words.ts';
import { type Extent, hasOneChapter, type Place, type Reference } from './reference.ts';
import { formatReference, type ReferenceStyle } from './write-references.ts';

/** Offsets are in UTF-16 code units. */
export interface WrittenReference extends Reference {
  readonly start: number;
  readonly end: number;
}

/** An edition named after references, such as `NIV`. Offsets are in UTF-16 code units. */
export interface WrittenEdition {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

export interface ReferenceProblem {
  readonly code:
    | 'empty'
    | 'too_long'
    | 'no_book'
    | 'unknown_book'
    | 'ambiguous_book'
    | 'not_a_place'
    | 'zero'
    | 'backward';
  /** One sentence, without the text itself. */
  readonly message: string;
  readonly hint?: string;
  readonly books?: readonly string[];
  /** Offset in the text in UTF-16 code units. */
  readonly at: number;
  readonly understood: string;
}

export interface ReferenceOptions {
  readonly names: BookNameLookup;
  /**
   * Treats `Joh 3, 16` as a verse, as many European languages write it; `perhaps` only if the chapter has this verse.
   * Without the space it is always a verse.
   */
  readonly hasVerseComma?: boolean | 'perhaps';
  /** Distinguishes `Rom 8,9` from `Ps 23,24`. */
  readonly extent?: Extent;
  /** Chapter for `v. 16` and `4:2` without a book. */
  readonly context?: { readonly book: string; readonly chapter?: number };
  readonly style?: Pick<ReferenceStyle, 'name'>;
}

export class ReferenceSyntaxError extends Error {
  readonly problem: ReferenceProblem;

  constructor(problem: ReferenceProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

type Level = 'chapter' | 'verse';

interface Point {
  readonly place: Place;
  /** Set if `f` or `ff` follows, which adds the next verse or all following verses. */
  readonly following?: 'one' | 'all' | undefined;
}

const digits = /\d+/y;
/**
 * The end of a chapter's number. Includes the sign before a verse, `第三章第十六节`, and the comma of `3章,16节`. The 16 of
 * `约三16` has no sign; in `约一4:8`, the letter belongs to the name.
 */
const chapterSign =
  /[ ]*[章篇장편回][ ]*(?:,?[ ]*[第제]?(?=[\d一二三四五六七八九十百零〇第제至到, -]{1,9}[節节절]))?|(?<=\p{L})(?=\d+(?![\d:]))/uy;
const verseSign = /[ ]*[節节절]/y;
const colon = /[ ]*:[ ]*/y;
const dot = /\.(?=\d)/y;
const tightComma = /,(?=\d)/y;
const comma = /,[ ]*(?=\d)/y;
const hebrewComma = /(?:,[ ]*|[ ]+)(?=[א-ת])/y;
const part = /[a-e](?![\p{L}\p{N}])/uy;

export abstract class PlaceReader {
  protected readonly folded: FoldedText;
  protected readonly text: string;
  protected readonly options: ReferenceOptions;
  protected readonly isWhole: boolean;
  protected readonly found: WrittenReference[] = [];
  protected at = 0;
  protected book: string | undefined;
  protected chapter: number | undefined;
  /** Level of the last number. In a list, a number after a verse is also a verse. */
  protected level: Level = 'chapter';
  protected sign: 'colon' | 'comma' | 'dot' | undefined;

  constructor(folded: FoldedText, options: ReferenceOptions, isWhole: boolean) {
    this.folded = folded;
    this.text = folded.text;
    this.options = options;
    this.isWhole = isWhole;
    this.book = options.context?.book;
    this.chapter = options.context?.chapter;
  }

  protected startBook(book: string): void {
    this.book = book;
    this.chapter = undefined;
    this.level = 'chapter';
    this.sign = undefined;
  }

  /** The end of `Gen 1:3f`. After the last verse of a chapter, it is the first verse of the next. */
  protected withFollowing(place: Place, following: Point['following']): Place {
    if (!following) return place;
    const { verse, chapter, book } = place;
    if (following === 'all') return verse === undefined ? { book } : { book, chapter: chapter! };
    const { extent } = this.options;
    const isLastChapter = chapter === extent?.chapters(book);
    if (verse === undefined) return isLastChapter ? place : { book, chapter: chapter! + 1 };
    if (verse !== extent?.verses(book, chapter!)) return { book, chapter: chapter!, verse: verse + 1 };
    return isLastChapter ? place : { book, chapter: chapter! + 1, verse: 1 };
  }

  protected readPoint(): Point {
    const book = this.book!;
    const roman = this.#romanChapter();
    const isChapterNamed = this.match(chapterWord) !== undefined;
    let isVerseNamed = !isChapterNamed && !roman && this.match(verseWord) !== undefined;
    // An explicit word overrides the level of the previous number
    if (isChapterNamed) this.level = 'chapter';
    const at = this.at;
    const first = roman?.chapter ?? this.#number();
    const hasSign = this.match(chapterSign) !== undefined;
    isVerseNamed ||= !hasSign && this.isNext(verseSign);
    if (roman?.hasVerse || (!isVerseNamed && this.#startsVerse(book, first, hasSign))) {
      this.chapter = first;
      this.level = 'verse';
      if (this.match(lastVerse) !== undefined) return { place: { book, chapter: first } };
      return this.#verse(this.#verseNumber(book));
    }
    if (book === 'PSA' && this.level === 'chapter' && this.match(titleWord) !== undefined) {
      this.chapter = first;
      return { place: { book, chapter: first, verse: 0 } };
    }
    if (isVerseNamed || (this.level === 'verse' && !hasSign)) {
      this.chapter ??= hasOneChapter(book) ? 1 : undefined;
      if (this.chapter === undefined) this.refuse('not_a_place', 'A verse without a chapter.', at);
      this.level = 'verse';
      return this.#verse(first);
    }
    this.chapter = first;
    this.level = 'chapter';
    return { place: { book, chapter: first }, following: this.#following() };
  }

  #verse(verse: number): Point {
    this.match(verseSign);
    const book = this.book!;
    const chapter = this.chapter!;
    const following = this.#following();
    const letter = following ? undefined : this.match(part);
    return { place: { book, chapter, verse, ...(letter ? { part: letter } : {}) }, following };
  }

  #following(): Point['following'] {
    const sign = this.match(followingSign)?.trim();
    if (sign === undefined) return undefined;
    return isOneFollowing(sign) ? 'one' : 'all';
  }

  #startsVerse(book: string, chapter: number, hasSign: boolean): boolean {
    const before = this.at;
    if (hasSign) return this.#isNumberHere();
    const isColon = this.match(colon) !== undefined;
    // In `3:16-17, v. 18` the comma ends the range
    const mayBeWord = this.level === 'chapter' || !this.isNext(/[ ]*,/y);
    if (
      ((mayBeWord && this.match(verseWord) !== undefined) || isColon) &&
      (this.isNumberNext() || this.isNext(lastVerse))
    ) {
      this.sign = isColon ? 'colon' : this.sign;
      return true;
    }
    this.at = before;
    if ((this.level === 'chapter' || this.sign === 'dot') && this.match(dot) !== undefined) {
      this.sign = 'dot';
      return true;
    }
    if (this.#startsVerseWithComma(book, chapter)) return true;
    this.at = before;
    if (
      this.isWhole &&
      this.level === 'chapter' &&
      this.match(/[ ]+(?=\d)/y) !== undefined &&
      !this.bookAt(this.at)
    )
      return true;
    this.at = before;
    if (this.#startsHebrewVerse(book, chapter)) return true;
    this.at = before;
    return false;
  }

  /** `א, ב` and `א ב` are a chapter and a verse; `כג, כד` are two chapters if the first one is shorter. */
  #startsHebrewVerse(book: string, chapter: number): boolean {
    const sign = this.isWhole ? hebrewComma : hebrewVerse;
    if (this.level === 'verse' || this.match(sign) === undefined) return false;
    const number = this.#letterNumber()?.value ?? 0;
    return (
      0 < number && number <= (this.options.extent?.verses(book, chapter) ?? number) && !this.bookAt(this.at)
    );
  }

  #startsVerseWithComma(book: string, chapter: number): boolean {
    if (this.sign === 'colon' || this.sign === 'dot' || (this.level === 'verse' && this.sign !== 'comma'))
      return false;
    if (this.match(this.options.hasVerseComma ? comma : tightComma) === undefined) return false;
    if (this.bookAt(this.at)) return false;
    const verse = Number.parseInt(this.ahead(), 10);
    const most = this.options.extent?.verses(book, chapter);
    if (most !== undefined && verse > most && this.options.hasVerseComma !== true) return false;
    this.sign = 'comma';
    return true;
  }

  protected isNumberNext(): boolean {
    const before = this.at;
    this.match(chapterWord);
    if (this.at === before) this.match(verseWord);
    const found = this.#isNumberHere() || this.#romanChapter() !== undefined;
    this.at = before;
    return found;
  }

  #isNumberHere(): boolean {
    return /\d/.test(this.text[this.at] ?? '') || this.#letterNumber() !== undefined;
  }

  /**
   * Parses a Roman numeral after a name, `cxix. 105`, including the following sign. In a book with one
   * chapter, `v. 3` is a verse.
   */
  #romanChapter(): { readonly chapter: number; readonly hasVerse: boolean } | undefined {
    if (this.book === undefined || this.chapter !== undefined || hasOneChapter(this.book)) return undefined;
    const number = /[ivxlc]/i.test(this.text[this.at] ?? '') ? romanNumber(this.text, this.at) : undefined;
    if (!number) return undefined;
    const sign = /^(?:[.,:] ?| )(?=\d)/.exec(this.text.slice(number.end, number.end + 3))?.[0];
    // "Rut i 1 Sam" in Polish
    if (sign === ' ' && (!this.isWhole || this.bookAt(number.end + 1))) return undefined;
    const isPlain = this.isWhole && number.end - this.at > 1 && /^\.? *$/.test(this.text.slice(number.end));
    if (sign === undefined && !isPlain) return undefined;
    this.at = number.end + (sign?.length ?? 0);
    return { chapter: number.value, hasVerse: sign !== undefined };
  }

  #verseNumber(book: string): number {
    return book === 'PSA' && this.match(/0+(?!\d)/y) !== undefined ? 0 : this.#number();
  }

  #number(): number {
    const at = this.at;
    const written = this.match(digits);
    if (written === undefined) {
      const letters = this.#letterNumber();
      if (!letters) return this.refusePlace();
      this.at = letters.end;
      return letters.value;
    }
    if (written.length > 3)
      this.refuse('not_a_place', `No chapter or verse has the number ${written.slice(0, 12)}.`, at);
    const number = Number(written);
    if (number === 0) this.refuse('zero', 'Chapters and verses are counted from 1.', at);
    return number;
  }

  /** Numbers written in letters follow a name in the same script. */
  #letterNumber(): { readonly value: number; readonly end: number } | undefined {
    return (
      hanNumber(this.text, this.at) ??
      (this.book === undefined ? undefined : hebrewNumber(this.text, this.at))
    );
  }

  protected bookAt(at: number): FoundBook | undefined {
    const book = bookAt(this.text, at, this.options.names);
    if (!book || this.isWhole) return book;
    const name = this.text.slice(at, book.end);
    return isWrittenAsName(name) && !this.options.names.isAmbiguousId(name) ? book : undefined;
  }

  protected refusePlace(): never {
    const shown = this.ahead().slice(0, 30).trim();
    const fault = shown === '' ? 'A number is missing at the end.' : `"${shown}" is not a chapter and verse.`;
    return this.refuse('not_a_place', fault);
  }

  /** Limited lookahead, because slicing the whole rest of a long text is expensive. */
  protected ahead(): string {
    return this.text.slice(this.at, this.at + 40);
  }

  protected refuse(
    code: ReferenceProblem['code'],
    message: string,
    at = this.at,
    more: Pick<ReferenceProblem, 'hint' | 'books'> = {},
  ): never {
    const understood = this.found.map((reference) => formatReference(reference)).join('; ');
    throw new ReferenceSyntaxError({ code, message, at: this.folded.sourceOffset(at), understood, ...more });
  }

  protected isNext(pattern: RegExp, at = this.at): boolean {
    pattern.lastIndex = at;
    return pattern.test(this.text);
  }

  protected match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (!match) return undefined;
    this.at = pattern.lastIndex;
    return match[0];
  }
}
