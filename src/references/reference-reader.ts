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
import { chapterWord, followingSign, lastVerse, rangeSign, separator, verseWord } from './place-words.ts';
import { hasOneChapter, isBackward, type Place } from './reference.ts';
import { formatReference } from './write-references.ts';

const spaces = /[ ]*/y;
/** The bracket in `Heb 1:1-4 (5-12)`. In `Ps 51 (50)` it has another number of the psalm. */
const optionalVerses = /[ ]*[([](?=\d)/y;
/** A word before a name, as in `The Gospel according to`, `Der Brief an die`, `L'épître aux`. */
const wordBeforeName = new RegExp(
  `(?:(?:holy|gospel|[eé]?vang\\p{L}*(?: se[cg][ou]ndo)?|prophe\\p{L}+|according|selon|seg[uú]n|nach|naar|enligt|podle|după|etter|su[lr]at|llythyr|drejtuar|către|sa mga|at y|l[ae]s?|[ei]l|os?|d[iae][res]|een|het|de[nt]|a?an|till|pablo|paolo|${linkWord})[ .]+|l')`,
  'iuy',
);
const editionAtEnd =
  /[ ,]*[([]?(?<![\p{L}\d])(?=[^\p{Lu}]*\p{Lu}[^ ]*[\p{Lu}\d])(\p{L}[\p{L}\d-]{1,15})[)\]]?[ .]*$/uy;
const nameLike = /(?:[1-5][°. -]*)?\p{L}[\p{L}\p{M}'. -]*/uy;
/** A number without a unit, an era (`6 BC`, `6 v. Chr.`) or the siglum of a scroll (`4Q37`) after it. */
const listedNumber =
  /\d{1,3}(?!\d|[%°€$]|[\d.]*\p{L}{2}|\p{Lu}\d|[\d/-]*[ ]+[ABCadnv]\.? ?[CDE]+(?:hr)?(?!\p{L}))/uy;
const numberBeforeWord = /^\d[\d-]*\.? +(?=\p{L}{2})/u;
/** `31 men`, `24. december`, `20 Jan 2024`, `24. Dezember`, `1 Clem 4:2`, `1. Clem. 4:2`. After `4. In 9:1`, a sentence begins. */
const countBeforeWord =
  /^[\d-]+(?: +(?:\p{Ll}|\p{Lu}(?:\p{Ll}[\p{L}.]* ?|[\p{L}.]* ?\d+[.:,])\d)|\. +\p{Ll}{4}|\.? +(?:\p{L}+(?:uary?|mber|tober)|M[aä]r(?:z|ch)|April|Ma[iy]|Ju[ln][eiy]|August)(?!\p{L})|(?<=^[1-5])\. \p{Lu}[\p{L}.]{2,} ?\d+[.:,]\d)/u;

export class ReferenceReader extends PlaceReader {
  edition: WrittenEdition | undefined;

  readAll(): WrittenReference[] {
    this.match(spaces);
    this.match(opening);
    if (/^[ .;,)\]}"'”»]*$/.test(this.text.slice(this.at))) this.refuse('empty', 'The reference is empty.');
    this.#refuseCommonWord();
    this.#readItems();
    this.match(/[ .;,?!"'“«\p{Pe}\p{Pf}]*/uy);
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
    const number = this.match(/(?:the )?\d{1,3}(?:st|nd|rd|th|er|e|º|ª|\.)[ ]+/iuy) ?? '';
    const chapter = Number.parseInt(number.replace(/\D+/, ''), 10);
    const book = chapter > 0 ? this.bookAt(this.at) : undefined;
    this.at = start;
    if (book?.id !== 'PSA') return false;
    this.#takeBook(book);
    this.chapter = chapter;
    const place = { book: book.id, chapter };
    this.#add(start, place, place);
    return true;
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
      if (this.isWhole) this.match(/[ ]*[)\]]+/y);
      const before = this.at;
      const mayHaveBracket = this.isWhole && this.level === 'verse';
      const isNext = (mayHaveBracket && this.match(optionalVerses)) || (this.isWhole && this.#isPlaceNext());
      const sign = isNext ? '' : this.match(separator)?.trim();
      if (sign === undefined || this.at === this.text.length || !(this.isWhole || this.#continues(sign))) {
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
  #continues(sign: string): boolean {
    if (this.bookAt(this.at)) return this.#hasNumberAfterBook();
    for (const word of [verseWord, chapterWord]) {
      if (this.isNext(word)) return /\d/.test(this.text[word.lastIndex] ?? '');
    }
    return this.isNext(listedNumber) && !this.#isCount(sign);
  }

  /** True for a number before a word that is not part of a list of references, as in "John 3:16 and 20 People". */
  #isCount(sign: string): boolean {
    const ahead = this.ahead();
    const [number = ''] = numberBeforeWord.exec(ahead) ?? [];
    const at = this.at + number.length;
    if (number === '' || [separator, rangeSign, followingSign].some((each) => this.isNext(each, at)))
      return false;
    const book = this.bookAt(at);
    // "3 Enoch 4:5" is not in Enoch
    if (book && this.#hasNumberAfterBook(at))
      return /^[1-5]\D/.test(number) && /^(?:EZR|BAR|ENO)/.test(book.id);
    // A heading may follow "3:16, 17" in English; in German, nouns have capitals
    const mayBeNoun =
      this.text[this.at - 1] !== '.' && (this.options.hasVerseComma || /[\p{L}&]/u.test(sign));
    return countBeforeWord.test(ahead) || (mayBeNoun && /^[\d-]+ +\p{Lu}\p{Ll}/u.test(ahead));
  }

  #hasNumberAfterBook(at = this.at): boolean {
    this.isNext(afterName, this.bookAt(at)?.end ?? at);
    return /\d/.test(this.text[afterName.lastIndex] ?? '');
  }

  #readItem(): void {
    this.match(spaces);
    if (this.isWhole) this.match(opening);
    if (this.isWhole && this.#readPsalm()) return;
    const at = this.at;
    const book = this.#bookAfterWords(at) ?? this.#guessedBook(at);
    if (book) {
      this.#takeBook(book);
      if (!this.isNumberNext() && this.isWhole) {
        this.match(afterName);
        // "John, 3:16"
        const before = this.at;
        if (this.match(/ ?[,;:-][ ]*/y) !== undefined && (this.bookAt(this.at) || !this.isNumberNext()))
          this.at = before;
      }
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
        last = { place: this.withFollowing(first.place, 'all') };
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
    const ids = this.options.names.beginning(name);
    if (ids.length === 1) return { id: ids[0]!, end: at + name.length };
    const foreign = this.#foreignBookAt(at);
    if (foreign) return foreign;
    if (ids.length > 1) {
      const mayBe = ids.slice(0, 8).map((id) => this.#nameOf(id));
      this.refuse('ambiguous_book', `"${name}" may be ${mayBe.join(', ')}.`, at, { books: ids });
    }
    return undefined;
  }

  /** Skips words before a name. In "La carta a", the first word is not Lamentations; "Apocalypse de" is Revelation. */
  #bookAfterWords(at: number): FoundBook | undefined {
    for (let from = at; ; from = wordBeforeName.lastIndex) {
      const isWord = this.isWhole && this.isNext(wordBeforeName, from);
      const isForeign = isWord || (from > at && this.isWhole);
      const book = this.bookAt(from) ?? (isForeign ? this.#foreignBookAt(from) : undefined);
      if (book && !(isWord && book.end < from + 5)) return book;
      if (!isWord || from > at + maxNameLength) return from > at ? this.bookAt(at) : undefined;
    }
  }

  #foreignBookAt(at: number): FoundBook | undefined {
    return bookAt(this.text, at, { find: (text) => this.options.names.findInAnyLanguage(text) });
  }

  #refuseBook(at: number): never {
    const isNumber = this.match(chapterWord) ?? this.match(verseWord);
    const name = this.#nameAt(at);
    if (name === undefined || isNumber !== undefined)
      return this.refuse('no_book', 'The reference names no book.', at);
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
