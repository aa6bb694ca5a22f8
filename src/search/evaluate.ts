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
import type { Postings } from './postings.ts';
import type { SearchQuery, Wanted } from './query.ts';
import type { IndexPart, IndexRoot } from './read-index.ts';
import { runsOf } from './rendered-words.ts';
import { difference, indexOfNumber, intersection, union } from './sorted-numbers.ts';

export const searchLimits = {
  partsOfPrefix: 16,
  /** Maximum characters of packed numbers to decode: about 20 ms if nothing has been decoded yet. */
  decoded: 1_000_000,
} as const;

export class TooBroadError extends Error {
  override readonly name = 'TooBroadError';
  readonly hint: string;

  constructor(message: string, hint = 'Use more letters before a star, or fewer and rarer words.') {
    super(message);
    this.hint = hint;
  }
}

function longerPrefixes(root: IndexRoot, field: SearchField, prefix: string): string[] {
  const firsts = root.root.fields[field]?.parts ?? [];
  const longer = firsts
    .filter((first) => first.startsWith(prefix))
    .map((first) => [...first].slice(0, [...prefix].length + 1).join(''));
  return [...new Set(longer)].filter((each) => {
    return each !== prefix && root.partsOf(field, each, each + afterAll).length <= searchLimits.partsOfPrefix;
  });
}

const maxSuggestedPrefixes = 5;

function rangesOfAnnotation({ field, term }: Extract<Wanted, { type: 'annotation' }>): TermRange[] {
  if (field === 'morph') return [{ field, from: term, to: term + afterAll }];
  const exact = { field, from: term, to: term };
  // H1254 also matches H1254A, but not H12540
  return field === 'strong' ? [exact, { field, from: `${term}A`, to: `${term}Z` }] : [exact];
}

function rangesOf(root: IndexRoot, wanted: Wanted): TermRange[] {
  if (wanted.type === 'annotation') return rangesOfAnnotation(wanted);
  const [first] = wanted.words;
  return wanted.words.length > 1 ? new PhrasePlan(root, wanted.words).ranges() : [rangeOfWord(first!)];
}

export function partsNeeded(root: IndexRoot, query: SearchQuery): string[] {
  const paths = new Set<string>();
  for (const { anyOf } of query.clauses) {
    for (const wanted of anyOf) {
      for (const { field, from, to } of rangesOf(root, wanted)) {
        const parts = root.partsOf(field, from, to);
        if (parts.length > searchLimits.partsOfPrefix) {
          const longer = longerPrefixes(root, field, from).slice(0, maxSuggestedPrefixes);
          const examples = longer.map((each) => `${each}*`).join(', ');
          throw new TooBroadError(
            `Too many words begin with "${from}".`,
            longer.length > 0 ? `Use more letters before the star, for example ${examples}.` : undefined,
          );
        }
        for (const part of parts) paths.add(root.pathOf(field, part));
      }
    }
  }
  return [...paths];
}

type PartAt = (path: string, field: SearchField) => IndexPart | undefined;

interface Options {
  readonly budget: number;
  /** 1 for each verse to search; undefined searches all verses. */
  readonly inside?: Uint8Array | undefined;
}

/**
 * Evaluates a query.
 * @param partAt returns the part at a path, or undefined if it is missing.
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
    return { isExcluded, all, maxVerses: all.reduce((sum, each) => sum + each.maxVerses, 0) };
  });
  // Start with the rarest clause to keep intermediate results small
  const required = clauses.filter(({ isExcluded }) => !isExcluded).sort((a, b) => a.maxVerses - b.maxVerses);
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

export class Found {
  readonly verses: Int32Array;
  readonly left: number;
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

  annotatedAt(verse: number): { position: number; words: number }[] {
    const spans: { position: number; words: number }[] = [];
    for (const { terms } of this.#annotations) {
      for (const postings of terms) {
        const index = indexOfNumber(postings.verses, verse);
        if (index >= 0) postings.eachAt(index, (position, words) => spans.push({ position, words }));
      }
    }
    return spans;
  }

  /** For each requested Strong's number and lemma: the words that carry it in the matching verses, with counts. */
  renderings(): { wanted: Wanted; counts: Map<string, number> }[] {
    if (this.#annotations.length === 0) return [];
    const isFound = new Uint8Array(this.#root.root.verses);
    for (const verse of this.verses) isFound[verse] = 1;
    return this.#annotations.flatMap(({ wanted, terms }) => {
      if (wanted.type !== 'annotation' || wanted.field === 'morph') return [];
      const counts = new Map<string, number>();
      for (const { form, verses, times } of terms) {
        if (form === '') continue;
        let count = 0;
        for (let index = 0; index < verses.length; index++) {
          if (isFound[verses[index]!] === 1) count += times[index]!;
        }
        if (count > 0) counts.set(form, (counts.get(form) ?? 0) + Math.ceil(count / runsOf(form)));
      }
      return [{ wanted, counts }];
    });
  }

  /**
   * Ranks verses by BM25, best first. Ties stay in canonical order.
   * @param lengths number of words in each verse of the translation.
   * @param maxVerses default: all.
   * @param among some of the verses found, ascending.
   */
  byRelevance(lengths: Int32Array, maxVerses?: number, among: Int32Array = this.verses): Int32Array {
    const { verses, words } = this.#root.root;
    const average = words / Math.max(1, verses);
    const scores = new Float64Array(among.length);
    for (const match of this.#matches) {
      const weight = inverseFrequency(match.inVerses, verses);
      let at = 0;
      for (let index = 0; index < among.length; index++) {
        const verse = among[index]!;
        while (at < match.verses.length && match.verses[at]! < verse) at++;
        if (match.verses[at] !== verse) continue;
        const times = match.times[at]!;
        const long = 1 - lengthWeight + lengthWeight * ((lengths[verse] ?? average) / average);
        scores[index]! += (weight * times * (repeats + 1)) / (times + repeats * long);
      }
    }
    return highest(scores, maxVerses).map((index) => among[index]!);
  }
}

/** The indexes of the highest scores, highest first; of equal scores, the first. */
export function highest(scores: Float64Array, count = scores.length): Int32Array {
  const compare = (a: number, b: number) => scores[b]! - scores[a]! || a - b;
  // A heap whose first item is the worst
  const kept = new Int32Array(Math.min(count, scores.length)).map((_, index) => index);
  const sink = (item: number, from: number) => {
    let at = from;
    for (let child = 2 * at + 1; child < kept.length; child = 2 * at + 1) {
      if (child + 1 < kept.length && compare(kept[child]!, kept[child + 1]!) < 0) child++;
      if (compare(kept[child]!, item) < 0) break;
      kept[at] = kept[child]!;
      at = child;
    }
    kept[at] = item;
  };
  for (let at = kept.length >> 1; at-- > 0; ) sink(kept[at]!, at);
  for (let index = kept.length; index < scores.length; index++) {
    if (compare(index, kept[0]!) < 0) sink(index, 0);
  }
  return kept.sort(compare);
}

export function inverseFrequency(inVerses: number, verses: number): number {
  return Math.log(1 + (verses - inVerses + 0.5) / (inVerses + 0.5));
}

/** Conventional BM25 parameters k1 (term saturation) and b (length normalization). */
const repeats = 1.2;
const lengthWeight = 0.75;

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

  /** @param withPositions skips frequent words, which have no positions. */
  #postings({ field, from, to }: TermRange, withPositions: boolean): Postings[] {
    const all: Postings[] = [];
    for (const number of this.#root.partsOf(field, from, to)) {
      const part = this.#partAt(this.#root.pathOf(field, number), field);
      if (!part) continue;
      const [start, end] = from === to ? part.findTerm(from) : part.find(from, to);
      for (let index = start; index < end; index++) {
        if (withPositions && field === 'word' && this.#root.isFrequent(part.terms[index]!)) continue;
        this.left -= part.sizeAt(index, withPositions);
        if (this.left < 0) throw new TooBroadError('The words of the query occur too often.');
        all.push(part.postingsAt(index));
      }
    }
    if (field === 'word' && from === to && all.length === 0) this.missing.add(from);
    return all;
  }
}
