import { AlignmentModel, type Evidence } from './alignment-model.ts';
import { type CollectedVerses, Corpus } from './corpus.ts';

export interface WordLink {
  readonly source: number;
  readonly target: number;
  /** From 0 to 1. */
  readonly score: number;
}

/** Increment when the same verses produce other links or indexes: libraries then align their editions again. */
export const alignerVersion = 3;

/** More rounds improve F1 by less than 0.002. */
const rounds = 3;
/** Links of a lower score are wrong more often than right. */
const minScore = 0.05;

/**
 * Aligns the words of an edition with the words of the original. Each target word has at most one link, to the
 * source term with the highest score: the geometric mean of the probabilities in both directions. The same
 * verses have the same links.
 * @returns the links of a verse in text order, by its index.
 */
export function computeAlignment(verses: CollectedVerses, evidence: Evidence): (verse: number) => WordLink[] {
  const model = new AlignmentModel(new Corpus(verses), evidence);
  model.train(rounds);
  return (verse) => {
    const { rows, columns, forward, backward } = model.linksOf(verse);
    const links: WordLink[] = [];
    for (let target = 0; target < columns; target++) {
      let [source, best] = [-1, minScore ** 2];
      for (let row = 0; row < rows; row++) {
        const at = row * columns + target;
        const product = forward[at]! * backward[at]!;
        if (product > best) [source, best] = [row, product];
      }
      if (source >= 0) links.push({ source, target, score: Math.sqrt(best) });
    }
    return links;
  };
}
