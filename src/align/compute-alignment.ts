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
  const { target, targetStarts } = verses;
  // The source term in its verse, and the score; the model is no longer needed then
  const sources = new Int32Array(target.length).fill(-1);
  const scores = new Float64Array(target.length);
  const model = new AlignmentModel(new Corpus(verses), evidence);
  model.train(rounds);
  for (let verse = 0; verse + 1 < targetStarts.length; verse++) {
    const { rows, columns, forward, backward } = model.linksOf(verse);
    for (let column = 0; column < columns; column++) {
      let [source, best] = [-1, minScore ** 2];
      for (let row = 0, at = column; row < rows; row++, at += columns) {
        const product = forward[at]! * backward[at]!;
        if (product > best) [source, best] = [row, product];
      }
      sources[targetStarts[verse]! + column] = source;
      scores[targetStarts[verse]! + column] = Math.sqrt(best);
    }
  }
  return (verse) => {
    const [start, end] = [targetStarts[verse]!, targetStarts[verse + 1]!];
    const links: WordLink[] = [];
    for (let at = start; at < end; at++) {
      if (sources[at]! >= 0) links.push({ source: sources[at]!, target: at - start, score: scores[at]! });
    }
    return links;
  };
}
