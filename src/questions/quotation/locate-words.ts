import type { SearchField } from '../../documents/search/search-schema.ts';
import { addToGroup, groupBy } from '../../lib/group-by.ts';
import { inverseFrequency } from '../../search/evaluate.ts';
import type { Postings } from '../../search/postings.ts';
import type { IndexPart, IndexRoot } from '../../search/read-index.ts';
import { lastUpTo } from '../../search/sorted-numbers.ts';
import type { DocumentQuery } from '../question.ts';
import { readParts, type SearchableEdition } from '../search/match-editions.ts';
import type { WorkLeft } from './quoted-words.ts';

/** With fewer words that are not frequent, pairs of frequent words are looked up too. */
const minRareWords = 4;
const maxPlaces = 6_000;
/** Comparisons of words that take as long as one place. */
const placeComparisons = 10;
/** Words that an omission may leave out for both sides to be found together. */
const omittedWords = 40;
const maxOmissions = 3;
const maxLocations = 12;
const maxBonus = 1;
/** Weight of a word whose neighbours differ from those in the quotation. */
const strangerWeight = 0.7;

interface Term {
  readonly field: SearchField;
  readonly text: string;
  readonly at: readonly number[];
  readonly part: number;
  readonly value: number;
}

export interface Location {
  /** Position of the first word of the quotation, counted in words of the whole text. */
  readonly position: number;
  readonly score: number;
}

export interface LocatedWords {
  readonly locations: readonly Location[];
  /** The share of the words looked up that the best place has together. */
  readonly share: number;
}

interface LocateOptions {
  /** Position of the first word of each verse, and after the last one. */
  readonly starts: Int32Array;
  readonly maxParts: number;
  readonly maxNewParts: number;
  readonly read: Set<string>;
  readonly work: WorkLeft;
}

/**
 * Finds places where many words of a quotation occur at the same distances. Reads few parts of the index.
 * @param words folded.
 * @param omissions indexes of words that do not follow the previous one.
 */
export function* locateWords(
  { index }: SearchableEdition,
  words: readonly string[],
  omissions: ReadonlySet<number>,
  options: LocateOptions,
): DocumentQuery<LocatedWords> {
  const chosen = chooseTerms(index, termsOf(index, words, omissions), options);
  const partAt = yield* readParts([...new Set(chosen.map(({ field, part }) => index.pathOf(field, part)))]);
  let all = 0;
  const found = chosen.flatMap((term) => {
    const part = partAt(index.pathOf(term.field, term.part), term.field);
    const [at, end] = part?.findTerm(term.text) ?? [0, 0];
    const isFound = part !== undefined && end > at;
    const verses = isFound ? part.termAt(at).verses : 1;
    all += inverseFrequency(verses, index.root.verses) * term.at.length;
    return isFound ? [{ term, part, at, verses }] : [];
  });
  found.sort((a, b) => a.verses - b.verses);
  const { starts, work } = options;
  const votes = new Votes();
  const max = Math.min(maxPlaces, work.left / placeComparisons);
  for (const { term, part, at, verses } of found) {
    if (votes.length + verses > max && (votes.length > 0 || max < maxPlaces)) break;
    // A word that is repeated many times votes for few of its places
    const places = term.at.slice(0, Math.max(1, Math.floor((max - votes.length) / Math.max(1, verses))));
    votes.add({ ...term, at: places }, part, at, { index, words, starts });
  }
  const tolerance = 4 + Math.floor(words.length / 10) + omittedWords * Math.min(maxOmissions, omissions.size);
  work.left = Math.max(0, work.left - placeComparisons * votes.length);
  const locations = votes.locations(words.length, starts, tolerance);
  return { locations, share: (locations[0]?.score ?? 0) / Math.max(1, all) };
}

function termsOf(index: IndexRoot, words: readonly string[], omissions: ReadonlySet<number>): Term[] {
  const places = new Map<string, number[]>();
  const pairs = new Map<string, number[]>();
  for (const [at, word] of words.entries()) {
    if (!index.isFrequent(word)) addToGroup(places, word, at);
    else if (at > 0 && !omissions.has(at) && index.isFrequent(words[at - 1]!)) {
      addToGroup(pairs, `${words[at - 1]} ${word}`, at - 1);
    }
  }
  const termIn = (field: SearchField, valueIn: (text: string) => number) => {
    return ([text, at]: [string, number[]]): Term[] => {
      const [part] = index.partsOf(field, text, text);
      return part === undefined ? [] : [{ field, text, at, part, value: valueIn(text) }];
    };
  };
  // Long words are mostly rare; characters of a script without spaces are all short
  const rare = [...places].flatMap(termIn('word', (word) => 2 + Math.min(8, word.length)));
  if (rare.length >= minRareWords) return rare;
  return [...rare, ...[...pairs].flatMap(termIn('pair', () => 3))];
}

function chooseTerms(
  index: IndexRoot,
  terms: readonly Term[],
  { maxParts, maxNewParts, read }: LocateOptions,
): Term[] {
  const byPart = groupBy(terms, ({ field, part }) => index.pathOf(field, part));
  const sumOfValues = (all: readonly Term[]) => all.reduce((sum, { value }) => sum + value, 0);
  const parts = [...byPart].sort(([, a], [, b]) => sumOfValues(b) - sumOfValues(a)).slice(0, maxParts);
  let left = maxNewParts;
  const chosen = parts.filter(([path]) => read.has(path) || left-- > 0);
  for (const [path] of chosen) read.add(path);
  return chosen.flatMap(([, all]) => all);
}

interface QuotedIn {
  readonly index: IndexRoot;
  readonly words: readonly string[];
  readonly starts: Int32Array;
}

class Votes {
  readonly #positions: number[] = [];
  readonly #terms: number[] = [];
  readonly #weights: number[] = [];

  get length(): number {
    return this.#positions.length;
  }

  add(term: Term, part: IndexPart, at: number, quoted: QuotedIn): void {
    const { index, words, starts } = quoted;
    const postings = part.postingsAt(at);
    const { verses, positions, starts: items } = postings;
    const weight = exact(inverseFrequency(verses.length, index.root.verses));
    const stranger = exact(weight * strangerWeight);
    const code = (word: string | undefined) => (word === undefined ? 0 : (index.codeOf(word) ?? 0));
    const sides = term.field === 'word' ? neighboursOf(postings) : undefined;
    for (const place of term.at) {
      const [before, after] = [code(words[place - 1]), code(words[place + 1])];
      for (let verse = 0; verse < verses.length; verse++) {
        const first = starts[verses[verse]!] ?? 0;
        for (let item = items[verse]!; item < items[verse + 1]!; item++) {
          const isAmong =
            !sides ||
            ((before === 0 || sides.before[item] === before) && (after === 0 || sides.after[item] === after));
          this.#positions.push(first + positions[item]! - place);
          this.#terms.push(term.at[0]!);
          this.#weights.push(isAmong ? weight : stranger);
        }
      }
    }
  }

  #inOrder(length: number): Uint32Array {
    // Numbers are sorted much faster without a function that compares them
    const count = this.#positions.length;
    const keys = new Float64Array(count);
    for (let at = 0; at < count; at++) keys[at] = (this.#positions[at]! + length) * count + at;
    keys.sort();
    const order = new Uint32Array(count);
    for (let at = 0; at < count; at++) order[at] = keys[at]! % count;
    return order;
  }

  /** The positions with most votes nearby, best first. @param length number of words of the quotation. */
  locations(length: number, starts: Int32Array, tolerance: number): Location[] {
    const order = this.#inOrder(length);
    const found: Location[] = [];
    // A repeated word counts as often as the text has it at the same distances
    const sums = new Map<number, Map<number, number>>();
    let first = 0;
    let score = 0;
    const count = (vote: number, weight: number) => {
      const position = this.#positions[vote]!;
      const ofTerm = sums.get(this.#terms[vote]!) ?? new Map<number, number>();
      sums.set(this.#terms[vote]!, ofTerm);
      score -= maxOf(ofTerm);
      const sum = (ofTerm.get(position) ?? 0) + weight;
      if (sum > 0) ofTerm.set(position, sum);
      else ofTerm.delete(position);
      score += maxOf(ofTerm);
    };
    for (let last = 0; last < order.length; last++) {
      const added = order[last]!;
      while (this.#positions[added]! - this.#positions[order[first]!]! > tolerance) {
        count(order[first]!, -this.#weights[order[first]!]!);
        first++;
      }
      count(added, this.#weights[added]!);
      const position = this.#positions[order[(first + last) >> 1]!]!;
      const previous = found.at(-1);
      const isNew = !previous || position - previous.position > tolerance;
      if (!isNew && score + maxBonus <= previous.score) continue;
      const total = score + bonusAt(position, length, starts);
      if (isNew) found.push({ position, score: total });
      else if (total > previous.score) found[found.length - 1] = { position, score: total };
    }
    return found.sort((a, b) => b.score - a.score || a.position - b.position).slice(0, maxLocations);
  }
}

/** Sums of these numbers are exact, so equal places have equal scores. */
const exact = (weight: number) => Math.round(weight * 1024) / 1024;

function maxOf(sums: ReadonlyMap<number, number>): number {
  let max = 0;
  for (const sum of sums.values()) if (sum > max) max = sum;
  return max;
}

/** Decides between places with equal words: quotations are often whole verses, perhaps with a word more or less. */
function bonusAt(position: number, length: number, starts: Int32Array): number {
  const isNear = (place: number, max: number) => {
    const verse = verseAt(starts, place + max);
    return Math.abs(starts[verse]! - place) <= max;
  };
  const end = position + length;
  if (isNear(position, 0) && isNear(end, 0)) return maxBonus;
  if (isNear(position, 1) && isNear(end, 1)) return 0.75;
  return isNear(position, 0) ? 0.5 : 0;
}

function neighboursOf(postings: Postings) {
  return { before: postings.neighbours('before'), after: postings.neighbours('after') };
}

export function verseAt(starts: Int32Array, position: number): number {
  return Math.max(0, lastUpTo(starts, position));
}
