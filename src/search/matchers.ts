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

export interface Term {
  readonly form: string;
  readonly postings: Postings;
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
  readonly terms: readonly Term[];
  readonly #verses: number;

  constructor(wanted: Wanted, terms: readonly Term[], verses: number) {
    this.wanted = wanted;
    this.terms = terms;
    this.#verses = verses;
    this.most = sumOf(terms.map(({ postings }) => postings.verses.length));
  }

  match(): Match {
    return sumOfPostings(
      this.terms.map(({ postings }) => postings),
      this.#verses,
    );
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
    const rows = this.#words.map((postings) => new WordRows(postings, this.#verses));
    const rarities = rows.map(({ verses }) => verses.length);
    const byRarity = rows.map((_, place) => place).sort((a, b) => rarities[a]! - rarities[b]!);
    let candidates = among ?? rows[byRarity[0]!]!.verses;
    for (const place of byRarity) candidates = intersection(candidates, rows[place]!.verses);
    const verses = new Int32Array(candidates.length);
    const times = new Int32Array(candidates.length);
    let count = 0;
    for (const verse of candidates) {
      const found = countIn(rows, byRarity, verse);
      if (found === 0) continue;
      verses[count] = verse;
      times[count++] = found;
    }
    return { verses: verses.subarray(0, count), times: times.subarray(0, count), rarities };
  }
}

/** How often the words follow each other in a verse that has all of them. */
function countIn(rows: readonly WordRows[], byRarity: readonly number[], verse: number): number {
  for (let place = 0; place < rows.length; place++) rows[place]!.moveTo(verse);
  const anchor = byRarity[0]!;
  const { positions, start, end } = rows[anchor]!;
  let count = 0;
  for (let at = start; at < end; at++) {
    let place = 1;
    while (
      place < byRarity.length &&
      rows[byRarity[place]!]!.has(positions[at]! + byRarity[place]! - anchor)
    ) {
      place++;
    }
    if (place === byRarity.length) count++;
  }
  return count;
}

/** Where in verses one of several terms is. */
class WordRows {
  readonly verses: Int32Array;
  /** Those of a verse follow each other, ascending. */
  readonly positions: Int32Array;
  /** Where in `positions` those of the verse begin and end that was moved to. */
  start = 0;
  end = 0;
  readonly #starts: Int32Array;
  /** Verses are asked for in ascending order. */
  #at = 0;

  constructor(postings: readonly Postings[], verses: number) {
    const { verses: found, times } = sumOfPostings(postings, verses);
    this.verses = found;
    const [only] = postings;
    if (only && postings.length === 1) {
      this.#starts = only.starts;
      this.positions = only.positions;
      return;
    }
    const starts = new Int32Array(found.length + 1);
    const rowOf = new Int32Array(postings.length === 0 ? 0 : verses);
    for (let row = 0; row < found.length; row++) {
      starts[row + 1] = starts[row]! + times[row]!;
      rowOf[found[row]!] = row;
    }
    const next = starts.slice();
    const positions = new Int32Array(starts[found.length]!);
    for (const each of postings) {
      for (let index = 0; index < each.verses.length; index++) {
        const row = rowOf[each.verses[index]!]!;
        each.eachAt(index, (position) => {
          positions[next[row]!++] = position;
        });
      }
    }
    for (let row = 0; row < found.length; row++) {
      if (times[row]! > 1) positions.subarray(starts[row]!, starts[row + 1]!).sort();
    }
    this.#starts = starts;
    this.positions = positions;
  }

  /** Goes on to one of `verses`, which is not before the one that was asked for last. */
  moveTo(verse: number): void {
    if (this.verses[this.#at] !== verse) this.#at = placeFrom(this.verses, verse, this.#at);
    this.start = this.#starts[this.#at]!;
    this.end = this.#starts[this.#at + 1]!;
  }

  /** Whether the verse that was moved to has the word at this position. */
  has(position: number): boolean {
    let low = this.start;
    let high = this.end;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.positions[middle]! < position) low = middle + 1;
      else high = middle;
    }
    return low < this.end && this.positions[low] === position;
  }
}
