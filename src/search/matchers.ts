import type { SearchField } from '../documents/search/search-schema.ts';
import type { Places, Postings } from './postings.ts';
import type { QueryWord, Wanted } from './query.ts';
import type { IndexRoot } from './read-index.ts';
import { intersection, placeFrom } from './sorted-numbers.ts';

export interface Match {
  readonly verses: Int32Array;
  readonly times: Int32Array;
  readonly inVerses: number;
}

export interface Matcher {
  readonly maxVerses: number;
  match(): Match;
}

export class WordMatcher implements Matcher {
  readonly maxVerses: number;
  readonly #postings: readonly Postings[];
  readonly #verses: number;

  constructor(postings: readonly Postings[], verses: number) {
    this.#postings = postings;
    this.#verses = verses;
    this.maxVerses = sumOf(postings.map((each) => each.verses.length));
  }

  match(): Match {
    return sumOfPlaces(this.#postings, this.#verses);
  }
}

export class AnnotationMatcher implements Matcher {
  readonly maxVerses: number;
  readonly wanted: Wanted;
  readonly terms: readonly Postings[];
  readonly #verses: number;

  constructor(wanted: Wanted, terms: readonly Postings[], verses: number) {
    this.wanted = wanted;
    this.terms = terms;
    this.#verses = verses;
    this.maxVerses = sumOf(terms.map((each) => each.verses.length));
  }

  match(): Match {
    return sumOfPlaces(this.terms, this.#verses);
  }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function sumOfPlaces(places: readonly Pick<Places, 'verses' | 'times'>[], verses: number): Match {
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
      // Only in a damaged part
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

/** Reused for each sum. All zero between calls. */
let timesOfVerses = new Int32Array();

export interface TermRange {
  readonly field: SearchField;
  readonly from: string;
  readonly to: string;
}

/** Sorts after every term that starts with the preceding text. */
export const afterAll = '\uffff';

export function rangeFrom(beginning: string): TermRange {
  return { field: 'word', from: beginning, to: beginning + afterAll };
}

export function rangeOfWord({ text, isPrefix }: QueryWord): TermRange {
  return { field: 'word', from: text, to: isPrefix ? text + afterAll : text };
}

interface PhraseWord {
  readonly place: number;
  readonly word: QueryWord;
  readonly frequent: ReadonlyMap<string, number>;
  /** True if words that are not frequent may match. Those have their own positions. */
  readonly mayBeRare: boolean;
}

/**
 * Decides how to read the positions of a phrase's words. Frequent words have no positions, so each is found
 * through an adjacent word: by its code next to a word that is not frequent, or as a pair of two frequent
 * words. A phrase therefore reads one part of the index for each word that is not frequent, and one for each
 * pair of frequent words that are not next to such a word.
 */
export class PhrasePlan {
  readonly #words: readonly PhraseWord[];
  /** Words to read. They imply the presence of the words left out here. */
  readonly #read: readonly { readonly word: PhraseWord; readonly beside?: PhraseWord }[];

  constructor(root: IndexRoot, words: readonly QueryWord[]) {
    this.#words = words.map((word, place) => {
      const frequent = root.frequentWords(word);
      return { place, word, frequent, mayBeRare: word.isPrefix || frequent.size === 0 };
    });
    this.#read = this.#plan();
  }

  #plan() {
    const isImplied = new Set<PhraseWord>();
    const beside = this.#words.flatMap((word) => {
      if (word.frequent.size === 0 || isImplied.has(word)) return [];
      const other = this.#besideOf(word);
      // A word that may be rare is read whatever is next to it
      if (!word.mayBeRare) isImplied.add(other);
      isImplied.add(word);
      return [{ word, beside: other }];
    });
    const alone = this.#words.filter((word) => !isImplied.has(word));
    return [...beside, ...alone.map((word) => ({ word }))];
  }

  /** Neighbour through which to find a frequent word: preferably one that is rarer and read anyway. */
  #besideOf({ place }: PhraseWord): PhraseWord {
    const [before, after] = [this.#words[place - 1], this.#words[place + 1]];
    return [before, after].find((word) => word?.frequent.size === 0) ?? after ?? before!;
  }

  ranges(): TermRange[] {
    return this.#read.flatMap(({ word, beside }) => [
      ...(word.mayBeRare ? [rangeOfWord(word.word)] : []),
      ...(beside?.mayBeRare ? [rangeOfWord(beside.word)] : []),
      ...(beside ? pairRanges(word, beside) : []),
    ]);
  }

  /** @param read returns the postings of a range; for words, only those that are not frequent. */
  matcher(read: (range: TermRange) => readonly Postings[], verses: number): Matcher {
    const rows = this.#read.map(({ word, beside }) => rowOf(word, beside, { read, verses }));
    return new PhraseMatcher(rows);
  }
}

function pairRanges(a: PhraseWord, b: PhraseWord): TermRange[] {
  const [first, second] = a.place < b.place ? [a, b] : [b, a];
  if (second.frequent.size === 0) return [];
  const { text, isPrefix } = second.word;
  return Array.from(first.frequent.keys(), (word): TermRange => {
    const from = `${word} ${text}`;
    return { field: 'pair', from, to: isPrefix ? from + afterAll : from };
  });
}

interface Reading {
  readonly read: (range: TermRange) => readonly Postings[];
  readonly verses: number;
}

/** Occurrences of a word of a phrase. A frequent word counts only if adjacent to the other word. */
function rowOf(word: PhraseWord, beside: PhraseWord | undefined, { read, verses }: Reading): Row {
  const own = word.mayBeRare ? read(rangeOfWord(word.word)) : [];
  if (!beside) return { place: word.place, places: together(own, verses) };
  const pairs = pairRanges(word, beside).flatMap((range) => read(range));
  const first = Math.min(word.place, beside.place);
  // A pair has the position of its first word
  if (own.length === 0 && !beside.mayBeRare) return { place: first, places: together(pairs, verses) };
  const codes = new Set(word.frequent.values());
  const step = word.place - beside.place;
  const others = beside.mayBeRare ? read(rangeOfWord(beside.word)) : [];
  const all = [
    ...own,
    ...others.map((postings) => placesBeside(postings, codes, step)),
    ...pairs.map((places) => (first === word.place ? places : moved(places, 1))),
  ];
  return { place: word.place, places: together(all, verses) };
}

/** Positions next to a word where a frequent word has one of the codes. @param step -1 before, 1 after. */
function placesBeside(postings: Postings, codes: ReadonlySet<number>, step: number): Places {
  const { verses, starts, positions } = postings;
  const neighbours = postings.neighbours(step < 0 ? 'before' : 'after');
  const [only] = codes.size === 1 ? codes : [];
  const found = {
    verses: new Int32Array(verses.length),
    times: new Int32Array(verses.length),
    starts: new Int32Array(verses.length + 1),
    positions: new Int32Array(positions.length),
  };
  let count = 0;
  let length = 0;
  for (let index = 0; index < verses.length; index++) {
    const before = length;
    const end = Math.min(starts[index + 1]!, positions.length);
    for (let at = starts[index]!; at < end; at++) {
      const code = neighbours[at]!;
      if (only === undefined ? codes.has(code) : code === only) {
        found.positions[length++] = positions[at]! + step;
      }
    }
    if (length === before) continue;
    found.verses[count] = verses[index]!;
    found.times[count++] = length - before;
    found.starts[count] = length;
  }
  return {
    verses: found.verses.subarray(0, count),
    times: found.times.subarray(0, count),
    starts: found.starts.subarray(0, count + 1),
    positions: found.positions.subarray(0, length),
  };
}

function moved({ verses, times, starts, positions }: Places, by: number): Places {
  return { verses, times, starts, positions: positions.map((position) => position + by) };
}

function together(places: readonly Places[], verses: number): Places {
  if (places.length === 1) return places[0]!;
  const { verses: found, times } = sumOfPlaces(places, verses);
  const starts = new Int32Array(found.length + 1);
  for (let row = 0; row < found.length; row++) starts[row + 1] = starts[row]! + times[row]!;
  return { verses: found, times, starts, positions: positionsOf(places, found, starts) };
}

/** Positions in the given verses, ascending within each verse, from the offsets in `starts`. */
function positionsOf(places: readonly Places[], verses: Int32Array, starts: Int32Array): Int32Array {
  const next = starts.slice();
  const all = new Int32Array(starts[verses.length]!);
  for (const { verses: own, starts: ownStarts, positions } of places) {
    let row = 0;
    for (let index = 0; index < own.length && row < verses.length; index++) {
      row = placeFrom(verses, own[index]!, row);
      for (let from = ownStarts[index]!; from < ownStarts[index + 1]!; from++) {
        // Most verses have one position; insertion sort handles the rest
        let at = next[row]!++;
        for (; at > starts[row]! && all[at - 1]! > positions[from]!; at--) all[at] = all[at - 1]!;
        all[at] = positions[from]!;
      }
    }
  }
  return all;
}

interface Row {
  readonly place: number;
  readonly places: Places;
}

class PhraseMatcher implements Matcher {
  readonly maxVerses: number;
  readonly #rows: readonly Row[];

  constructor(rows: readonly Row[]) {
    this.#rows = [...rows].sort((a, b) => a.places.verses.length - b.places.verses.length);
    this.maxVerses = this.#rows[0]!.places.verses.length;
  }

  match(): Match {
    const [first, ...others] = this.#rows;
    const { places } = first!;
    if (others.length === 0) {
      return { verses: places.verses, times: places.times, inVerses: places.verses.length };
    }
    let candidates = places.verses;
    for (const other of others) candidates = intersection(candidates, other.places.verses);
    const anchor = new RowReader(first!);
    const readers = others.map((row) => new RowReader(row));
    const verses = new Int32Array(candidates.length);
    const times = new Int32Array(candidates.length);
    let count = 0;
    for (let index = 0; index < candidates.length; index++) {
      const found = timesIn(candidates[index]!, anchor, readers);
      if (found === 0) continue;
      verses[count] = candidates[index]!;
      times[count++] = found;
    }
    return { verses: verses.subarray(0, count), times: times.subarray(0, count), inVerses: count };
  }
}

function timesIn(verse: number, anchor: RowReader, others: readonly RowReader[]): number {
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

class RowReader {
  readonly place: number;
  readonly positions: Int32Array;
  start = 0;
  end = 0;
  readonly #verses: Int32Array;
  readonly #starts: Int32Array;
  /** Only advances, because verses are visited in ascending order. */
  #at = 0;

  constructor({ place, places }: Row) {
    this.place = place;
    this.positions = places.positions;
    this.#verses = places.verses;
    this.#starts = places.starts;
  }

  moveTo(verse: number): void {
    while (this.#verses[this.#at]! < verse) this.#at = placeFrom(this.#verses, verse, this.#at + 1);
    this.start = this.#starts[this.#at]!;
    this.end = this.#starts[this.#at + 1]!;
  }

  has(position: number): boolean {
    for (let at = this.start; at < this.end; at++) {
      const found = this.positions[at]!;
      if (found >= position) return found === position;
    }
    return false;
  }
}
