import { links } from '../documents/links.ts';
import type { SearchField, SearchPart, SearchRoot } from '../documents/search/search-schema.ts';
import { bookInfo } from '../model/books.ts';
import { NumberReader } from './packed-numbers.ts';
import { placeFrom } from './sorted-numbers.ts';

/** Where a verse is; its place among the verses of its chapter says which, as numbers may repeat. 0 is the title of a psalm. */
export interface VersePlace {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  /** 0, 1, 2, ... among the verses and titles of the chapter. */
  readonly place: number;
}

interface IndexedChapter {
  readonly book: string;
  /** Place of the book in the canon. */
  readonly order: number;
  readonly chapter: number;
  /** Number of its first verse among all, and of the verse after its last. */
  readonly start: number;
  readonly end: number;
  /** First and last of each run of verse numbers. */
  readonly runs: readonly number[];
}

/** From one place in scripture to another, both included; a chapter or verse that is left out is the first or the last. */
export interface PlaceRange {
  readonly from: { readonly book: string; readonly chapter?: number; readonly verse?: number };
  readonly to: { readonly book: string; readonly chapter?: number; readonly verse?: number };
}

/** The root of a translation's index. Verses are numbered 0, 1, 2, ... in it. */
export class IndexRoot {
  readonly root: SearchRoot;
  readonly #chapters: IndexedChapter[] = [];
  readonly #starts: number[] = [];
  /** Each with the number of the verse after its last. */
  readonly #books: { readonly book: string; readonly end: number }[] = [];

  constructor(root: SearchRoot) {
    this.root = root;
    let start = 0;
    for (const { book, chapters } of root.books) {
      const order = orderOf(book);
      for (const [chapter, ...runs] of chapters) {
        let end = start;
        for (let run = 0; run < runs.length; run += 2) end += runs[run + 1]! - runs[run]! + 1;
        this.#chapters.push({ book, order, chapter: chapter!, start, end, runs });
        this.#starts.push(start);
        start = end;
      }
      this.#books.push({ book, end: start });
    }
  }

  placeOf(verse: number): VersePlace {
    const { book, chapter, start, runs } = this.#chapters[lastUpTo(this.#starts, verse)]!;
    let rest = verse - start;
    for (let run = 0; run < runs.length; run += 2) {
      const length = runs[run + 1]! - runs[run]! + 1;
      if (rest < length) return { book, chapter, verse: runs[run]! + rest, place: verse - start };
      rest -= length;
    }
    throw new RangeError(`The index has no verse ${verse}.`);
  }

  /** How many of these verses, which ascend, are in each book that has any. */
  countByBook(verses: Int32Array): { book: string; count: number }[] {
    const counts: { book: string; count: number }[] = [];
    let at = 0;
    for (const { book, end } of this.#books) {
      if (at === verses.length) break;
      const next = placeFrom(verses, end, at);
      if (next > at) counts.push({ book, count: next - at });
      at = next;
    }
    return counts;
  }

  /** For each verse 1 where it is in one of the ranges. Books are in canonical order, also those that are not there. */
  versesIn(ranges: readonly PlaceRange[]): Uint8Array {
    const inside = new Uint8Array(this.root.verses);
    for (const { from, to } of ranges.map(({ from, to }) => ({ from: endOf(from), to: endOf(to) }))) {
      for (const chapter of this.#chapters) {
        const isAfter = compareToChapter(from, chapter);
        const isBefore = compareToChapter(to, chapter);
        if (isAfter > 0 || isBefore < 0) continue;
        const first = isAfter === 0 ? (from.verse ?? 0) : 0;
        const last = isBefore === 0 ? (to.verse ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
        fillVerses(inside, chapter, first, last);
      }
    }
    return inside;
  }

  /** The parts that may hold terms from `from` on to `to`. */
  partsOf(field: SearchField, from: string, to: string): number[] {
    const firsts = this.root.fields[field]?.parts ?? [];
    if (firsts.length === 0 || to < firsts[0]!) return [];
    const start = Math.max(0, lastUpTo(firsts, from));
    const end = lastUpTo(firsts, to);
    return Array.from({ length: end - start + 1 }, (_, index) => start + index);
  }

  pathOf(field: SearchField, part: number): string {
    return links.searchPart(this.root.translation, field, part);
  }
}

function fillVerses(inside: Uint8Array, { start, end, runs }: IndexedChapter, first: number, last: number) {
  if (first <= 1 && last === Number.POSITIVE_INFINITY) {
    inside.fill(1, start, end);
    return;
  }
  let at = start;
  for (let run = 0; run < runs.length; run += 2) {
    for (let verse = runs[run]!; verse <= runs[run + 1]!; verse++, at++) {
      // The title of a psalm belongs to its first verse
      if (Math.max(verse, 1) >= first && verse <= last) inside[at] = 1;
    }
  }
}

function orderOf(book: string): number {
  return bookInfo(book)?.order ?? 0;
}

interface RangeEnd {
  readonly order: number;
  readonly chapter: number | undefined;
  readonly verse: number | undefined;
}

function endOf({ book, chapter, verse }: PlaceRange['from']): RangeEnd {
  return { order: orderOf(book), chapter, verse };
}

/** Below 0, 0, above 0: before, in, or after a chapter. A place without a chapter is in every chapter of its book. */
function compareToChapter(place: RangeEnd, { order, chapter }: IndexedChapter): number {
  return place.order - order || (place.chapter ?? chapter) - chapter;
}

/** The place of the last item that is not after `value`; -1 where all are. Items ascend. */
function lastUpTo<Item extends string | number>(items: readonly Item[], value: Item): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (items[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The verses that a term is in, ascending, and how often in each. */
export class Postings {
  /** The words that carry it, where it annotates words. */
  readonly form: string;
  readonly verses: Int32Array;
  readonly times: Int32Array;
  readonly #packed: string;
  readonly #isSpan: boolean;
  #decoded: { readonly starts: Int32Array; readonly numbers: Int32Array } | undefined;

  constructor(packed: { verses: string; positions: string; form: string; isSpan: boolean }) {
    const { verses, positions, form, isSpan } = packed;
    this.form = form;
    const reader = new NumberReader(verses);
    const count = Math.min(reader.next(), verses.length);
    this.verses = new Int32Array(count);
    this.times = new Int32Array(count);
    this.#packed = positions;
    this.#isSpan = isSpan;
    let verse = -1;
    for (let index = 0; index < count; index++) {
      const step = reader.next();
      verse += (step >> 1) + 1;
      this.verses[index] = verse;
      this.times[index] = (step & 1) === 0 ? 1 : reader.next() + 2;
    }
  }

  /** Where in `positions` each verse begins, and where the last one ends. */
  get starts(): Int32Array {
    return this.#decode().starts;
  }

  /** Which words of the verses carry the term; of words only. */
  get positions(): Int32Array {
    return this.#decode().numbers;
  }

  /** Calls `take` with the words of the verse at `index` of `verses` that carry the term: position, and how many. */
  eachAt(index: number, take: (position: number, words: number) => void): void {
    const { starts, numbers } = this.#decode();
    for (let at = starts[index]!; at < starts[index + 1]!; at++) {
      if (this.#isSpan) take(numbers[2 * at]!, numbers[2 * at + 1]! + 1);
      else take(numbers[at]!, 1);
    }
  }

  #decode() {
    if (this.#decoded) return this.#decoded;
    const { times } = this;
    const starts = new Int32Array(times.length + 1);
    for (let index = 0; index < times.length; index++) starts[index + 1] = starts[index]! + times[index]!;
    const length = starts[times.length]! * (this.#isSpan ? 2 : 1);
    // A damaged part cannot make it larger than what is there
    const numbers = new Int32Array(Math.min(length, this.#packed.length));
    const reader = new NumberReader(this.#packed);
    for (let index = 0, at = 0; index < times.length; index++) {
      let position = 0;
      for (let time = 0; time < times[index]! && at < numbers.length; time++) {
        position += reader.next();
        numbers[at++] = position;
        if (this.#isSpan) numbers[at++] = reader.next();
      }
    }
    this.#decoded = { starts, numbers };
    return this.#decoded;
  }
}

/** A part that was read. What is decoded of it is kept as long as the part is. */
export class IndexPart {
  readonly #part: SearchPart;
  readonly #isSpan: boolean;
  readonly #decoded = new Map<number, Postings>();

  /** @param isSpan of annotations, which several words may carry together. */
  constructor(part: SearchPart, isSpan: boolean) {
    this.#part = part;
    this.#isSpan = isSpan;
  }

  /** Where in the part the terms from `from` on to `to` begin and end. */
  find(from: string, to: string): [start: number, end: number] {
    const { terms } = this.#part;
    let low = 0;
    let high = terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (terms[middle]! < from) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (end < terms.length && terms[end]! <= to) end++;
    return [low, end];
  }

  spellingAt(index: number): string {
    return this.#part.terms[index]!;
  }

  /** The term itself, and in how many verses it is. */
  termAt(index: number): { readonly term: string; readonly verses: number } {
    return { term: this.#part.terms[index]!, verses: new NumberReader(this.#part.verses[index]!).next() };
  }

  /** How much there is to decode, in characters. */
  sizeAt(index: number, withPositions: boolean): number {
    const { verses, positions } = this.#part;
    return verses[index]!.length + (withPositions ? positions[index]!.length : 0);
  }

  postingsAt(index: number): Postings {
    const known = this.#decoded.get(index);
    if (known) return known;
    const { verses, positions, forms } = this.#part;
    const postings = new Postings({
      verses: verses[index]!,
      positions: positions[index]!,
      form: forms?.[index] ?? '',
      isSpan: this.#isSpan,
    });
    this.#decoded.set(index, postings);
    return postings;
  }
}
