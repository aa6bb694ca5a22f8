import { highest, inverseFrequency } from './evaluate.ts';
import type { LadderPlan, PlannedWord } from './ladder-plan.ts';
import type { Postings } from './postings.ts';
import type { IndexPart, IndexRoot } from './read-index.ts';
import { similarTerms } from './similar-terms.ts';
import { indexOfNumber, intersection, placeFrom, union } from './sorted-numbers.ts';
import { WordOrder } from './word-order.ts';

export const maxSome = 200;
/** The number of best verses for which the order of the words is compared. */
const maxCompared = 100;

/** Weight of other forms of a word, and of words with similar letters, relative to the word itself. */
const formWeight = 0.85;
const similarWeight = 0.75;
/** Letters that differ more than in the most similar word, beyond which others are left out. */
const maxMoreChanges = 0.5;
/** Smallest part of the weight of all words that a verse must have. */
const minCoverage = 0.34;
/** If no verse has that much, those with nearly the best score are listed. */
const minShareOfBest = 0.9;
const repeats = 1.2;
const lengthWeight = 0.45;

interface OtherTerm {
  /** One word, or several that have one annotation, separated by spaces. */
  readonly term: string;
  readonly postings: Postings;
}

interface FoundWord extends PlannedWord {
  readonly exact: Postings | undefined;
  /** Its other forms; if there are none, similar words. */
  readonly others: readonly OtherTerm[];
  /** Weight of the others, relative to the word itself. */
  readonly share: number;
  readonly inAnyForm: Int32Array;
  readonly weight: number;
}

export interface ScoredVerse {
  readonly verse: number;
  readonly score: number;
}

type PartAt = (path: string, field: 'word') => IndexPart | undefined;

export interface LadderOptions {
  readonly lengths: Int32Array;
  readonly inside: Uint8Array | undefined;
  readonly dictionary?: ((text: string) => readonly Postings[]) | undefined;
  /** True if only verses with all words are wanted, so that similar words are of no use. */
  readonly isWhole?: boolean;
}

/** Verses with at least one of the words, in ascending order, and the score of each. */
interface Scores {
  readonly verses: Int32Array;
  readonly scores: Float64Array;
  /** The highest score; 0 without a verse. */
  readonly most: number;
}

export class Ladder {
  readonly #root: IndexRoot;
  readonly #words: readonly FoundWord[];
  readonly #order: WordOrder;
  readonly #lengths: Int32Array;
  readonly #inside: Uint8Array | undefined;
  #known: Scores | undefined;

  constructor(root: IndexRoot, plan: LadderPlan, partAt: PartAt, options: LadderOptions) {
    this.#root = root;
    this.#lengths = options.lengths;
    this.#inside = options.inside;
    this.#words = findWords(plan.chosen, { ...options, verses: root.root.verses, partAt });
    this.#order = new WordOrder(
      this.#words.flatMap((word) => (word.isFrequent ? [] : [{ ...word, postings: postingsOf(word) }])),
      plan.codes,
    );
  }

  /** The words that were looked up with their forms: either the frequent ones, or the others. */
  termsOf(isFrequent: boolean): string[] {
    const words = this.#words.filter((word) => word.isFrequent === isFrequent);
    return words.flatMap(({ text, others }) => [text, ...others.map(({ term }) => term)]);
  }

  formsOf(word: string): readonly string[] {
    const found = this.#words.find(({ text }) => text === word);
    return !found || isMisspelled(found) ? [] : found.others.map(({ term }) => term);
  }

  get missing(): string[] {
    return this.#words.flatMap((word) =>
      word.inAnyForm.length === 0 || isMisspelled(word) ? [word.text] : [],
    );
  }

  withAll(inAnyForm: boolean): Int32Array {
    const sets = this.#words.map((word) =>
      inAnyForm && !isMisspelled(word) ? word.inAnyForm : (word.exact?.verses ?? new Int32Array()),
    );
    const [first = new Int32Array(), ...others] = sets.sort((a, b) => a.length - b.length);
    const all = others.reduce(intersection, first);
    const inside = this.#inside;
    return inside ? all.filter((verse) => inside[verse] === 1) : all;
  }

  /** Verses with most of the words, best first. @param others verses that are results anyway. */
  withMost(others: readonly Int32Array[]): ScoredVerse[] {
    const { verses: all, scores, most } = this.#scores;
    const covered = minCoverage * this.#words.reduce((sum, { weight }) => sum + weight, 0);
    const min = Math.min(covered, minShareOfBest * most);
    const known = union(others);
    // Names that are alike are ranked by their scores, not by the lengths of their articles
    const named = (score: number, at: number) => 10 * Math.floor(this.#nameScore(all[at]!) / 10) + score;
    const ranked = this.#root.scope ? scores.map(named) : scores;
    const found: number[] = [];
    for (let at = 0, other = 0; at < all.length; at++) {
      if (!(ranked[at]! > min)) continue;
      other = placeFrom(known, all[at]!, other);
      if (known[other] !== all[at]) found.push(at);
    }
    const best = highest(new Float64Array(found.map((at) => ranked[at]!)), maxSome);
    return Array.from(best, (place, index): ScoredVerse => {
      const [verse, score] = [all[found[place]!]!, ranked[found[place]!]!];
      return { verse, score: index < maxCompared ? score + this.#order.weightIn(verse) : score };
    }).sort(byScore);
  }

  /** The best verses of an ascending list; all without `maxVerses`. */
  rank(verses: Int32Array, maxVerses?: number): ScoredVerse[] {
    const scores = Float64Array.from(verses, (verse) => this.#nameScore(verse) || this.#scoreOf(verse));
    return Array.from(highest(scores, maxVerses), (at) => ({ verse: verses[at]!, score: scores[at]! }));
  }

  /** Ranks texts whose names match: events last, matches at the beginning first, then long articles; 0 for others. */
  #nameScore(verse: number): number {
    const head = this.#root.headOf(verse);
    if (head === 0) return 0;
    const firsts = this.#words.map((word) => firstPosition(postingsOf(word), verse));
    const inHead = firsts.filter((position) => position < head);
    if (inHead.length === 0) return 0;
    const isName = this.#root.chapterOf(verse).book !== 'events';
    const rank = 100 * inHead.length + (inHead.includes(0) ? 40 : 0) + (isName ? 50 : 0);
    return rank + Math.log1p(this.#lengths[verse] ?? 0);
  }

  #scoreOf(verse: number): number {
    const { verses, scores } = this.#scores;
    return scores[indexOfNumber(verses, verse)] ?? 0;
  }

  get #scores(): Scores {
    this.#known ??= this.#score();
    return this.#known;
  }

  #score(): Scores {
    const { verses, words } = this.#root.root;
    const norms = normsOf(this.#lengths, { verses, words });
    const inside = this.#inside;
    const found = union(this.#words.map(({ inAnyForm }) => inAnyForm));
    if (sums.length < verses) sums = new Float64Array(verses);
    for (const { exact, share, inAnyForm, weight } of this.#words) {
      const own = exact?.verses ?? new Int32Array();
      // Indexes are several times faster than iterators of typed arrays
      for (let at = 0, next = 0; at < inAnyForm.length; at++) {
        const verse = inAnyForm[at]!;
        const isOwn = own[next] === verse;
        if (isOwn) next++;
        sums[verse]! += (isOwn ? weight : weight * share) * norms[verse]!;
      }
    }
    const scores = new Float64Array(found.length);
    let most = 0;
    for (let at = 0; at < found.length; at++) {
      const verse = found[at]!;
      const score = inside?.[verse] === 0 ? 0 : sums[verse]!;
      sums[verse] = 0;
      scores[at] = score;
      if (score > most) most = score;
    }
    return { verses: found, scores, most };
  }
}

/** Reused for each search. All zero between searches. */
let sums = new Float64Array();

const knownNorms = new WeakMap<Int32Array, Float64Array>();

/** The BM25 weight of one occurrence in each verse, which is higher in short verses. @param lengths may be empty. */
function normsOf(lengths: Int32Array, { verses, words }: { verses: number; words: number }): Float64Array {
  if (lengths.length === 0) return new Float64Array(verses).fill(1);
  const known = knownNorms.get(lengths);
  if (known) return known;
  const average = words / Math.max(1, verses);
  const norms = new Float64Array(verses);
  for (let verse = 0; verse < verses; verse++) {
    const long = 1 - lengthWeight + lengthWeight * ((lengths[verse] ?? average) / average);
    norms[verse] = (repeats + 1) / (1 + repeats * long);
  }
  knownNorms.set(lengths, norms);
  return norms;
}

export function byScore(a: ScoredVerse, b: ScoredVerse): number {
  return b.score - a.score || a.verse - b.verse;
}

interface WordOptions extends Pick<LadderOptions, 'dictionary' | 'isWhole'> {
  readonly verses: number;
  readonly partAt: PartAt;
}

/** If all words are needed, the first one without a verse is the last. */
function findWords(words: readonly PlannedWord[], options: WordOptions): FoundWord[] {
  const found: FoundWord[] = [];
  for (const word of words) {
    const next = findWord(word, options);
    found.push(next);
    if (options.isWhole && next.inAnyForm.length === 0) break;
  }
  return found;
}

function findWord(word: PlannedWord, { dictionary, verses, partAt, isWhole }: WordOptions): FoundWord {
  const known = dictionary?.(word.text) ?? [];
  const parts = word.paths.flatMap((path) => partAt(path, 'word') ?? []);
  let exact: Postings | undefined;
  for (const part of parts) {
    const [at, end] = part.findTerm(word.text);
    if (end > at) exact = part.postingsAt(at);
  }
  const forms =
    known.length > 0
      ? known.map((postings) => ({ term: postings.form, postings }))
      : parts.flatMap((part) => formsIn(part, word));
  const isKnown = exact !== undefined || forms.length > 0;
  const others = isKnown || isWhole ? forms : similarWords(word.text, parts);
  const inAnyForm = union(postingsOf({ exact, others }).map(({ verses }) => verses));
  const { length } = inAnyForm;
  const weight = length === 0 ? 0 : inverseFrequency(length, verses);
  return { ...word, exact, others, share: isKnown ? formWeight : similarWeight, inAnyForm, weight };
}

function postingsOf({ exact, others }: Pick<FoundWord, 'exact' | 'others'>): Postings[] {
  return [...(exact ? [exact] : []), ...others.map(({ postings }) => postings)];
}

function formsIn(part: IndexPart, { forms }: PlannedWord): OtherTerm[] {
  if (!forms) return [];
  const found: OtherTerm[] = [];
  for (const index of part.indexesIn(forms.ranges)) {
    const term = part.terms[index]!;
    if (forms.has(term)) found.push({ term, postings: part.postingsAt(index) });
  }
  return found;
}

const maxSimilar = 3;
const minSimilarLetters = 4;

function similarWords(word: string, parts: readonly IndexPart[]): OtherTerm[] {
  const similar = word.length < minSimilarLetters ? [] : similarTerms(word, parts);
  return similar
    .filter(({ changes }) => changes <= similar[0]!.changes + maxMoreChanges)
    .slice(0, maxSimilar)
    .map(({ part, index, term }) => ({ term, postings: part.postingsAt(index) }));
}

function isMisspelled({ others, share }: FoundWord): boolean {
  return others.length > 0 && share === similarWeight;
}

/** The position of the first occurrence in a verse; infinite if it has none, as in a frequent word. */
function firstPosition(postings: readonly Postings[], verse: number): number {
  const firsts = postings.map((each) => each.positions[each.starts[indexOfNumber(each.verses, verse)] ?? -1]);
  return Math.min(...firsts.map((first = Number.POSITIVE_INFINITY) => first));
}
