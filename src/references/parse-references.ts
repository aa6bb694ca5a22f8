import type { BookNames } from './book-names.ts';
import { FoldedText } from './folded-text.ts';
import { hanNumber, hebrewNumber } from './letter-numbers.ts';
import { type Extent, hasOneChapter, isBackward, type Place, type Reference } from './reference.ts';
import { formatReference } from './write-references.ts';

/** A reference and where it was written, in UTF-16 code units. */
export interface WrittenReference extends Reference {
  readonly start: number;
  readonly end: number;
}

/** Why a text is not a list of references. */
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
  /** What to write instead, where that is known. */
  readonly hint?: string;
  /** Ids of books that may be meant, the likeliest first. */
  readonly books?: readonly string[];
  /** Offset in the text, in UTF-16 code units. */
  readonly at: number;
  /** What was read before that, as USFM writes it; '' for nothing. */
  readonly understood: string;
}

export interface ReferenceOptions {
  readonly names: BookNames;
  /** `Joh 3, 16` is a verse, as it is written in many languages of Europe; without a space it is one everywhere. */
  readonly hasVerseComma?: boolean;
  /** To tell `Rom 8,9` from `Ps 23,24`, and to refuse nothing that is there. */
  readonly extent?: Extent;
  /** The chapter to which `v. 16` and `4:2` without a book belong. */
  readonly context?: { readonly book: string; readonly chapter?: number };
}

export type ParsedReferences =
  | { readonly references: readonly WrittenReference[]; readonly problem?: undefined }
  | { readonly references?: undefined; readonly problem: ReferenceProblem };

const longest = 1000;
const longestName = 60;

/**
 * Reads a list of references as people write them (`John 3:16-4:2; Rom 8:28,31`, `1. Kor 13`, `Jn 3,16ff`, `詩篇 23`), as USFM
 * (`JHN 3:16`), OSIS (`John.3.16-John.3.18`), or dotted ids (`JHN.3.16`). Never throws.
 */
export function parseReferences(text: string, options: ReferenceOptions): ParsedReferences {
  if (text.length > longest) {
    return {
      problem: {
        code: 'too_long',
        message: `It has more than ${longest} characters.`,
        at: longest,
        understood: '',
      },
    };
  }
  const folded = new FoldedText(text);
  const parser = new ReferenceParser(folded, options, true);
  try {
    return { references: parser.readAll() };
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.problem };
    throw error;
  }
}

class Refusal extends Error {
  readonly problem: ReferenceProblem;

  constructor(problem: ReferenceProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** A book's name at some place. */
interface FoundBook {
  readonly id: string;
  readonly end: number;
}

/** What a number without a colon is. */
type Level = 'chapter' | 'verse';

interface Point {
  readonly place: Place;
  /** `f` or `ff` stands after it: what follows belongs to it too. */
  readonly following?: 'one' | 'all' | undefined;
}

const spaces = /[ ]*/y;
const separator = /[ ]*(?:[;,&.]|(?:and|und|et|y|e|i|и|und)(?= )|與|和|及)[ ]*/y;
const rangeSign = /[ ]*(?:-+|(?:to|through|thru|until|bis|al|au|до)(?= )|至|到|から)[ ]*/y;
const digits = /\d+/y;
const chapterWord =
  /(?:chapters?|chaps?|chs?|kapiteln?|kap|capítulos?|capitulos?|capitol[oi]|caps?|chapitres?|главы|глава|гл|第)(?![\p{L}])\.?[ ]*|第/iuy;
const verseWord =
  /[ ,]*(?:verses?|vers[eon]?|versículos?|versiculos?|versets?|versett[oi]|стихи?|ст|vv?s?)(?![\p{L}])\.?[ ]*/iuy;
/** After the number of a chapter, in Chinese, Japanese and Korean. */
const chapterSign = /[ ]*[章篇장편回][ ]*/y;
const verseSign = /[ ]*[節节절]/y;
const colon = /[ ]*:[ ]*/y;
const dot = /\.(?=\d)/y;
const tightComma = /,(?=\d)/y;
const comma = /,[ ]*(?=\d)/y;
const part = /[a-e](?![\p{L}\p{N}])/uy;
const followingSign = /[ ]?(ff?|ss?|f\.f|sqq?)(?![\p{L}\p{N}])\.?/uy;
const lastVerse = /end(?![\p{L}])/iuy;
const wordless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const kindOfBook =
  /^(?:the )?(?:(?:holy )?gospel|book|epistle|letter|prophecy|prophet)s? (?:(?:according to|of|to) )?(?:the |st\.? |saint )?/i;
const nameLike = /(?:[1-4][. ]*)?\p{L}[\p{L}\p{M}'. -]*/uy;

/** Reads references at a place of a text; `isWhole` when there must be nothing else in it. */
export class ReferenceParser {
  readonly #folded: FoldedText;
  readonly #text: string;
  readonly #options: ReferenceOptions;
  readonly #isWhole: boolean;
  readonly #found: WrittenReference[] = [];
  #at = 0;
  #book: string | undefined;
  #chapter: number | undefined;
  /** The last number was a verse: after a comma, a number is one too. */
  #level: Level = 'chapter';
  /** How chapter and verse were set apart in this book. */
  #sign: 'colon' | 'comma' | 'dot' | undefined;

  constructor(folded: FoldedText, options: ReferenceOptions, isWhole: boolean) {
    this.#folded = folded;
    this.#text = folded.text;
    this.#options = options;
    this.#isWhole = isWhole;
    this.#book = options.context?.book;
    this.#chapter = options.context?.chapter;
  }

  /** @throws Refusal where the text is not a list of references. */
  readAll(): WrittenReference[] {
    this.#skip(/[ ([{"'“”«»]*/y);
    if (/^[ .;,)\]}"'”»]*$/.test(this.#text.slice(this.#at))) this.#refuse('empty', 'It is empty.');
    this.#readItems();
    this.#skip(/[ .;,)\]}"'“”«»]*/y);
    if (this.#at < this.#text.length)
      this.#refuse('not_a_place', `"${this.#shown()}" is not a chapter and verse.`);
    return this.#found;
  }

  /** What begins at `at` with a book's name that ends at `end`, in running text. Returns where it ends. */
  readAfter(book: string, at: number, end: number): { references: WrittenReference[]; end: number } {
    this.#at = end;
    this.#startBook(book);
    try {
      this.#readNumbers(at);
      this.#readFurtherItems();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    return { references: this.#found, end: this.#at };
  }

  /** A chapter and verse, or verses, of the context, in running text. */
  readInContext(at: number): { references: WrittenReference[]; end: number } {
    this.#at = at;
    try {
      this.#readNumbers(at);
      this.#readFurtherItems();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    return { references: this.#found, end: this.#at };
  }

  #readItems(): void {
    this.#readItem();
    this.#readFurtherItems();
  }

  #readFurtherItems(): void {
    while (this.#at < this.#text.length) {
      const before = this.#at;
      const sign = this.#match(separator)?.trim();
      if (sign === undefined || this.#at === this.#text.length) {
        this.#at = before;
        return;
      }
      if (!this.#isWhole && !this.#goesOn()) {
        this.#at = before;
        return;
      }
      if (sign === ';') this.#level = 'chapter';
      // Several signs in a row, as in "3:16; and 4:2"
      while (this.#match(separator) !== undefined);
      if (this.#isWhole && /^[ .)\]}"'”»]*$/.test(this.#text.slice(this.#at))) return;
      this.#readItem();
    }
  }

  /** In running text: the next is a reference too, and not "John 3:16, 3 men". */
  #goesOn(): boolean {
    if (this.#bookAt(this.#at)) return this.#hasNumberAfterBook();
    verseWord.lastIndex = this.#at;
    if (verseWord.test(this.#text)) return /^\d/.test(this.#text.slice(verseWord.lastIndex));
    return (
      /^\d{1,3}(?![\d.]*\p{L}{2}|[ ]+\p{Ll}{2}|\d|[%°€$])/u.test(this.#ahead()) ||
      /^\d{1,3} ?[:-] ?\d/.test(this.#ahead()) ||
      /^\d{1,3}[ ]+(?:and|und|et|y|ff?|to)[ .]/.test(this.#ahead())
    );
  }

  #hasNumberAfterBook(): boolean {
    const end = this.#bookAt(this.#at)?.end ?? this.#at;
    return /^[. ]*\d/.test(this.#text.slice(end, end + 3));
  }

  #readItem(): void {
    this.#match(spaces);
    const at = this.#at;
    const book = this.#bookAt(at) ?? this.#guessedBook(at);
    if (book) {
      this.#startBook(book.id);
      this.#at = book.end;
      this.#match(/[. ]*/y);
      if (!this.#isNumberNext())
        return this.#add(at, { book: book.id }, this.#rangeOfBooks() ?? { book: book.id });
    } else if (this.#book === undefined || (this.#isWhole && !this.#isNumberNext())) this.#refuseBook(at);
    this.#readNumbers(at);
  }

  #startBook(book: string): void {
    this.#book = book;
    this.#chapter = undefined;
    this.#level = 'chapter';
    this.#sign = undefined;
  }

  /** `Gen-Deu`. */
  #rangeOfBooks(): Place | undefined {
    const before = this.#at;
    if (this.#match(rangeSign) === undefined) return undefined;
    const book = this.#bookAt(this.#at);
    if (!book) {
      this.#at = before;
      return undefined;
    }
    this.#at = book.end;
    this.#match(/[. ]*/y);
    this.#startBook(book.id);
    return this.#isNumberNext() ? this.#readPoint().place : { book: book.id };
  }

  /** A place, or two with a range sign between them. */
  #readNumbers(start: number): void {
    const book = this.#book!;
    const isFirst = this.#chapter === undefined;
    const first = this.#readPoint();
    const afterFirst = this.#at;
    let last = first;
    let isRange = false;
    if (this.#match(rangeSign) !== undefined) {
      const next = this.#bookAt(this.#at);
      if (next && (this.#isWhole || /^[. ]*\d/.test(this.#text.slice(next.end, next.end + 3)))) {
        this.#startBook(next.id);
        this.#at = next.end;
        this.#match(/[. ]*/y);
        last = this.#isNumberNext() ? this.#readPoint() : { place: { book: next.id } };
        isRange = true;
      } else if (this.#match(lastVerse) !== undefined) {
        const { verse: _verse, part: _part, ...chapter } = first.place;
        last = { place: first.place.verse === undefined ? { book } : chapter };
      } else if (this.#isNumberNext()) {
        last = this.#readPoint();
        isRange = true;
      } else if (this.#isWhole) {
        this.#refuse('not_a_place', `"${this.#shown()}" is not a chapter and verse.`);
      } else this.#at = afterFirst;
    }
    let from = first.place;
    let to = last.place;
    // The one number after the name of a book of one chapter is a verse, but for 1
    const isSingle =
      isFirst &&
      hasOneChapter(book) &&
      from.verse === undefined &&
      to.verse === undefined &&
      from.chapter !== undefined;
    if (isSingle && to.book === book && to.chapter !== undefined && (from.chapter !== 1 || isRange)) {
      from = { book, chapter: 1, verse: from.chapter! };
      to = { book, chapter: 1, verse: to.chapter };
      this.#chapter = 1;
      this.#level = 'verse';
    }
    this.#add(start, from, this.#withFollowing(to, last.following));
  }

  #withFollowing(place: Place, following: Point['following']): Place {
    if (!following) return place;
    const { verse, chapter, book } = place;
    if (following === 'all') return verse === undefined ? { book } : { book, chapter: chapter! };
    return verse === undefined
      ? { book, chapter: chapter! + 1 }
      : { book, chapter: chapter!, verse: verse + 1 };
  }

  #readPoint(): Point {
    const book = this.#book!;
    const isVerseNamed = this.#match(chapterWord) === undefined && this.#match(verseWord) !== undefined;
    const at = this.#at;
    const first = this.#number();
    const hasSign = this.#match(chapterSign) !== undefined;
    if (!isVerseNamed && this.#startsVerse(book, first, hasSign)) {
      this.#chapter = first;
      this.#level = 'verse';
      if (this.#match(lastVerse) !== undefined) return { place: { book, chapter: first } };
      return this.#verse(this.#number());
    }
    if (isVerseNamed || (this.#level === 'verse' && !hasSign)) {
      this.#chapter ??= hasOneChapter(book) ? 1 : undefined;
      if (this.#chapter === undefined) this.#refuse('not_a_place', 'A verse without a chapter.', at);
      this.#level = 'verse';
      return this.#verse(first);
    }
    this.#chapter = first;
    this.#level = 'chapter';
    return { place: { book, chapter: first }, following: this.#following() };
  }

  #verse(verse: number): Point {
    this.#match(verseSign);
    const book = this.#book!;
    const chapter = this.#chapter!;
    const following = this.#following();
    const letter = following ? undefined : this.#match(part);
    return { place: { book, chapter, verse, ...(letter ? { part: letter } : {}) }, following };
  }

  #following(): Point['following'] {
    const sign = this.#match(followingSign)?.trim();
    if (sign === undefined) return undefined;
    return /^(?:f|s|sq)\.?$/.test(sign) ? 'one' : 'all';
  }

  /** Reads what sets a verse apart from its chapter, where a number follows it. */
  #startsVerse(book: string, chapter: number, hasSign: boolean): boolean {
    const before = this.#at;
    if (hasSign) return this.#isNumberNext();
    const isColon = this.#match(colon) !== undefined;
    if ((this.#match(verseWord) !== undefined || isColon) && (this.#isNumberNext() || this.#isEndNext())) {
      this.#sign = isColon ? 'colon' : this.#sign;
      return true;
    }
    this.#at = before;
    if ((this.#level === 'chapter' || this.#sign === 'dot') && this.#match(dot) !== undefined) {
      this.#sign = 'dot';
      return true;
    }
    if (this.#startsVerseWithComma(book, chapter)) return true;
    this.#at = before;
    // "John 3 16"
    if (
      this.#isWhole &&
      this.#level === 'chapter' &&
      this.#match(/[ ]+(?=\d)/y) !== undefined &&
      !this.#bookAt(this.#at)
    )
      return true;
    this.#at = before;
    return false;
  }

  #startsVerseWithComma(book: string, chapter: number): boolean {
    if (this.#sign === 'colon' || this.#sign === 'dot' || (this.#level === 'verse' && this.#sign !== 'comma'))
      return false;
    if (this.#match(this.#options.hasVerseComma ? comma : tightComma) === undefined) return false;
    if (this.#bookAt(this.#at)) return false;
    const verse = Number(/^\d+/.exec(this.#ahead())![0]);
    const most = this.#options.extent?.verses(book, chapter);
    if (most !== undefined && verse > most && !this.#options.hasVerseComma) return false;
    this.#sign = 'comma';
    return true;
  }

  #isNumberNext(): boolean {
    const before = this.#at;
    this.#match(chapterWord);
    if (this.#at === before) this.#match(verseWord);
    digits.lastIndex = this.#at;
    const found = digits.test(this.#text) || this.#letterNumber() !== undefined;
    this.#at = before;
    return found;
  }

  /** `5:end`: the last verse. */
  #isEndNext(): boolean {
    lastVerse.lastIndex = this.#at;
    return lastVerse.test(this.#text);
  }

  #number(): number {
    const at = this.#at;
    const written = this.#match(digits);
    if (written === undefined) {
      const letters = this.#letterNumber();
      if (!letters) return this.#refuse('not_a_place', `"${this.#shown()}" is not a chapter and verse.`);
      this.#at = letters.end;
      return letters.value;
    }
    if (written.length > 3)
      this.#refuse('not_a_place', `No chapter or verse has the number ${written.slice(0, 12)}.`, at);
    const number = Number(written);
    if (number === 0) this.#refuse('zero', 'Chapters and verses are counted from 1.', at);
    return number;
  }

  /** Numbers in letters, which follow a name in the same script. */
  #letterNumber(): { readonly value: number; readonly end: number } | undefined {
    return (
      hanNumber(this.#text, this.#at) ??
      (this.#book === undefined ? undefined : hebrewNumber(this.#text, this.#at))
    );
  }

  /** The longest name of a book that begins here. */
  #bookAt(at: number): FoundBook | undefined {
    return bookAt(this.#text, at, this.#options.names);
  }

  /** A name that only begins like one book, or that a language not asked for has. Only where nothing but references may stand. */
  #guessedBook(at: number): FoundBook | undefined {
    if (!this.#isWhole) return undefined;
    nameLike.lastIndex = at;
    const written = nameLike.exec(this.#text)?.[0];
    if (written === undefined) return undefined;
    verseWord.lastIndex = at;
    chapterWord.lastIndex = at;
    if (this.#book !== undefined && (verseWord.test(this.#text) || chapterWord.test(this.#text)))
      return undefined;
    const { names } = this.#options;
    const kind = kindOfBook.exec(this.#text.slice(at, at + longestName))?.[0];
    const afterKind = kind === undefined ? undefined : this.#bookAt(at + kind.length);
    if (afterKind) return afterKind;
    const name = written.replace(/[. '-]+$/, '');
    const ids = names.beginning(name);
    if (ids.length === 1) return { id: ids[0]!, end: at + name.length };
    const foreign = bookAt(this.#text, at, { find: (text) => names.findInAnyLanguage(text) });
    if (foreign) return foreign;
    if (ids.length > 1) {
      this.#refuse('ambiguous_book', `"${name}" may be ${ids.slice(0, 8).join(', ')}.`, at, { books: ids });
    }
    return undefined;
  }

  #refuseBook(at: number): never {
    const isNumber = this.#match(chapterWord) ?? this.#match(verseWord);
    nameLike.lastIndex = at;
    const name = nameLike.exec(this.#text)?.[0].replace(/[. '-]+$/, '');
    if (name === undefined || isNumber !== undefined) return this.#refuse('no_book', 'It names no book.', at);
    const books = this.#options.names.similar(name).slice(0, 3);
    const more = books.length > 0 ? { books, hint: `Did you mean ${books.join(' or ')}?` } : {};
    this.#refuse('unknown_book', `There is no book "${name.slice(0, 40)}".`, at, more);
  }

  #add(start: number, from: Place, to: Place): void {
    const offset = (index: number) => this.#folded.sourceOffset(index);
    const reference = { from, to, start: offset(start), end: offset(this.#at) };
    if (isBackward(reference))
      this.#refuse('backward', `${formatReference(reference)} ends before it begins.`, start);
    this.#found.push(reference);
  }

  #shown(): string {
    return this.#ahead().slice(0, 30).trim();
  }

  /** The next characters; all of a long text would be copied to look at a few. */
  #ahead(): string {
    return this.#text.slice(this.#at, this.#at + 40);
  }

  #refuse(
    code: ReferenceProblem['code'],
    message: string,
    at = this.#at,
    more: Pick<ReferenceProblem, 'hint' | 'books'> = {},
  ): never {
    const understood = this.#found.map((reference) => formatReference(reference)).join('; ');
    throw new Refusal({ code, message, at: this.#folded.sourceOffset(at), understood, ...more });
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (!match) return undefined;
    this.#at = pattern.lastIndex;
    return match[0];
  }

  #skip(pattern: RegExp): void {
    this.#match(pattern);
  }
}

/** The longest name of a book that begins at `at` and ends before `limit`, with a word, a number, or anywhere in scripts without spaces. */
export function bookAt(
  text: string,
  at: number,
  names: Pick<BookNames, 'find'>,
  limit = text.length,
): FoundBook | undefined {
  if (!/[\p{L}1-9]/u.test(text[at] ?? '')) return undefined;
  const slice = text.slice(at, Math.min(limit, at + longestName));
  for (let end = nameEnd(slice); end > 0; end--) {
    if (!mayEndAt(slice, end)) continue;
    const id = names.find(slice.slice(0, end));
    if (id) return { id, end: at + end };
  }
  return undefined;
}

/** No name goes on after these signs. */
function nameEnd(slice: string): number {
  const found = slice.search(/[;:,[\]|]/);
  return found === -1 ? slice.length : found;
}

function mayEndAt(text: string, end: number): boolean {
  const before = text[end - 1]!;
  const after = text[end] ?? '';
  if (before === ')') return text.slice(0, end).includes('(');
  if (!/[\p{L}\p{M}\p{N}]/u.test(before)) return false;
  if (/\p{M}/u.test(after)) return false;
  if (wordless.test(before)) return true;
  if (/\d/.test(before)) return !/[\p{L}\d]/u.test(after);
  return !/\p{L}/u.test(after);
}
