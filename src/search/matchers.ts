import type { Wanted } from './query.ts';
import type { Postings } from './read-index.ts';
import { intersection, placeFrom } from './sorted-numbers.ts';

/** Verses in which something is, ascending, and how often. */
export interface Match {
  readonly verses: Int32Array;
  readonly times: Int32Array;
  /** In how many verses of the translation it is; of a phrase, each of its words. */
  readonly rarities: readonly number[];
}

/** Finds one thing that is wanted. */
export interface Matcher {
  /** No more verses than this can match. */
  readonly most: number;
  /** @param among the verses that are of interest; all when left out. Others may be in the match too. */
  match(among?: Int32Array): Match;
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
    return sumOfPostings(this.#postings, this.#verses);
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
    return sumOfPostings(this.terms, this.#verses);
  }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function sumOfPostings(postings: readonly Postings[], verses: number): Match {
  const [only] = postings;
  if (only && postings.length === 1) {
    return { verses: only.verses, times: only.times, rarities: [only.verses.length] };
  }
  if (timesOfVerses.length < verses) timesOfVerses = new Int32Array(verses);
  const all = timesOfVerses;
  let count = 0;
  let first = verses;
  for (const { verses: found, times } of postings) {
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
  return { verses: found, times, rarities: [count] };
}

/** Used again for each sum, which leaves only zeros in it. */
let timesOfVerses = new Int32Array();

/** Words that follow each other. */
export class PhraseMatcher implements Matcher {
  readonly most: number;
  readonly #words: readonly (readonly Postings[])[];
  readonly #verses: number;

  constructor(words: readonly (readonly Postings[])[], verses: number) {
    this.#words = words;
    this.#verses = verses;
    this.most = Math.min(...words.map((postings) => sumOf(postings.map((each) => each.verses.length))));
  }

  match(among?: Int32Array): Match {
    const rows = this.#words.map((postings, place) => new WordRows(postings, this.#verses, place));
    const rarities = rows.map(({ verses }) => verses.length);
    const [anchor, ...others] = rows.toSorted((a, b) => a.verses.length - b.verses.length);
    let candidates = among ? intersection(among, anchor!.verses) : anchor!.verses;
    for (const { verses } of others) candidates = intersection(candidates, verses);
    const verses = new Int32Array(candidates.length);
    const times = new Int32Array(candidates.length);
    let count = 0;
    for (let index = 0; index < candidates.length; index++) {
      const found = timesIn(candidates[index]!, anchor!, others);
      if (found === 0) continue;
      verses[count] = candidates[index]!;
      times[count++] = found;
    }
    return { verses: verses.subarray(0, count), times: times.subarray(0, count), rarities };
  }
}

/** How often the words follow each other in a verse that has all of them. */
function timesIn(verse: number, anchor: WordRows, others: readonly WordRows[]): number {
  anchor.moveTo(verse);
  for (let index = 0; index < others.length; index++) others[index]!.moveTo(verse);
  let count = 0;
  for (let at = anchor.start; at < anchor.end; at++) {
    const first = anchor.positions[at]! - anchor.place;
    let index = 0;
    while (index < others.length && others[index]!.has(first + others[index]!.place)) index++;
    if (index === others.length) count++;
  }
  return count;
}

/** Where in verses one of several terms is. */
class WordRows {
  /** Which word of the phrase it is. */
  readonly place: number;
  readonly verses: Int32Array;
  /** Those of a verse follow each other, ascending. */
  readonly positions: Int32Array;
  /** Where in `positions` those of the verse begin and end that was moved to. */
  start = 0;
  end = 0;
  readonly #starts: Int32Array;
  /** Verses are asked for in ascending order. */
  #at = 0;

  constructor(postings: readonly Postings[], verses: number, place: number) {
    this.place = place;
    const { verses: found, times } = sumOfPostings(postings, verses);
    this.verses = found;
    const [only] = postings;
    if (only && postings.length === 1) {
      this.#starts = only.starts;
      this.positions = only.positions;
      return;
    }
    const starts = new Int32Array(found.length + 1);
    for (let row = 0; row < found.length; row++) starts[row + 1] = starts[row]! + times[row]!;
    this.#starts = starts;
    this.positions = positionsOf(postings, found, starts);
  }

  /** Goes on to one of `verses`, which is not before the one that was asked for last. */
  moveTo(verse: number): void {
    while (this.verses[this.#at]! < verse) this.#at = placeFrom(this.verses, verse, this.#at + 1);
    this.start = this.#starts[this.#at]!;
    this.end = this.#starts[this.#at + 1]!;
  }

  /** Whether the verse that was moved to has the word at this position. */
  has(position: number): boolean {
    for (let at = this.start; at < this.end; at++) {
      const found = this.positions[at]!;
      if (found >= position) return found === position;
    }
    return false;
  }
}

/** Where the words are in the verses in which one of several terms is: from `starts` on, those of each verse ascending. */
function positionsOf(postings: readonly Postings[], verses: Int32Array, starts: Int32Array): Int32Array {
  const next = starts.slice();
  const all = new Int32Array(starts[verses.length]!);
  for (const { verses: own, starts: ownStarts, positions } of postings) {
    let row = 0;
    for (let index = 0; index < own.length && row < verses.length; index++) {
      row = placeFrom(verses, own[index]!, row);
      for (let from = ownStarts[index]!; from < ownStarts[index + 1]!; from++) {
        // Most verses have one; others are put in order
        let at = next[row]!++;
        for (; at > starts[row]! && all[at - 1]! > positions[from]!; at--) all[at] = all[at - 1]!;
        all[at] = positions[from]!;
      }
    }
  }
  return all;
}
