import type { SearchField } from '../documents/search/search-schema.ts';
import {
  AnnotationMatcher,
  afterAll,
  type Match,
  type Matcher,
  PhrasePlan,
  rangeOfWord,
  type TermRange,
  WordMatcher,
} from './matchers.ts';
import type { SearchQuery, Wanted } from './query.ts';
import type { IndexPart, IndexRoot, Postings } from './read-index.ts';
import { difference, intersection, placeOf, union } from './sorted-numbers.ts';

/** Bounds what one answer reads and decodes. */
export const searchLimits = {
  /** Parts that the words of one prefix may be spread over. */
  partsOfPrefix: 16,
  /** Characters of packed numbers: some 20 ms where nothing has been decoded before. */
  decoded: 1_000_000,
} as const;

/** The query asks for more than one answer may take. */
export class TooBroadError extends Error {
  override readonly name = 'TooBroadError';
}

function rangesOfAnnotation({ field, term }: Extract<Wanted, { type: 'annotation' }>): TermRange[] {
  if (field === 'morph') return [{ field, from: term, to: term + afterAll }];
  const exact = { field, from: term, to: term };
  // H1254 is also H1254A, but not H12540
  return field === 'strong' ? [exact, { field, from: `${term}A`, to: `${term}Z` }] : [exact];
}

function rangesOf(root: IndexRoot, wanted: Wanted): TermRange[] {
  if (wanted.type === 'annotation') return rangesOfAnnotation(wanted);
  const [first] = wanted.words;
  return wanted.words.length > 1 ? new PhrasePlan(root, wanted.words).ranges() : [rangeOfWord(first!)];
}

/** Paths of the parts that a query needs. @throws TooBroadError */
export function partsNeeded(root: IndexRoot, query: SearchQuery): string[] {
  const paths = new Set<string>();
  for (const { anyOf } of query.clauses) {
    for (const wanted of anyOf) {
      for (const { field, from, to } of rangesOf(root, wanted)) {
        const parts = root.partsOf(field, from, to);
        if (parts.length > searchLimits.partsOfPrefix) {
          throw new TooBroadError(`Too many terms begin with "${from}".`);
        }
        for (const part of parts) paths.add(root.pathOf(field, part));
      }
    }
  }
  return [...paths];
}

type PartAt = (path: string, field: SearchField) => IndexPart | undefined;

interface Options {
  /** How many characters may be decoded. */
  readonly budget: number;
  /** For each verse 1 where it may be found; everywhere when left out. */
  readonly inside?: Uint8Array | undefined;
}

/**
 * The verses of a translation in which a query holds.
 * @param partAt the part at a path that is needed; undefined for one that is not there.
 * @throws TooBroadError
 */
export function evaluate(
  root: IndexRoot,
  query: SearchQuery,
  partAt: PartAt,
  { budget, inside }: Options,
): Found {
  const reader = new TermReader(root, partAt, budget);
  const clauses = query.clauses.map(({ isExcluded, anyOf }) => {
    const all = anyOf.map((wanted) => reader.read(wanted));
    return { isExcluded, all, most: all.reduce((sum, { most }) => sum + most, 0) };
  });
  // What is in the fewest verses comes first, so that the rest has little to look at
  const required = clauses.filter(({ isExcluded }) => !isExcluded).sort((a, b) => a.most - b.most);
  let verses: Int32Array | undefined;
  const matches: Match[] = [];
  for (const { all } of required) {
    const found = all.map((each) => each.match());
    matches.push(...found);
    const together = union(found.map((match) => match.verses));
    verses = verses ? intersection(verses, together) : together;
  }
  for (const { all } of clauses.filter(({ isExcluded }) => isExcluded)) {
    verses = difference(verses!, union(all.map((each) => each.match().verses)));
  }
  const found = inside ? verses!.filter((verse) => inside[verse] === 1) : verses!;
  const annotations = required.flatMap(({ all }) => all.filter((each) => each instanceof AnnotationMatcher));
  return new Found(root, found, matches, annotations, reader);
}

/** What a query finds in a translation. */
export class Found {
  /** Ascending. */
  readonly verses: Int32Array;
  /** How many characters may still be decoded. */
  readonly left: number;
  /** Words of the query that the translation does not have. */
  readonly missing: ReadonlySet<string>;
  readonly #root: IndexRoot;
  readonly #matches: readonly Match[];
  readonly #annotations: readonly AnnotationMatcher[];

  constructor(
    root: IndexRoot,
    verses: Int32Array,
    matches: readonly Match[],
    annotations: readonly AnnotationMatcher[],
    { left, missing }: Pick<Found, 'left' | 'missing'>,
  ) {
    this.#root = root;
    this.verses = verses;
    this.#matches = matches;
    this.#annotations = annotations;
    this.left = left;
    this.missing = missing;
  }

  /** The words of a verse that carry a Strong's number, lemma or code that was asked for. */
  annotatedAt(verse: number): { position: number; words: number }[] {
    const spans: { position: number; words: number }[] = [];
    for (const { terms } of this.#annotations) {
      for (const postings of terms) {
        const index = placeOf(postings.verses, verse);
        if (index >= 0) postings.eachAt(index, (position, words) => spans.push({ position, words }));
      }
    }
    return spans;
  }

  /** Of each Strong's number and lemma that was asked for: which words carry it in the verses found, and how often. */
  renderings(): { wanted: Wanted; counts: Map<string, number> }[] {
    if (this.#annotations.length === 0) return [];
    const isFound = new Uint8Array(this.#root.root.verses);
    for (const verse of this.verses) isFound[verse] = 1;
    return this.#annotations.flatMap(({ wanted, terms }) => {
      if (wanted.type !== 'annotation' || wanted.field === 'morph') return [];
      const counts = new Map<string, number>();
      for (const { form, verses, times } of terms) {
        let count = 0;
        for (let index = 0; index < verses.length; index++) {
          if (isFound[verses[index]!] === 1) count += times[index]!;
        }
        if (count > 0) counts.set(form, (counts.get(form) ?? 0) + count);
      }
      return [{ wanted, counts }];
    });
  }

  /**
   * The most relevant verses, best first (BM25: what is rare counts more, in short verses more; what is equal stays in canonical
   * order).
   * @param lengths how many words each verse of the translation has.
   * @param most how many are wanted.
   */
  byRelevance(lengths: Int32Array, most: number): Int32Array {
    const { verses, words } = this.#root.root;
    const usual = words / Math.max(1, verses);
    const scores = new Float64Array(this.verses.length);
    for (const match of this.#matches) {
      const weight = Math.log(1 + (verses - match.inVerses + 0.5) / (match.inVerses + 0.5));
      let at = 0;
      for (let index = 0; index < this.verses.length; index++) {
        const verse = this.verses[index]!;
        while (at < match.verses.length && match.verses[at]! < verse) at++;
        if (match.verses[at] !== verse) continue;
        const times = match.times[at]!;
        const long = 1 - lengthWeight + lengthWeight * ((lengths[verse] ?? usual) / usual);
        scores[index]! += (weight * times * (repeats + 1)) / (times + repeats * long);
      }
    }
    return highest(scores, most).map((index) => this.verses[index]!);
  }
}

/** The places of the highest scores, the highest first; of equal ones the first comes first. */
function highest(scores: Float64Array, most: number): Int32Array {
  const isBetter = (a: number, b: number) => scores[a]! > scores[b]! || (scores[a] === scores[b] && a < b);
  // A heap: the worst of those that are kept is on top
  const kept = new Int32Array(Math.min(most, scores.length));
  const sink = (item: number, length: number) => {
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= length) break;
      if (child + 1 < length && isBetter(kept[child]!, kept[child + 1]!)) child++;
      if (isBetter(kept[child]!, item)) break;
      kept[at] = kept[child]!;
      at = child;
    }
    kept[at] = item;
  };
  for (let index = 0; index < kept.length; index++) {
    let at = index;
    for (let parent = (at - 1) >> 1; at > 0 && isBetter(kept[parent]!, index); parent = (at - 1) >> 1) {
      kept[at] = kept[parent]!;
      at = parent;
    }
    kept[at] = index;
  }
  for (let index = kept.length; index < scores.length; index++) {
    if (isBetter(index, kept[0]!)) sink(index, kept.length);
  }
  for (let length = kept.length - 1; length > 0; length--) {
    const best = kept[length]!;
    kept[length] = kept[0]!;
    sink(best, length);
  }
  return kept;
}

/** The usual parameters of BM25: how soon another occurrence counts no more, and how much the length of a verse matters. */
const repeats = 1.2;
const lengthWeight = 0.75;

/** Reads what is wanted out of the parts, and counts what that takes. */
class TermReader {
  left: number;
  readonly missing = new Set<string>();
  readonly #root: IndexRoot;
  readonly #partAt: PartAt;

  constructor(root: IndexRoot, partAt: PartAt, budget: number) {
    this.#root = root;
    this.#partAt = partAt;
    this.left = budget;
  }

  read(wanted: Wanted): Matcher {
    const { verses } = this.#root.root;
    if (wanted.type === 'annotation') {
      const terms = rangesOfAnnotation(wanted).flatMap((range) => this.#postings(range, true));
      return new AnnotationMatcher(wanted, terms, verses);
    }
    const { words } = wanted;
    if (words.length === 1) return new WordMatcher(this.#postings(rangeOfWord(words[0]!), false), verses);
    const known = new Map<string, Postings[]>();
    const read = (range: TermRange) => {
      const key = `${range.field} ${range.from} ${range.to}`;
      const postings = known.get(key) ?? this.#postings(range, true);
      known.set(key, postings);
      return postings;
    };
    return new PhrasePlan(this.#root, words).matcher(read, verses);
  }

  /** @param withPositions leaves out frequent words, which have none. */
  #postings({ field, from, to }: TermRange, withPositions: boolean): Postings[] {
    const all: Postings[] = [];
    for (const number of this.#root.partsOf(field, from, to)) {
      const part = this.#partAt(this.#root.pathOf(field, number), field);
      if (!part) continue;
      const [start, end] = from === to ? part.findTerm(from) : part.find(from, to);
      for (let index = start; index < end; index++) {
        if (withPositions && field === 'word' && this.#root.isFrequent(part.spellingAt(index))) continue;
        this.left -= part.sizeAt(index, withPositions);
        if (this.left < 0) throw new TooBroadError('The words of the query are in too many places.');
        all.push(part.postingsAt(index));
      }
    }
    if (field === 'word' && from === to && all.length === 0) this.missing.add(from);
    return all;
  }
}
