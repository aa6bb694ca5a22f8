import type { Wanted } from './query.ts';
import type { Places, Postings } from './read-index.ts';

/** Verses in which something is, ascending, and how often. */
export interface Match {
  readonly verses: Int32Array;
  readonly times: Int32Array;
  /** In how many verses of the translation it is. */
  readonly inVerses: number;
}

/** Finds one thing that is wanted. */
export interface Matcher {
  /** No more verses than this can match. */
  readonly most: number;
  match(): Match;
}

/** A word, or all that begin with a prefix. */
export class WordMatcher implements Matcher {
  readonly most: number;
  readonly #postings: readonly Postings[];
  readonly #verses: number;

  constructor(postings: readonly Postings[], verses: number) {
    this.#postings = postings;
    this.#verses = verses;
    this.most = sumOf(postings.map((each) => each.verses.length));
  }

  match(): Match {
    return sumOfPlaces(this.#postings, this.#verses);
  }
}

/** A Strong's number, lemma or code, by whatever words it is carried. */
export class AnnotationMatcher implements Matcher {
  readonly most: number;
  readonly wanted: Wanted;
  readonly terms: readonly Postings[];
  readonly #verses: number;

  constructor(wanted: Wanted, terms: readonly Postings[], verses: number) {
    this.wanted = wanted;
    this.terms = terms;
    this.#verses = verses;
    this.most = sumOf(terms.map((each) => each.verses.length));
  }

  match(): Match {
    return sumOfPlaces(this.terms, this.#verses);
  }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** The verses that any of these are in. @param verses how many verses the translation has. */
export function sumOfPlaces(places: readonly Pick<Places, 'verses' | 'times'>[], verses: number): Match {
  const [only] = places;
  if (only && places.length === 1) {
    return { verses: only.verses, times: only.times, inVerses: only.verses.length };
  }
  if (timesOfVerses.length < verses) timesOfVerses = new Int32Array(verses);
  const all = timesOfVerses;
  let count = 0;
  let first = verses;
  for (const { verses: found, times } of places) {
    if (found.length > 0 && found[0]! < first) first = found[0]!;
    for (let index = 0; index < found.length; index++) {
      const verse = found[index]!;
      // Of a damaged part
      if (verse >= verses) break;
      if (all[verse] === 0) count++;
      all[verse]! += times[index]!;
    }
  }
  const found = new Int32Array(count);
  const times = new Int32Array(count);
  let at = 0;
  for (let verse = first; at < count; verse++) {
    if (all[verse] === 0) continue;
    found[at] = verse;
    times[at++] = all[verse]!;
    all[verse] = 0;
  }
  return { verses: found, times, inVerses: count };
}

/** Used again for each sum, which leaves only zeros in it. */
let timesOfVerses = new Int32Array();
