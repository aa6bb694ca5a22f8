import { bookInfo } from '../model/books.ts';
import { afterName, bookAt, type FoundBook, maxNameLength, opening } from './book-at.ts';
import { hebrewNumber } from './letter-numbers.ts';
import { isCommonWord, linkWord } from './name-key.ts';
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
const wordsBeforeName = new RegExp(
  `^(?:(?:holy|gospel|[eé]vang\\p{L}*|vangelo|prophe\\p{L}+|according|${linkWord})[ .]+){1,6}`,
  'iu',
);
const editionAtEnd =
  /[ ,]*[([]?(?<![\p{L}\d])(?=[^\p{Lu}]*\p{Lu}[^ ]*[\p{Lu}\d])(\p{L}[\p{L}\d-]{1,15})[)\]]?[ .]*$/uy;
const nameLike = /(?:[1-5][. ]*)?\p{L}[\p{L}\p{M}'. -]*/uy;
/** A number before a name with a chapter and verse: `1 Clem 4:2`, `1. Mose 1,1`. */
const numberedName = /[1-5](\.(?= \p{L}{3}))? (?=\p{Lu}[\p{L}.]* ?\d+[.:,]\d)/uy;
/** A number without a unit, prose, an era (`6 BC`, `6 v. Chr.`) or the siglum of a scroll (`4Q37`) after it. */
const listedNumber =
  /\d{1,3}(?!\d|[%°€$]|[\d.]*\p{L}{2}|\p{Lu}\d|[ ]+(?!(?:and|und|et|ff|to)[ .])\p{Ll}{2}|[\d/-]*[ ]+[ABCadnv]\.? ?[CDE]+(?:hr)?(?!\p{L}))/uy;

export class ReferenceReader extends PlaceReader {
  edition: WrittenEdition | undefined;

  readAll(): WrittenReference[] {
    this.match(spaces);
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
    this.edition = {
      name: match[1]!,
      start: this.folded.sourceOffset(start),
      end: this.folded.sourceOffset(start + match[1]!.length),
    };
    this.at = this.text.length;
  }

  readAfter(book: string, start: number, at: number): { references: WrittenReference[]; end: number } {
    this.startBook(book);
    return this.readInContext(at, start);
  }

  readInContext(at: number, start = at): { references: WrittenReference[]; end: number } {
    this.at = at;
    try {
      this.#readNumbers(start);
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
      if (sign === undefined || this.at === this.text.length || !(this.isWhole || this.#continues())) {
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
      if (this.isNext(word)) return /\d/.test(this.text[word.lastIndex] ?? '');
    }
    return this.isNext(listedNumber) && !(this.isNext(numberedName) && !this.bookAt(numberedName.lastIndex));
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
      this.#takeBook(book);
      if (!this.isNumberNext() && this.isWhole) this.match(afterName);
      if (!this.isNumberNext())
        return this.#add(at, { book: book.id }, this.#rangeOfBooks() ?? { book: book.id });
    } else if (this.book === undefined || (this.isWhole && !this.isNumberNext())) this.#refuseBook(at);
    this.#readNumbers(at);
  }

  #takeBook({ id, end }: FoundBook): void {
    this.startBook(id);
    this.at = end;
    this.match(/[. ]*/y);
  }

  #rangeOfBooks(): Place | undefined {
    const before = this.at;
    const book = this.match(rangeSign) !== undefined && this.bookAt(this.at);
    if (!book) {
      this.at = before;
      return undefined;
    }
    this.#takeBook(book);
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
      let next = this.bookAt(this.at);
      // In the text `Luke 24:1-2 John 20:2` the 2 is a verse
      const isVerse = !this.isWhole && Number.parseInt(this.ahead(), 10) > (first.place.verse ?? 9);
      if (isVerse && this.bookAt(this.at + 2)) next = undefined;
      if (next && (this.isWhole || /^[. ]*\d/.test(this.text.slice(next.end, next.end + 3)))) {
        this.#takeBook(next);
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
    const name = this.#nameAt(at);
    if (name === undefined) return undefined;
    const isNumber =
      hebrewNumber(this.text, at) ?? (this.isNext(verseWord, at) || this.isNext(chapterWord, at));
    if (this.book !== undefined && isNumber) return undefined;
    const { names } = this.options;
    const [before = ''] = wordsBeforeName.exec(this.text.slice(at, at + maxNameLength)) ?? [];
    const afterWords = before && bookAt(this.text, at + before.length, names);
    if (afterWords) return afterWords;
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
    const name = this.#nameAt(at);
    if (name === undefined || isNumber !== undefined) return this.refuse('no_book', 'It names no book.', at);
    const books = this.options.names.similar(name).slice(0, 3);
    const likely = books.map((id) => this.#nameOf(id));
    const more = books.length > 0 ? { books, hint: `Did you mean ${likely.join(' or ')}?` } : {};
    this.refuse('unknown_book', `Unknown book "${name.slice(0, 40)}".`, at, more);
  }

  #nameAt(at: number): string | undefined {
    nameLike.lastIndex = at;
    return nameLike.exec(this.text)?.[0].replace(/[. '-]+$/, '');
  }

  #nameOf(id: string): string {
    return this.options.style?.name?.(id) ?? bookInfo(id)?.commonName ?? id;
  }

  #add(start: number, from: Place, to: Place): void {
    const reference = {
      from,
      to,
      start: this.folded.sourceOffset(start),
      end: this.folded.sourceOffset(this.at),
    };
    if (isBackward(reference))
      this.refuse('backward', `${formatReference(reference)} ends before it begins.`, start);
    this.found.push(reference);
  }
}
