import type { SearchField } from '../documents/search/search-schema.ts';
import { NumberReader } from './packed-numbers.ts';

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

  /** For each position: the code of the adjacent frequent word, or 0. Always 0 for annotations. */
  neighbours(side: 'before' | 'after'): Int32Array {
    const { columns } = this.#decode();
    if (this.#width < numbersOfPlace.word) return new Int32Array(columns[0]!.length);
    return columns[side === 'before' ? 1 : 2]!;
  }

  eachAt(index: number, take: (position: number, words: number) => void): void {
    const { starts, columns } = this.#decode();
    for (let at = starts[index]!; at < starts[index + 1]!; at++) take(columns[0]![at]!, columns[1]![at]! + 1);
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
