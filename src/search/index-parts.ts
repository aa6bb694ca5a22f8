import type { SearchField } from '../documents/search/search-schema.ts';
import { joinBytes } from '../lib/join-bytes.ts';
import { spotOf } from './build-index.ts';
import { NumberWriter } from './packed-numbers.ts';

/** Where each term of a field is in the whole translation, sorted by term and then by the words that carry it. */
export interface SortedPlaces {
  /** The terms, sorted. */
  readonly terms: readonly string[];
  /** Of each: what carries it; left out where that is not kept. */
  readonly forms?: readonly string[];
  /** The places of a term follow each other, from `starts` on to that of the next. */
  readonly starts: Int32Array;
  readonly verses: Int32Array;
  readonly spots: Int32Array;
  /** Of words alone. */
  readonly besides?: Besides;
}

/** What a part has of words in place of their positions alone. */
export interface Besides {
  /** Of each term: its code where it is frequent, and so has no positions; else 0. */
  readonly codes: Int32Array;
  /** Of each place: the frequent words before and after it, by `besideOf`. */
  readonly neighbours: Int32Array;
}

/** The codes of two frequent words, of which there are fewer than 2 ** 15; 0 for any other word. */
export const besideOf = {
  pack: (before: number, after: number) => (before << 16) | after,
  before: (neighbours: number) => neighbours >> 16,
  after: (neighbours: number) => neighbours & 0xffff,
};

/**
 * Parts have about so many characters, of which gzip leaves two thirds. Where one ends is also up to a hash of the term, so that
 * a corrected verse does not move the ends of all parts after it.
 */
const partLength = { least: 28_000, most: 60_000 };

interface Part {
  readonly first: string;
  readonly json: Uint8Array<ArrayBuffer>;
}

/** Divides a field into parts. */
export function* partsOf(sorted: SortedPlaces, field: SearchField): Iterable<Part> {
  const { terms, forms, starts, besides } = sorted;
  const part = new PartWriter(forms !== undefined, field !== 'word' && field !== 'pair');
  for (const [rank, term] of terms.entries()) {
    const form = forms?.[rank] ?? '';
    const places = starts[rank + 1]! - starts[rank]!;
    const ofPlace = besides ? (besides.codes[rank]! > 0 ? 1 : 4) : 2;
    const isFull =
      part.length >= partLength.least &&
      (mayEndBefore(term) || part.length + term.length + form.length + ofPlace * places > partLength.most);
    // The forms of one term stay together
    if (isFull && term !== part.last) yield part.finish();
    part.add(term, form, sorted, rank);
  }
  if (part.length > 0) yield part.finish();
}

/** True of one term in eight. */
function mayEndBefore(term: string): boolean {
  let hash = 0;
  for (let index = 0; index < term.length; index++) hash = (hash * 31 + term.charCodeAt(index)) | 0;
  return ((hash ^ (hash >> 7)) & 7) === 0;
}

const encoder = new TextEncoder();

/** Writes the JSON of a part, of which packed numbers need no escaping. */
class PartWriter {
  readonly #hasForms: boolean;
  readonly #hasSpans: boolean;
  #terms: string[] = [];
  #forms: string[] = [];
  #keysLength = 0;
  readonly #verses = new NumberWriter();
  readonly #positions = new NumberWriter();
  /** What is to be packed next. */
  #numbers = new Int32Array(1024);

  constructor(hasForms: boolean, hasSpans: boolean) {
    this.#hasForms = hasForms;
    this.#hasSpans = hasSpans;
  }

  get length(): number {
    return this.#keysLength + this.#verses.length + this.#positions.length;
  }

  get last(): string | undefined {
    return this.#terms.at(-1);
  }

  add(term: string, form: string, { starts, verses, spots, besides }: SortedPlaces, rank: number): void {
    const between = this.#terms.length === 0 ? '"' : '","';
    this.#verses.text(between);
    this.#positions.text(between);
    this.#terms.push(term);
    if (this.#hasForms) this.#forms.push(form);
    this.#keysLength += term.length + form.length + 3;
    const [start, end] = [starts[rank]!, starts[rank + 1]!];
    // Three numbers of each place at most, and two of a term
    const most = 3 * (end - start) + 2;
    if (this.#numbers.length < most) this.#numbers = new Int32Array(2 * most);
    this.#verses.addAll(this.#numbers, this.#listVerses(verses, start, end));
    if (!besides) this.#positions.addAll(this.#numbers, this.#listSpots(verses, spots, start, end));
    else if (besides.codes[rank] === 0) {
      const { neighbours } = besides;
      this.#positions.addAll(this.#numbers, this.#listBesides(verses, spots, neighbours, start, end));
    }
  }

  /** In how many verses, then of each verse one number: the step from the one before, and whether the term is there more than once. */
  #listVerses(verses: Int32Array, start: number, end: number): number {
    const numbers = this.#numbers;
    let length = 1;
    let count = 0;
    let before = -1;
    for (let at = start; at < end; count++) {
      const verse = verses[at]!;
      const first = at;
      while (++at < end && verses[at] === verse);
      const times = at - first;
      numbers[length++] = (verse - before - 1) * 2 + (times > 1 ? 1 : 0);
      if (times > 1) numbers[length++] = times - 2;
      before = verse;
    }
    numbers[0] = count;
    return length;
  }

  #listSpots(verses: Int32Array, spots: Int32Array, start: number, end: number): number {
    const numbers = this.#numbers;
    let length = 0;
    let position = 0;
    for (let at = start; at < end; at++) {
      if (at > start && verses[at] !== verses[at - 1]) position = 0;
      const spot = spots[at]!;
      numbers[length++] = spotOf.position(spot) - position;
      if (this.#hasSpans) numbers[length++] = spotOf.words(spot) - 1;
      position = spotOf.position(spot);
    }
    return length;
  }

  #listBesides(
    verses: Int32Array,
    spots: Int32Array,
    neighbours: Int32Array,
    start: number,
    end: number,
  ): number {
    const numbers = this.#numbers;
    let length = 0;
    let position = 0;
    for (let at = start; at < end; at++) {
      if (at > start && verses[at] !== verses[at - 1]) position = 0;
      const next = spotOf.position(spots[at]!);
      numbers[length++] = next - position;
      numbers[length++] = besideOf.before(neighbours[at]!);
      numbers[length++] = besideOf.after(neighbours[at]!);
      position = next;
    }
    return length;
  }

  finish(): Part {
    const first = this.#terms[0]!;
    this.#verses.text('"');
    this.#positions.text('"');
    const forms = this.#hasForms ? `,"forms":${JSON.stringify(this.#forms)}` : '';
    const json = joinBytes([
      encoder.encode(`{"terms":${JSON.stringify(this.#terms)}${forms},"verses":[`),
      this.#verses.take(),
      encoder.encode('],"positions":['),
      this.#positions.take(),
      encoder.encode(']}'),
    ]);
    this.#terms = [];
    this.#forms = [];
    this.#keysLength = 0;
    return { first, json };
  }
}
