import { foldedWords } from './analysis.ts';
import type { Postings } from './postings.ts';
import { indexOfNumber } from './sorted-numbers.ts';

/** Weight of two words in the order and distance of the query, as a part of the weight of the rarer one. */
const orderWeight = 0.5;
/** Weight of a frequent word next to a rare one, as in the query. */
const neighbourWeight = 2;
/** Words in between, beyond which their order has no meaning. */
const maxDistance = 8;

interface OrderedWord {
  readonly places: readonly number[];
  /** Postings of the word and of its other forms. Those of frequent words have no positions. */
  readonly postings: readonly Postings[];
  readonly weight: number;
}

/** Compares the order of words in verses and in a query, by the index alone. */
export class WordOrder {
  readonly #words: readonly OrderedWord[];
  readonly #codes: readonly number[];

  /**
   * @param words without frequent ones.
   * @param codes for each word of the query, its code if it is frequent, otherwise 0.
   */
  constructor(words: readonly OrderedWord[], codes: readonly number[]) {
    this.#words = words;
    this.#codes = codes;
  }

  weightIn(verse: number): number {
    const found: FoundAt[] = [];
    for (const { places, postings, weight } of this.#words) {
      const spots: Spot[] = [];
      for (const each of postings) addSpots(spots, each, verse);
      if (spots.length > 0) for (const place of places) found.push({ place, weight, spots });
    }
    found.sort((a, b) => a.place - b.place);
    let sum = 0;
    for (const [index, each] of found.entries()) {
      const before = found[index - 1];
      if (before) sum += closeness(before, each);
      sum += this.#neighbours(each);
    }
    return sum;
  }

  /** The weight of frequent words on both sides that the query also has there. */
  #neighbours({ place, spots }: FoundAt): number {
    const [before, after] = [this.#codes[place - 1] ?? 0, this.#codes[place + 1] ?? 0];
    const isBefore = before > 0 && spots.some((spot) => spot.before === before);
    const isAfter = after > 0 && spots.some((spot) => spot.after === after);
    return neighbourWeight * (Number(isBefore) + Number(isAfter));
  }
}

interface FoundAt {
  readonly place: number;
  readonly weight: number;
  readonly spots: readonly Spot[];
}

interface Spot {
  readonly position: number;
  readonly before: number;
  readonly after: number;
}

function closeness(a: FoundAt, b: FoundAt): number {
  let closest = maxDistance;
  for (const { position: first } of a.spots)
    for (const { position: second } of b.spots)
      if (second > first) closest = Math.min(closest, Math.abs(second - first - (b.place - a.place)));
  return closest < maxDistance ? (orderWeight * Math.min(a.weight, b.weight)) / (1 + closest) : 0;
}

function addSpots(spots: Spot[], postings: Postings, verse: number): void {
  const index = indexOfNumber(postings.verses, verse);
  if (index < 0) return;
  const { starts, positions } = postings;
  const [before, after] = [postings.neighbours('before'), postings.neighbours('after')];
  for (let at = starts[index]!; at < starts[index + 1]!; at++)
    spots.push({ position: positions[at]!, before: before[at]!, after: after[at]! });
}

/** People remember a part of a verse, so its length counts less than the length of the query. */
const verseShare = 0.5;

/**
 * Similarity of a verse and a query, from 0 to 1: the length of their longest common subsequence of words,
 * relative to both lengths. @param words folded words of the query.
 */
export function likeness(words: readonly string[], text: string): number {
  const others = foldedWords(text);
  if (others.length === 0) return 0;
  let row = new Uint16Array(others.length + 1);
  for (const word of words) {
    const next = new Uint16Array(others.length + 1);
    for (let at = 1; at <= others.length; at++)
      next[at] = word === others[at - 1] ? row[at - 1]! + 1 : Math.max(row[at]!, next[at - 1]!);
    row = next;
  }
  return ((1 + verseShare) * row[others.length]!) / (words.length + verseShare * others.length);
}
