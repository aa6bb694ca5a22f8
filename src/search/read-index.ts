import { links } from '../documents/links.ts';
import type { EntryScope } from '../documents/question-parameters.ts';
import { entryPath } from '../documents/search/search-entries.ts';
import type {
  EntrySearchRoot,
  SearchField,
  SearchPart,
  SearchRoot,
} from '../documents/search/search-schema.ts';
import { bookInfo } from '../model/books.ts';
import { NumberReader } from './packed-numbers.ts';
import { placeFrom } from './sorted-numbers.ts';

/**
 * Location of a verse. Verse numbers may repeat within a chapter, so `place` identifies the verse. Verse 0 is
 * a psalm title.
 */
export interface IndexedVerse {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  /** Last verse of a bridge. */
  readonly endVerse?: number;
  /** 0-based index among the verses and titles of the chapter. */
  readonly place: number;
  /** The id of the document, if the text has its own. */
  readonly record?: string;
  readonly path: string;
}

/** The name of an index in its paths. @param scope undefined for verses. */
export function indexName(edition: string, scope: EntryScope | undefined): string {
  return scope ? `${edition}/${scope}` : edition;
}

interface IndexedChapter {
  readonly book: string;
  readonly order: number;
  readonly chapter: number;
  /** Index of the chapter's first verse, and of the verse after its last. */
  readonly start: number;
  readonly end: number;
  /** First and last number of each run of verses. */
  readonly runs: readonly number[];
  /** Last verse of each bridge by its first. */
  readonly bridges: ReadonlyMap<number, number>;
  /** Path of the chapter document. Cached because searches request it repeatedly. */
  path: string | undefined;
  readonly ids: readonly string[] | undefined;
}

/** Inclusive range. A missing chapter or verse means the first or the last. */
export interface PlaceRange {
  readonly from: { readonly book: string; readonly chapter?: number; readonly verse?: number };
  readonly to: { readonly book: string; readonly chapter?: number; readonly verse?: number };
}

type IndexedBook = Omit<SearchRoot['books'][number], 'title'> & Pick<EntrySearchRoot['books'][number], 'ids'>;

/** The root of a translation's search index, which numbers verses 0, 1, 2, ... */
export class IndexRoot {
  readonly root: SearchRoot;
  /** Undefined for verses. */
  readonly scope: EntryScope | undefined;
  readonly #chapters: IndexedChapter[] = [];
  readonly #starts: number[] = [];
  /** `end` is the index of the verse after the last. */
  readonly #books: { readonly book: string; readonly end: number }[] = [];
  readonly #paths: Partial<Record<SearchField, string[]>> = {};
  readonly #codes: ReadonlyMap<string, number>;

  constructor(root: SearchRoot | EntrySearchRoot) {
    this.root = root;
    this.scope = 'scope' in root ? root.scope : undefined;
    this.#codes = new Map(root.frequent.map((word, index) => [word, index + 1]));
    let start = 0;
    for (const { book, chapters, bridges = [], ids } of root.books as readonly IndexedBook[]) {
      const order = orderOf(book);
      for (const [chapter, ...runs] of chapters) {
        let end = start;
        for (let run = 0; run < runs.length; run += 2) end += runs[run + 1]! - runs[run]! + 1;
        const own = new Map(
          bridges.flatMap(([of, first, last]) => (of === chapter ? [[first!, last!]] : [])),
        );
        const verses = { start, end, runs, bridges: own, ids };
        this.#chapters.push({ book, order, chapter: chapter!, ...verses, path: undefined });
        this.#starts.push(start);
        start = end;
      }
      this.#books.push({ book, end: start });
    }
  }

  frequentWords({
    text,
    isPrefix,
  }: {
    readonly text: string;
    readonly isPrefix: boolean;
  }): Map<string, number> {
    if (isPrefix) return new Map([...this.#codes].filter(([word]) => word.startsWith(text)));
    const code = this.#codes.get(text);
    return new Map(code === undefined ? [] : [[text, code]]);
  }

  isFrequent(word: string): boolean {
    return this.#codes.has(word);
  }

  placeOf(verse: number): IndexedVerse {
    const indexed = this.#chapters[lastUpTo(this.#starts, verse)]!;
    const { book, chapter, start, runs, bridges, ids } = indexed;
    const record = ids?.[verse - start];
    if (record !== undefined) {
      const path = entryPath(this.scope, this.root.translation, { book, chapter, record });
      return { book, chapter, verse: verse - start + 1, place: 0, record, path };
    }
    indexed.path ??= entryPath(this.scope, this.root.translation, { book, chapter });
    let rest = verse - start;
    for (let run = 0; run < runs.length; run += 2) {
      const length = runs[run + 1]! - runs[run]! + 1;
      if (rest < length) {
        const number = runs[run]! + rest;
        const endVerse = bridges.get(number);
        const address = { book, chapter, verse: number, ...(endVerse ? { endVerse } : {}) };
        return { ...address, place: verse - start, path: indexed.path };
      }
      rest -= length;
    }
    throw new RangeError(`The index has no verse ${verse}.`);
  }

  /** The number of the first verse at an address, or of the bridge that contains it; undefined if there is none. */
  find({ book, chapter, verse }: Pick<IndexedVerse, 'book' | 'chapter' | 'verse'>): number | undefined {
    const indexed = this.#chapters.find((each) => each.book === book && each.chapter === chapter);
    if (!indexed) return undefined;
    const { start, runs, bridges } = indexed;
    let before = start;
    for (let run = 0; run < runs.length; run += 2) {
      const [first, last] = [runs[run]!, runs[run + 1]!];
      if (verse >= first && verse <= last) return before + verse - first;
      before += last - first + 1;
    }
    const [bridge] = [...bridges].find(([first, last]) => verse > first && verse <= last) ?? [];
    return bridge === undefined ? undefined : this.find({ book, chapter, verse: bridge });
  }

  /** Number of verses in each book, without books that have none. @param verses in ascending order. */
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

  /**
   * Returns 1 for each verse inside one of the ranges. Ranges follow canonical order, even for books the
   * translation lacks.
   */
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

  /** Parts that may contain terms between `from` and `to`, both inclusive. */
  partsOf(field: SearchField, from: string, to: string): number[] {
    const firsts = this.root.fields[field]?.parts ?? [];
    if (firsts.length === 0 || to < firsts[0]!) return [];
    const start = Math.max(0, lastUpTo(firsts, from));
    const end = lastUpTo(firsts, to);
    return Array.from({ length: end - start + 1 }, (_, index) => start + index);
  }

  pathOf(field: SearchField, part: number): string {
    const index = indexName(this.root.translation, this.scope);
    this.#paths[field] ??= this.root.fields[field]!.parts.map((_, number) =>
      links.searchPart(index, field, number),
    );
    return this.#paths[field][part]!;
  }
}

function fillVerses(
  inside: Uint8Array,
  { start, end, runs, bridges }: IndexedChapter,
  first: number,
  last: number,
) {
  if (first <= 1 && last === Number.POSITIVE_INFINITY) {
    inside.fill(1, start, end);
    return;
  }
  let at = start;
  for (let run = 0; run < runs.length; run += 2) {
    for (let verse = runs[run]!; verse <= runs[run + 1]!; verse++, at++) {
      // A psalm title belongs to the first verse
      const lastVerse = bridges.get(verse) ?? Math.max(verse, 1);
      if (lastVerse >= first && verse <= last) inside[at] = 1;
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

/**
 * Negative, 0 or positive: before, in or after a chapter. A place without a chapter is in every chapter of
 * its book.
 */
function compareToChapter(place: RangeEnd, { order, chapter }: IndexedChapter): number {
  return place.order - order || (place.chapter ?? chapter) - chapter;
}

/** Index of the last item not greater than `value`; -1 if none. Items are ascending. */
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

/** Verses in ascending order, with the count and positions of the occurrences in each. */
export interface Places {
  readonly verses: Int32Array;
  readonly times: Int32Array;
  /** Start of each verse in `positions`, and the end of the last one. */
  readonly starts: Int32Array;
  /** Ascending within each verse. */
  readonly positions: Int32Array;
}

/** Number of packed numbers per occurrence: the position, plus the extra numbers noted below. */
const numbersOfPlace = {
  /** The frequent words before and after it. */
  word: 3,
  pair: 1,
  /** The number of additional words that carry it. */
  strong: 2,
  lemma: 2,
  morph: 2,
} as const satisfies Record<SearchField, number>;

export class Postings implements Places {
  /** The words that carry the term; empty for words. */
  readonly form: string;
  readonly verses: Int32Array;
  readonly times: Int32Array;
  readonly #packed: string;
  readonly #width: number;
  #decoded: { readonly starts: Int32Array; readonly columns: readonly Int32Array[] } | undefined;

  constructor(packed: { verses: string; positions: string; form: string; field: SearchField }) {
    const { verses, positions, form, field } = packed;
    this.form = form;
    const reader = new NumberReader(verses);
    const count = Math.min(reader.next(), verses.length);
    this.verses = new Int32Array(count);
    this.times = new Int32Array(count);
    this.#packed = positions;
    this.#width = numbersOfPlace[field];
    let verse = -1;
    for (let index = 0; index < count; index++) {
      const step = reader.next();
      verse += (step >> 1) + 1;
      this.verses[index] = verse;
      this.times[index] = (step & 1) === 0 ? 1 : reader.next() + 2;
    }
  }

  get starts(): Int32Array {
    return this.#decode().starts;
  }

  get positions(): Int32Array {
    return this.#decode().columns[0]!;
  }

  /** For each position of a word: the code of the adjacent frequent word, or 0. */
  neighbours(side: 'before' | 'after'): Int32Array {
    return this.#decode().columns[side === 'before' ? 1 : 2]!;
  }

  /** @param index into `verses`. */
  eachAt(index: number, take: (position: number, words: number) => void): void {
    const { starts, columns } = this.#decode();
    for (let at = starts[index]!; at < starts[index + 1]!; at++) {
      take(columns[0]![at]!, columns[1]![at]! + 1);
    }
  }

  #decode() {
    if (this.#decoded) return this.#decoded;
    const { times } = this;
    const starts = new Int32Array(times.length + 1);
    for (let index = 0; index < times.length; index++) starts[index + 1] = starts[index]! + times[index]!;
    // A damaged part cannot allocate more than its own size
    const length = Math.min(starts[times.length]!, this.#packed.length);
    const columns = Array.from({ length: this.#width }, () => new Int32Array(length));
    const reader = new NumberReader(this.#packed);
    for (let index = 0, at = 0; index < times.length; index++) {
      let position = 0;
      for (let time = 0; time < times[index]! && at < length; time++, at++) {
        position += reader.next();
        columns[0]![at] = position;
        for (let column = 1; column < columns.length; column++) columns[column]![at] = reader.next();
      }
    }
    this.#decoded = { starts, columns };
    return this.#decoded;
  }
}

/** Caches decoded postings for the lifetime of the part. */
export class IndexPart {
  readonly #part: SearchPart;
  readonly #field: SearchField;
  readonly #decoded = new Map<number, Postings>();
  readonly #ranges = new Map<string, readonly [start: number, end: number]>();

  constructor(part: SearchPart, field: SearchField) {
    this.#part = part;
    this.#field = field;
  }

  /** Like `find`, for one term. Found ranges are cached. */
  findTerm(term: string): readonly [start: number, end: number] {
    const known = this.#ranges.get(term);
    if (known) return known;
    const range = this.find(term, term);
    // Do not cache misses: their number is unbounded
    if (range[1] > range[0]) this.#ranges.set(term, range);
    return range;
  }

  /** Range of indexes in the part for terms between `from` and `to`, both inclusive. */
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

  termAt(index: number): { readonly term: string; readonly verses: number } {
    return { term: this.#part.terms[index]!, verses: new NumberReader(this.#part.verses[index]!).next() };
  }

  /** Characters to decode. */
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
      field: this.#field,
    });
    this.#decoded.set(index, postings);
    return postings;
  }
}
