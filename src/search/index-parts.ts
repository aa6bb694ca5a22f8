import type { SearchField } from '../documents/search/search-schema.ts';
import { joinBytes } from '../lib/join-bytes.ts';
import { spelledWords } from './analysis.ts';
import { spotOf } from './build-index.ts';
import { NumberWriter } from './packed-numbers.ts';

/** All occurrences of each term of a field, sorted by term and then by the words that carry it. */
export interface SortedPlaces {
  readonly terms: readonly string[];
  /** For each term, the words that carry it; undefined if not recorded. */
  readonly forms?: readonly string[];
  /** Offsets of each term's occurrences in `verses` and `spots`. */
  readonly starts: Int32Array;
  readonly verses: Int32Array;
  readonly spots: Int32Array;
  readonly besides?: Besides;
  /** Annotated words only: their dictionary forms, separated by `|`. */
  readonly dictionary?: readonly string[] | undefined;
}

export interface Besides {
  /** Code of each frequent term, which has no positions; 0 for other terms. */
  readonly codes: Int32Array;
  /** Frequent words before and after each occurrence, packed by `besideOf`. */
  readonly neighbours: Int32Array;
}

/** Packs the codes of two frequent words, which are below 2 ** 15; 0 for any other word. */
export const besideOf = {
  pack: (before: number, after: number) => (before << 16) | after,
  before: (neighbours: number) => neighbours >> 16,
  after: (neighbours: number) => neighbours & 0xffff,
};

/**
 * Size of a part in characters; gzip reduces it to two thirds. A part ends at a term chosen by its hash, so a
 * corrected verse does not shift the boundaries of all later parts.
 */
const partLength = { min: 27_000, max: 60_000 };
/** Queries in scripts without spaces look up many characters, and none of them has other forms in its part. */
const partLengthOfCharacters = { min: 16_000, max: 30_000 };

interface Part {
  readonly first: string;
  readonly json: Uint8Array<ArrayBuffer>;
}

export function* partsOf(sorted: SortedPlaces, field: SearchField): Iterable<Part> {
  const { terms, forms, starts, besides } = sorted;
  const part = new PartWriter(forms !== undefined, field !== 'word' && field !== 'pair');
  for (const [rank, term] of terms.entries()) {
    const form = forms?.[rank] ?? '';
    const places = starts[rank + 1]! - starts[rank]!;
    const ofPlace = besides ? (besides.codes[rank]! > 0 ? 1 : 4) : 2;
    const { min, max } = spelledWords(term) ? partLength : partLengthOfCharacters;
    const isFull =
      part.length >= min &&
      (mayEndBefore(term) || part.length + term.length + form.length + ofPlace * places > max);
    if (isFull && term !== part.last) yield part.finish();
    part.add(term, form, sorted, rank);
  }
  if (part.length > 0) yield part.finish();
}

function mayEndBefore(term: string): boolean {
  let hash = 0;
  for (let index = 0; index < term.length; index++) hash = (hash * 31 + term.charCodeAt(index)) | 0;
  return ((hash ^ (hash >> 7)) & 7) === 0;
}

const encoder = new TextEncoder();

class PartWriter {
  readonly #hasForms: boolean;
  readonly #hasSpans: boolean;
  #terms: string[] = [];
  #forms: string[] = [];
  #dictionary: string[] = [];
  #keysLength = 0;
  readonly #verses = new NumberWriter();
  readonly #positions = new NumberWriter();
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

  add(term: string, form: string, sorted: SortedPlaces, rank: number): void {
    const { starts, verses, besides, dictionary } = sorted;
    const between = this.#terms.length === 0 ? '"' : '","';
    this.#verses.text(between);
    this.#positions.text(between);
    this.#terms.push(term);
    if (this.#hasForms) this.#forms.push(form);
    if (dictionary) this.#dictionary.push(dictionary[rank]!);
    this.#keysLength += term.length + form.length + 3;
    const [start, end] = [starts[rank]!, starts[rank + 1]!];
    // At most three numbers per occurrence and two per term
    const most = 3 * (end - start) + 2;
    if (this.#numbers.length < most) this.#numbers = new Int32Array(2 * most);
    this.#verses.addAll(this.#numbers, this.#listVerses(verses, start, end));
    if (besides?.codes[rank]) return;
    this.#positions.addAll(this.#numbers, this.#listPlaces(sorted, start, end));
  }

  /**
   * Lists the number of verses, then the step from each verse to the next. The lowest bit tells if the term
   * occurs more than once.
   */
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

  #listPlaces({ verses, spots, besides }: SortedPlaces, start: number, end: number): number {
    const numbers = this.#numbers;
    const neighbours = besides?.neighbours;
    let length = 0;
    let position = 0;
    for (let at = start; at < end; at++) {
      if (at > start && verses[at] !== verses[at - 1]) position = 0;
      const next = spotOf.position(spots[at]!);
      numbers[length++] = next - position;
      if (this.#hasSpans) numbers[length++] = spotOf.words(spots[at]!) - 1;
      else if (neighbours) {
        numbers[length++] = besideOf.before(neighbours[at]!);
        numbers[length++] = besideOf.after(neighbours[at]!);
      }
      position = next;
    }
    return length;
  }

  finish(): Part {
    const first = this.#terms[0]!;
    this.#verses.text('"');
    this.#positions.text('"');
    const forms = this.#hasForms ? `,"forms":${JSON.stringify(this.#forms)}` : '';
    const dictionary = this.#dictionary.length > 0 ? `,"dictionary":${JSON.stringify(this.#dictionary)}` : '';
    const json = joinBytes([
      encoder.encode(`{"terms":${JSON.stringify(this.#terms)}${forms}${dictionary},"verses":[`),
      this.#verses.take(),
      encoder.encode('],"positions":['),
      this.#positions.take(),
      encoder.encode(']}'),
    ]);
    this.#terms = [];
    this.#forms = [];
    this.#dictionary = [];
    this.#keysLength = 0;
    return { first, json };
  }
}
