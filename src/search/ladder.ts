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

interface KnownForm {
  readonly form: string;
  readonly postings: Postings;
}

interface LadderOptions {
  readonly lengths: Int32Array;
  readonly inside: Uint8Array | undefined;
  readonly dictionary?: ((text: string) => readonly KnownForm[]) | undefined;
}

export class Ladder {
  readonly #root: IndexRoot;
  readonly #words: readonly FoundWord[];
  readonly #order: WordOrder;
  readonly #lengths: Int32Array;
  readonly #inside: Uint8Array | undefined;
  #known: Float64Array | undefined;

  constructor(root: IndexRoot, plan: LadderPlan, partAt: PartAt, options: LadderOptions) {
    this.#root = root;
    this.#lengths = options.lengths;
    this.#inside = options.inside;
    this.#words = plan.chosen.map((word) => {
      const known = options.dictionary?.(word.text) ?? [];
      return findWord(word, { known, verses: root.root.verses, partAt });
    });
    this.#order = new WordOrder(
      this.#words.flatMap((word) => (word.isFrequent ? [] : [{ ...word, postings: postingsOf(word) }])),
      plan.codes,
    );
  }

  /** The words that were looked up with their forms, without frequent ones unless all are. */
  get rareTerms(): string[] {
    const rare = this.#words.filter(({ isFrequent }) => !isFrequent);
    const words = rare.length > 0 ? rare : this.#words;
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
    const scores = this.#scores;
    let most = 0;
    for (let verse = 0; verse < scores.length; verse++) most = Math.max(most, scores[verse]!);
    const covered = minCoverage * this.#words.reduce((sum, { weight }) => sum + weight, 0);
    const min = Math.min(covered, minShareOfBest * most);
    const isOther = union(others);
    const verses: number[] = [];
    for (let verse = 0, at = 0; verse < scores.length; verse++) {
      if (scores[verse]! <= min) continue;
      at = placeFrom(isOther, verse, at);
      if (isOther[at] !== verse) verses.push(verse);
    }
    const found = Float64Array.from(verses, (verse) => scores[verse]!);
    const best = Array.from(highest(found, maxSome), (at) => ({ verse: verses[at]!, score: found[at]! }));
    return best
      .map((each, index) =>
        index < maxCompared ? { ...each, score: each.score + this.#order.weightIn(each.verse) } : each,
      )
      .sort(byScore);
  }

  rank(verses: Int32Array): ScoredVerse[] {
    return Array.from(verses, (verse) => ({
      verse,
      score: this.#nameScore(verse) || this.#scores[verse]!,
    })).sort(byScore);
  }

  /** Ranks a text above others if its names match, and long articles on the name first; 0 if they do not. */
  #nameScore(verse: number): number {
    const head = this.#root.headOf(verse);
    const inHead = this.#words.filter(({ exact }) => exact && head > 0 && firstPosition(exact, verse) < head);
    return inHead.length === 0 ? 0 : 100 * inHead.length + Math.log1p(this.#lengths[verse] ?? 0);
  }

  get #scores(): Float64Array {
    this.#known ??= this.#score();
    return this.#known;
  }

  #score(): Float64Array {
    const { verses, words } = this.#root.root;
    const norms = normsOf(this.#lengths, { verses, words });
    const scores = new Float64Array(verses);
    for (const { exact, share, inAnyForm, weight } of this.#words) {
      const own = exact?.verses ?? new Int32Array();
      // Indexes are several times faster than iterators of typed arrays
      for (let at = 0, next = 0; at < inAnyForm.length; at++) {
        const verse = inAnyForm[at]!;
        const isOwn = own[next] === verse;
        if (isOwn) next++;
        scores[verse]! += (isOwn ? weight : weight * share) * norms[verse]!;
      }
    }
    const inside = this.#inside;
    if (inside) for (let verse = 0; verse < verses; verse++) scores[verse]! *= inside[verse]!;
    return scores;
  }
}

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

interface WordOptions {
  readonly known: readonly KnownForm[];
  readonly verses: number;
  readonly partAt: PartAt;
}

function findWord(word: PlannedWord, { known, verses, partAt }: WordOptions): FoundWord {
  const parts = word.paths.flatMap((path) => partAt(path, 'word') ?? []);
  let exact: Postings | undefined;
  for (const part of parts) {
    const [at, end] = part.findTerm(word.text);
    if (end > at) exact = part.postingsAt(at);
  }
  const forms =
    known.length > 0
      ? known.map(({ form, postings }) => ({ term: form, postings }))
      : parts.flatMap((part) => formsIn(part, word));
  const isKnown = exact !== undefined || forms.length > 0;
  const others = isKnown ? forms : similarWords(word.text, parts);
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
    const term = part.spellingAt(index);
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

/** The position of a term's first occurrence in a verse; infinite if it has none, as in a frequent word. */
function firstPosition(postings: Postings, verse: number): number {
  const index = indexOfNumber(postings.verses, verse);
  const start = postings.starts[index] ?? postings.positions.length;
  return postings.positions[start] ?? Number.POSITIVE_INFINITY;
}
