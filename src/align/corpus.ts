import { TextIds } from '../search/word-ids.ts';

export interface SourceTerms {
  /** Equal for words to be treated alike: a Strong's number, or `+` and a prefix or suffix of a word. */
  readonly terms: readonly string[];
  /** Index in the verse of each term's word. Prefixes and suffixes belong to the word that has them. */
  readonly words: readonly number[];
}

export class CollectedVerses {
  readonly source: number[] = [];
  readonly target: number[] = [];
  readonly sourceStarts = [0];
  readonly targetStarts = [0];
  readonly places: number[] = [];
  readonly sources = new TextIds();
  readonly targets = new TextIds();

  add({ terms, words }: SourceTerms, target: readonly string[]): void {
    const count = (words.at(-1) ?? 0) + 1;
    for (const [index, term] of terms.entries()) {
      this.source.push(this.sources.idOf(term));
      this.places.push((words[index]! + 0.5) / count);
    }
    for (const term of target) this.target.push(this.targets.idOf(term));
    this.sourceStarts.push(this.source.length);
    this.targetStarts.push(this.target.length);
  }
}

/**
 * Verse pairs as flat arrays, with a number for each combination of terms that occurs in a verse. A Bible has
 * 14 million cells (a source term and a target term in one verse) and 1.5 million combinations.
 */
export class Corpus {
  readonly verses: number;
  /** Term ids of all verses in a row. Verse `k` has those from `sourceStarts[k]` to `sourceStarts[k + 1]`. */
  readonly source: Int32Array;
  readonly sourceStarts: Int32Array;
  readonly target: Int32Array;
  readonly targetStarts: Int32Array;
  /** Relative position of each source term in its verse, from 0 to 1. */
  readonly places: Float32Array;
  readonly sourceTerms: readonly string[];
  readonly targetTerms: readonly string[];
  /** Combination of each cell, row by row: the cells of verse `k` start at `cellStarts[k]`. */
  readonly cells: Int32Array;
  readonly cellStarts: Int32Array;
  readonly combinations: number;
  /** Combinations of a source term are consecutive: from `firstOf[s]` to `firstOf[s + 1]`. */
  readonly firstOf: Int32Array;
  readonly targetOf: Int32Array;

  constructor({ source, target, sourceStarts, targetStarts, places, sources, targets }: CollectedVerses) {
    this.verses = sourceStarts.length - 1;
    this.source = Int32Array.from(source);
    this.target = Int32Array.from(target);
    this.sourceStarts = Int32Array.from(sourceStarts);
    this.targetStarts = Int32Array.from(targetStarts);
    this.places = Float32Array.from(places);
    this.sourceTerms = sources.texts;
    this.targetTerms = targets.texts;
    this.cellStarts = new Int32Array(this.verses + 1);
    for (let verse = 0; verse < this.verses; verse++) {
      const rows = sourceStarts[verse + 1]! - sourceStarts[verse]!;
      const columns = targetStarts[verse + 1]! - targetStarts[verse]!;
      this.cellStarts[verse + 1] = this.cellStarts[verse]! + rows * columns;
    }
    this.cells = new Int32Array(this.cellStarts[this.verses]!);
    this.firstOf = new Int32Array(sources.texts.length + 1);
    this.targetOf = this.#numberCombinations();
    this.combinations = this.targetOf.length;
  }

  /** Numbers the combinations by source term, so that one array instead of a hash table finds known ones. */
  #numberCombinations(): Int32Array {
    const { starts, places } = this.#occurrences();
    const numberOf = new Int32Array(this.targetTerms.length).fill(-1);
    const targets: number[] = [];
    for (let term = 0; term < this.sourceTerms.length; term++) {
      const first = targets.length;
      this.firstOf[term] = first;
      for (let at = starts[term]!; at < starts[term + 1]!; at++) {
        const [verse, index] = [places[2 * at]!, places[2 * at + 1]!];
        const [from, to] = [this.targetStarts[verse]!, this.targetStarts[verse + 1]!];
        let cell = this.cellStarts[verse]! + index * (to - from);
        for (let position = from; position < to; position++) {
          const target = this.target[position]!;
          if (numberOf[target]! < first) numberOf[target] = targets.push(target) - 1;
          this.cells[cell++] = numberOf[target]!;
        }
      }
    }
    this.firstOf[this.sourceTerms.length] = targets.length;
    return Int32Array.from(targets);
  }

  #occurrences() {
    const counts = new Int32Array(this.sourceTerms.length + 1);
    for (let at = 0; at < this.source.length; at++) counts[this.source[at]! + 1]!++;
    for (let term = 1; term < counts.length; term++) counts[term]! += counts[term - 1]!;
    const next = counts.slice();
    const places = new Int32Array(2 * this.source.length);
    for (let verse = 0; verse < this.verses; verse++) {
      const from = this.sourceStarts[verse]!;
      for (let at = from; at < this.sourceStarts[verse + 1]!; at++) {
        const place = next[this.source[at]!]!++;
        places[2 * place] = verse;
        places[2 * place + 1] = at - from;
      }
    }
    return { starts: counts, places };
  }
}
