import { links } from '../documents/links.ts';
import type { EntryScope } from '../documents/question-parameters.ts';
import { entryPath } from '../documents/search/search-entries.ts';
import type {
  ComputedSearchRoot,
  EntrySearchRoot,
  SearchField,
  SearchPart,
  SearchRoot,
} from '../documents/search/search-schema.ts';
import { bookInfo } from '../model/books.ts';
import { NumberReader, readNumbers } from './packed-numbers.ts';
import { Postings } from './postings.ts';
import type { QueryWord } from './query.ts';
import { lastUpTo, placeFrom } from './sorted-numbers.ts';

/**
 * Location of a verse. Verse numbers may repeat within a chapter, so `place` identifies the verse. Verse 0 is
 * a psalm title.
 */
export interface IndexedVerse {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  readonly endVerse?: number;
  /** 0-based index among the verses and titles of the chapter. */
  readonly place: number;
  readonly record?: string;
  readonly path: string;
}

export function indexName(edition: string, scope: EntryScope | undefined): string {
  return scope ? `${edition}/${scope}` : edition;
}

/** The name of a field in the paths of its parts, if it comes from a computed alignment. */
export function computedField(field: SearchField): string {
  return `computed-${field}`;
}

export interface IndexedChapter {
  readonly book: string;
  readonly order: number;
  readonly chapter: number;
  readonly start: number;
  readonly end: number;
  readonly runs: readonly number[];
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

const noBridges: ReadonlyMap<number, number> = new Map();

/** The root of a translation's search index, which numbers verses 0, 1, 2, ... */
export class IndexRoot {
  readonly root: SearchRoot;
  readonly scope: EntryScope | undefined;
  readonly #chapters: IndexedChapter[] = [];
  #chapterAt: ReadonlyMap<string, IndexedChapter> | undefined;
  readonly #starts: number[] = [];
  /** `end` is the index of the verse after the last. */
  readonly #books: { readonly book: string; readonly end: number }[] = [];
  readonly #paths: Partial<Record<SearchField, string[]>> = {};
  readonly #codes: ReadonlyMap<string, number>;
  readonly #computed: ComputedSearchRoot | undefined;
  #heads: Int32Array | undefined;

  /** @param computed adds the fields that the texts themselves do not have. */
  constructor(root: SearchRoot | EntrySearchRoot, computed?: ComputedSearchRoot) {
    this.root = computed ? { ...root, fields: { ...computed.fields, ...root.fields } } : root;
    this.#computed = computed;
    this.scope = 'scope' in root ? root.scope : undefined;
    this.#codes = new Map(root.frequent.map((word, index) => [word, index + 1]));
    let start = 0;
    for (const { book, chapters, bridges = [], ids } of root.books as readonly IndexedBook[]) {
      const order = orderOf(book);
      for (const [chapter, ...runs] of chapters) {
        let end = start;
        for (let run = 0; run < runs.length; run += 2) end += runs[run + 1]! - runs[run]! + 1;
        const own = bridges.filter(([of]) => of === chapter);
        const byFirst = own.length === 0 ? noBridges : new Map(own.map(([, first, last]) => [first!, last!]));
        const verses = { start, end, runs, bridges: byFirst, ids };
        const indexed = { book, order, chapter: chapter!, ...verses, path: undefined };
        this.#chapters.push(indexed);
        this.#starts.push(start);
        start = end;
      }
      this.#books.push({ book, end: start });
    }
  }

  headOf(text: number): number {
    this.#heads ??= readNumbers('heads' in this.root ? String(this.root.heads) : '');
    return this.#heads[text] ?? 0;
  }

  frequentWords({ text, isPrefix }: QueryWord): Map<string, number> {
    if (isPrefix) return new Map([...this.#codes].filter(([word]) => word.startsWith(text)));
    const code = this.codeOf(text);
    return new Map(code === undefined ? [] : [[text, code]]);
  }

  codeOf(word: string): number | undefined {
    return this.#codes.get(word);
  }

  isFrequent(word: string): boolean {
    return this.#codes.has(word);
  }

  placeOf(verse: number): IndexedVerse {
    const indexed = this.chapterOf(verse);
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

  chapterOf(verse: number): IndexedChapter {
    return this.#chapters[lastUpTo(this.#starts, verse)]!;
  }

  chapterAt({ book, chapter }: Pick<IndexedVerse, 'book' | 'chapter'>): IndexedChapter | undefined {
    this.#chapterAt ??= new Map(this.#chapters.map((each) => [`${each.book} ${each.chapter}`, each]));
    return this.#chapterAt.get(`${book} ${chapter}`);
  }

  find({ book, chapter, verse }: Pick<IndexedVerse, 'book' | 'chapter' | 'verse'>): number | undefined {
    const indexed = this.chapterAt({ book, chapter });
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

  partsOf(field: SearchField, from: string, to: string): number[] {
    const firsts = this.root.fields[field]?.parts ?? [];
    if (firsts.length === 0 || to < firsts[0]!) return [];
    const start = Math.max(0, lastUpTo(firsts, from));
    const end = from === to ? start : lastUpTo(firsts, to);
    const parts: number[] = [];
    for (let part = start; part <= end; part++) parts.push(part);
    return parts;
  }

  /** The computed alignment that a field comes from; undefined if the text itself has the field, or nothing has. */
  computedFor(field: SearchField): ComputedSearchRoot | undefined {
    const parts = this.root.fields[field];
    const isComputed = field !== 'word' && field !== 'pair' && this.#computed?.fields[field] === parts;
    return parts && isComputed ? this.#computed : undefined;
  }

  pathOf(field: SearchField, part: number): string {
    this.#paths[field] ??= this.#pathsOf(field);
    return this.#paths[field][part]!;
  }

  #pathsOf(field: SearchField): string[] {
    const index = indexName(this.root.translation, this.scope);
    const name = this.computedFor(field) ? computedField(field) : field;
    return this.root.fields[field]!.parts.map((_, number) => links.searchPart(index, name, number));
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

export class IndexPart {
  readonly #part: SearchPart;
  readonly #field: SearchField;
  readonly #decoded = new Map<number, Postings>();
  readonly #ranges = new Map<string, readonly [start: number, end: number]>();

  constructor(part: SearchPart, field: SearchField) {
    this.#part = part;
    this.#field = field;
  }

  findTerm(term: string): readonly [start: number, end: number] {
    const known = this.#ranges.get(term);
    if (known) return known;
    const range = this.find(term, term);
    // Do not cache misses: their number is unbounded
    if (range[1] > range[0]) this.#ranges.set(term, range);
    return range;
  }

  find(from: string, to: string): [start: number, end: number] {
    const { terms } = this.#part;
    let start = lastUpTo(terms, from) + 1;
    while (terms[start - 1] === from) start--;
    let end = start;
    while (end < terms.length && terms[end]! <= to) end++;
    return [start, end];
  }

  *indexesIn(ranges: readonly { readonly from: string; readonly to: string }[]): Iterable<number> {
    for (const { from, to } of ranges) {
      const [start, end] = this.find(from, to);
      for (let index = start; index < end; index++) yield index;
    }
  }

  get terms(): readonly string[] {
    return this.#part.terms;
  }

  termAt(index: number): { readonly term: string; readonly verses: number } {
    return { term: this.#part.terms[index]!, verses: new NumberReader(this.#part.verses[index]!).next() };
  }

  /** Dictionary forms of a word, or their Strong's numbers; empty if the text is not annotated. */
  dictionaryAt(index: number): readonly string[] {
    const terms = this.#part.dictionary?.[index];
    return terms ? terms.split('|') : [];
  }

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
