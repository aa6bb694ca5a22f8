import { bookInfo } from '../model/books.ts';
import { afterName, bookAt, type FoundBook, maxNameLength, opening } from './book-at.ts';
import { hebrewNumber } from './letter-numbers.ts';
import { isCommonWord } from './name-key.ts';
import {
  PlaceReader,
  ReferenceSyntaxError,
  type WrittenEdition,
  type WrittenReference,
} from './place-reader.ts';
import { chapterWord, lastVerse, rangeSign, separator, verseWord } from './place-words.ts';
import { hasOneChapter, isBackward, type Place } from './reference.ts';
import { formatReference } from './write-references.ts';

const spaces = /[ ]*/y;
const kindOfBook =
  /^(?:the )?((?:first|second|third|fourth|[1-4](?:st|nd|rd|th)?|i{1,3}) )?(?:(?:holy )?gospel|book|(?:general )?epistle|letter|prophecy|prophet)s? (?:general )?(?:(?:according to|of|to) )?(?:the |st\.? |saint )?/i;
const editionAtEnd =
  /[ ,]*[([]?(?<![\p{L}\d])(?=[^\p{Lu}]*\p{Lu}[^ ]*[\p{Lu}\d])(\p{L}[\p{L}\d-]{1,15})[)\]]?[ .]*$/uy;
const nameLike = /(?:[1-5][. ]*)?\p{L}[\p{L}\p{M}'. -]*/uy;

export class ReferenceReader extends PlaceReader {
  edition: WrittenEdition | undefined;

  readAll(): WrittenReference[] {
    this.match(/[ ]*/y);
    this.match(opening);
    if (/^[ .;,)\]}"'”»]*$/.test(this.text.slice(this.at))) this.refuse('empty', 'It is empty.');
    this.#refuseCommonWord();
    this.#readItems();
    this.match(/[ .;,)\]}"'“”«»》〉」』】〗]*/y);
    if (this.at < this.text.length) this.refusePlace();
    return this.found;
  }

  readNumberedPsalm(at: number): { references: WrittenReference[]; end: number } {
    this.at = at;
    this.#readPsalm();
    return { references: this.found, end: this.at };
  }

  #readPsalm(): boolean {
    const start = this.at;
    this.match(/(?:the )?/iy);
    const chapter = this.match(/\d{1,3}/y);
    if (chapter !== undefined && this.match(/(?:st|nd|rd|th|er|e|º|ª|\.)[ ]+/iuy) !== undefined) {
      const book = this.bookAt(this.at);
      if (book?.id === 'PSA') {
        this.startBook(book.id);
        this.at = book.end;
        this.chapter = Number(chapter);
        const place = { book: book.id, chapter: this.chapter };
        if (this.chapter > 0) this.#add(start, place, place);
        return this.chapter > 0;
      }
    }
    this.at = start;
    return false;
  }

  /** "so" and "is" are words as well as abbreviations of books; "Is" and "is 5" are references. */
  #refuseCommonWord(): void {
    const word = this.text.slice(this.at).trim();
    if (word.length > 2 || word !== word.toLowerCase() || word === word.toUpperCase()) return;
    if (isCommonWord(word)) this.refuse('unknown_book', `"${word}" is a word, and not the name of a book.`);
  }

  #readEdition(): void {
    if (!this.isWhole || this.found.length === 0) return;
    editionAtEnd.lastIndex = this.at;
    const match = editionAtEnd.exec(this.text);
    // MAT-JHN is a range of books
    if (!match || match[1]!.split('-').every((name) => this.options.names.find(name))) return;
    const start = this.at + match[0].indexOf(match[1]!);
    const offset = (index: number) => this.folded.sourceOffset(index);
    this.edition = { name: match[1]!, start: offset(start), end: offset(start + match[1]!.length) };
    this.at = this.text.length;
  }

  readAfter(book: string, at: number, end: number): { references: WrittenReference[]; end: number } {
    this.at = end;
    this.startBook(book);
    return this.#readUntilError(at);
  }

  readInContext(at: number): { references: WrittenReference[]; end: number } {
    this.at = at;
    return this.#readUntilError(at);
  }

  #readUntilError(at: number): { references: WrittenReference[]; end: number } {
    try {
      this.#readNumbers(at);
      this.#readFurtherItems();
    } catch (error) {
      if (!(error instanceof ReferenceSyntaxError)) throw error;
    }
    return { references: this.found, end: this.at };
  }

  #readItems(): void {
    this.#readItem();
    this.#readFurtherItems();
  }

  #readFurtherItems(): void {
    while (this.at < this.text.length) {
      this.#readEdition();
      const before = this.at;
      const sign = this.isWhole && this.#isPlaceNext() ? '' : this.match(separator)?.trim();
      if (sign === undefined || this.at === this.text.length) {
        this.at = before;
        return;
      }
      if (!this.isWhole && !this.#continues()) {
        this.at = before;
        return;
      }
      if (sign === ';' && !(hasOneChapter(this.book!) && this.chapter === 1)) this.level = 'chapter';
      // Several signs in a row, as in "3:16; and 4:2"
      while (this.match(separator) !== undefined);
      if (this.isWhole && /^[ .)\]}"'”»]*$/.test(this.text.slice(this.at))) return;
      this.#readItem();
    }
  }

  /** True if a place follows without a separator: "Matt 3:4 chapter 6", "Luke 24:1 John 20:1". */
  #isPlaceNext(): boolean {
    const before = this.at;
    this.match(spaces);
    const isNamed = (this.match(chapterWord) ?? this.match(verseWord)) !== undefined;
    const isPlace = isNamed
      ? /\d/.test(this.text[this.at] ?? '')
      : this.bookAt(this.at) !== undefined && this.#hasNumberAfterBook();
    this.at = before;
    return isPlace;
  }

  /** Distinguishes another reference from text such as "John 3:16, 3 men". */
  #continues(): boolean {
    if (this.bookAt(this.at)) return this.#hasNumberAfterBook();
    for (const word of [verseWord, chapterWord]) {
      if (this.isNext(word)) return /^\d/.test(this.text.slice(word.lastIndex));
    }
    return (
      /^\d{1,3}(?![\d.]*\p{L}{2}|[ ]+\p{Ll}{2}|\d|[%°€$])/u.test(this.ahead()) ||
      /^\d{1,3} ?[:-] ?\d/.test(this.ahead()) ||
      /^\d{1,3}[ ]+(?:and|und|et|y|ff?|to)[ .]/.test(this.ahead())
    );
  }

  #hasNumberAfterBook(): boolean {
    this.isNext(afterName, this.bookAt(this.at)?.end ?? this.at);
    return /\d/.test(this.text[afterName.lastIndex] ?? '');
  }

  #readItem(): void {
    this.match(spaces);
    if (this.isWhole) this.match(opening);
    if (this.isWhole && this.#readPsalm()) return;
    const at = this.at;
    const book = this.bookAt(at) ?? this.#guessedBook(at);
    if (book) {
      this.startBook(book.id);
      this.at = book.end;
      this.match(/[. ]*/y);
      if (!this.isNumberNext() && this.isWhole) this.match(afterName);
      if (!this.isNumberNext())
        return this.#add(at, { book: book.id }, this.#rangeOfBooks() ?? { book: book.id });
    } else if (this.book === undefined || (this.isWhole && !this.isNumberNext())) this.#refuseBook(at);
    this.#readNumbers(at);
  }

  #rangeOfBooks(): Place | undefined {
    const before = this.at;
    if (this.match(rangeSign) === undefined) return undefined;
    const book = this.bookAt(this.at);
    if (!book) {
      this.at = before;
      return undefined;
    }
    this.at = book.end;
    this.match(/[. ]*/y);
    this.startBook(book.id);
    return this.isNumberNext() ? this.readPoint().place : { book: book.id };
  }

  #readNumbers(start: number): void {
    const book = this.book!;
    const isFirst = this.chapter === undefined;
    const first = this.readPoint();
    const afterFirst = this.at;
    let last = first;
    let isRange = false;
    if (this.match(rangeSign) !== undefined) {
      const next = this.bookAt(this.at);
      if (next && (this.isWhole || /^[. ]*\d/.test(this.text.slice(next.end, next.end + 3)))) {
        this.startBook(next.id);
        this.at = next.end;
        this.match(/[. ]*/y);
        last = this.isNumberNext() ? this.readPoint() : { place: { book: next.id } };
        isRange = true;
      } else if (this.match(lastVerse) !== undefined) {
        const { verse: _verse, part: _part, ...chapter } = first.place;
        last = { place: first.place.verse === undefined ? { book } : chapter };
      } else if (this.isNumberNext()) {
        last = this.readPoint();
        isRange = true;
      } else if (this.isWhole) {
        this.refusePlace();
      } else this.at = afterFirst;
    }
    let from = first.place;
    let to = last.place;
    // In a book with one chapter, a number is a verse, except a single 1
    const isSingle =
      hasOneChapter(book) && from.verse === undefined && to.verse === undefined && from.chapter !== undefined;
    const isChapter = isFirst && from.chapter === 1 && !isRange && !first.following;
    if (isSingle && to.book === book && to.chapter !== undefined && !isChapter) {
      from = { book, chapter: 1, verse: from.chapter! };
      to = { book, chapter: 1, verse: to.chapter };
      this.chapter = 1;
      this.level = 'verse';
    }
    this.#add(start, from, this.withFollowing(to, last.following));
  }

  /** Accepts an unambiguous prefix or a name in another language if the text must contain only references. */
  #guessedBook(at: number): FoundBook | undefined {
    if (!this.isWhole) return undefined;
    nameLike.lastIndex = at;
    const written = nameLike.exec(this.text)?.[0];
    if (written === undefined) return undefined;
    const isNumber =
      hebrewNumber(this.text, at) ?? (this.isNext(verseWord, at) || this.isNext(chapterWord, at));
    if (this.book !== undefined && isNumber) return undefined;
    const { names } = this.options;
    const [kind, number = ''] = kindOfBook.exec(this.text.slice(at, at + maxNameLength)) ?? [];
    const find = (text: string) => names.find(`${number}${text}`);
    const afterKind = kind === undefined ? undefined : bookAt(this.text, at + kind.length, { find });
    if (afterKind) return afterKind;
    const name = written.replace(/[. '-]+$/, '');
    const ids = names.beginning(name);
    if (ids.length === 1) return { id: ids[0]!, end: at + name.length };
    const foreign = bookAt(this.text, at, { find: (text) => names.findInAnyLanguage(text) });
    if (foreign) return foreign;
    if (ids.length > 1) {
      const mayBe = ids.slice(0, 8).map((id) => this.#nameOf(id));
      this.refuse('ambiguous_book', `"${name}" may be ${mayBe.join(', ')}.`, at, { books: ids });
    }
    return undefined;
  }

  #refuseBook(at: number): never {
    const isNumber = this.match(chapterWord) ?? this.match(verseWord);
    nameLike.lastIndex = at;
    const name = nameLike.exec(this.text)?.[0].replace(/[. '-]+$/, '');
    if (name === undefined || isNumber !== undefined) return this.refuse('no_book', 'It names no book.', at);
    const books = this.options.names.similar(name).slice(0, 3);
    const likely = books.map((id) => this.#nameOf(id));
    const more = books.length > 0 ? { books, hint: `Did you mean ${likely.join(' or ')}?` } : {};
    this.refuse('unknown_book', `Unknown book "${name.slice(0, 40)}".`, at, more);
  }

  #nameOf(id: string): string {
    return this.options.style?.name?.(id) ?? bookInfo(id)?.commonName ?? id;
  }

  #add(start: number, from: Place, to: Place): void {
    const offset = (index: number) => this.folded.sourceOffset(index);
    const reference = { from, to, start: offset(start), end: offset(this.at) };
    if (isBackward(reference))
      this.refuse('backward', `${formatReference(reference)} ends before it begins.`, start);
    this.found.push(reference);
  }
}
