import type { Corpus } from './corpus.ts';

/** Returns the weights of target terms for a source term, from 0 to 1; undefined if nothing is known of it. */
export type Evidence = (sourceTerm: string) => ((targetTerm: string) => number) | undefined;

/** Decrease of the log probability of a link from the diagonal of the verse to its corner. */
const slope = 6;
/** Prior probability that a word renders nothing. */
const emptyShare = 0.1;
const evidenceWeight = 1;
/** Maximum factor of the first estimate for a word that a gloss supports. */
const firstEvidenceWeight = 20;
/** Keeps rare combinations possible. */
const smoothing = 0.001;

const distances = 512;
const near = Float32Array.from({ length: distances + 1 }, (_, step) => Math.exp((-slope * step) / distances));

interface VerseLinks {
  readonly rows: number;
  readonly columns: number;
  readonly forward: Float32Array;
  readonly backward: Float32Array;
}

/**
 * A statistical translation model in both directions: IBM model 1 with a preference for the diagonal. Trained
 * with expectation maximization, where only links that both directions expect count ("alignment by
 * agreement", Liang et al. 2006).
 */
export class AlignmentModel {
  readonly #corpus: Corpus;
  readonly #probabilities: Float32Array;
  readonly #evidence: Float32Array;
  readonly #emptySource: Float32Array;
  readonly #emptyTarget: Float32Array;
  #forward = new Float32Array(0);
  #backward = new Float32Array(0);
  #sums = new Float64Array(0);

  constructor(corpus: Corpus, evidence: Evidence) {
    this.#corpus = corpus;
    this.#evidence = weightsOf(corpus, evidence);
    this.#probabilities = new Float32Array(2 * corpus.combinations);
    this.#emptySource = sharesOf(corpus.source, corpus.sourceTerms.length);
    this.#emptyTarget = sharesOf(corpus.target, corpus.targetTerms.length);
    this.#estimate(this.#associations());
  }

  train(rounds: number): void {
    for (let round = 0; round < rounds; round++) this.#estimate(this.#expectedLinks());
  }

  /** Valid until the next call. */
  linksOf(verse: number): VerseLinks {
    const { cells, cellStarts, sourceStarts, targetStarts, places } = this.#corpus;
    const [sourceStart, targetStart] = [sourceStarts[verse]!, targetStarts[verse]!];
    const rows = sourceStarts[verse + 1]! - sourceStart;
    const columns = targetStarts[verse + 1]! - targetStart;
    this.#makeRoom(rows, columns);
    const [forward, backward, probabilities] = [this.#forward, this.#backward, this.#probabilities];
    // Per column, then per row: the sum of the probabilities, and of the distances
    const sums = this.#sums.fill(0, 0, 2 * (rows + columns));
    const ofRows = 2 * columns;
    let cell = cellStarts[verse]!;
    for (let row = 0, at = 0; row < rows; row++) {
      const place = places[sourceStart + row]!;
      for (let column = 0; column < columns; column++, at++) {
        const combination = 2 * cells[cell++]!;
        const share = near[(Math.abs(place - (column + 0.5) / columns) * distances) | 0]!;
        const one = probabilities[combination]! * share;
        const other = probabilities[combination + 1]! * share;
        forward[at] = one;
        backward[at] = other;
        sums[2 * column]! += one;
        sums[2 * column + 1]! += share;
        sums[ofRows + 2 * row]! += other;
        sums[ofRows + 2 * row + 1]! += share;
      }
    }
    for (let column = 0; column < columns; column++) {
      const empty = this.#emptyTarget[this.#corpus.target[targetStart + column]!]!;
      toScale(sums, 2 * column, empty);
    }
    for (let row = 0; row < rows; row++) {
      const empty = this.#emptySource[this.#corpus.source[sourceStart + row]!]!;
      toScale(sums, ofRows + 2 * row, empty);
    }
    for (let row = 0, at = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++, at++) {
        forward[at]! *= sums[2 * column]!;
        backward[at]! *= sums[ofRows + 2 * row]!;
      }
    }
    return { rows, columns, forward, backward };
  }

  #makeRoom(rows: number, columns: number): void {
    if (rows * columns > this.#forward.length) {
      this.#forward = new Float32Array(rows * columns);
      this.#backward = new Float32Array(rows * columns);
    }
    if (2 * (rows + columns) > this.#sums.length) this.#sums = new Float64Array(4 * (rows + columns));
  }

  #associations(): Float32Array {
    const { cells, combinations, source, target, sourceTerms, targetTerms, firstOf, targetOf } = this.#corpus;
    const links = new Float32Array(combinations);
    for (let cell = 0; cell < cells.length; cell++) links[cells[cell]!]!++;
    const ofSource = countsOf(source, sourceTerms.length);
    const ofTarget = countsOf(target, targetTerms.length);
    for (let term = 0; term < sourceTerms.length; term++) {
      for (let each = firstOf[term]!; each < firstOf[term + 1]!; each++) {
        const dice = (2 * links[each]!) / (ofSource[term]! + ofTarget[targetOf[each]!]!);
        links[each] = dice * dice * (1 + firstEvidenceWeight * this.#evidence[each]!);
      }
    }
    return links;
  }

  #expectedLinks(): Float32Array {
    const { verses, cells, cellStarts, combinations } = this.#corpus;
    const expected = new Float32Array(combinations);
    for (let verse = 0; verse < verses; verse++) {
      const { rows, columns, forward, backward } = this.linksOf(verse);
      const first = cellStarts[verse]!;
      for (let at = rows * columns - 1; at >= 0; at--) {
        expected[cells[first + at]!]! += forward[at]! * backward[at]!;
      }
    }
    for (let each = 0; each < combinations; each++) expected[each]! += evidenceWeight * this.#evidence[each]!;
    return expected;
  }

  #estimate(links: Float32Array): void {
    const { sourceTerms, targetTerms, firstOf, targetOf } = this.#corpus;
    const ofTarget = new Float64Array(targetTerms.length);
    for (let each = 0; each < targetOf.length; each++) ofTarget[targetOf[each]!]! += links[each]! + smoothing;
    for (let term = 0; term < sourceTerms.length; term++) {
      let ofSource = 0;
      const [from, to] = [firstOf[term]!, firstOf[term + 1]!];
      for (let each = from; each < to; each++) ofSource += links[each]! + smoothing;
      for (let each = from; each < to; each++) {
        const expected = links[each]! + smoothing;
        this.#probabilities[2 * each] = expected / ofSource;
        this.#probabilities[2 * each + 1] = expected / ofTarget[targetOf[each]!]!;
      }
    }
  }
}

/** Replaces two sums by the factor that makes a column or row add up to 1, including the empty link. */
function toScale(sums: Float64Array, at: number, empty: number): void {
  const share = (1 - emptyShare) / sums[at + 1]!;
  sums[at] = share / (sums[at]! * share + emptyShare * empty);
}

function weightsOf(
  { sourceTerms, targetTerms, firstOf, targetOf }: Corpus,
  evidence: Evidence,
): Float32Array {
  const weights = new Float32Array(targetOf.length);
  for (const [term, name] of sourceTerms.entries()) {
    const weightOf = evidence(name);
    if (!weightOf) continue;
    for (let each = firstOf[term]!; each < firstOf[term + 1]!; each++) {
      weights[each] = weightOf(targetTerms[targetOf[each]!]!);
    }
  }
  return weights;
}

function countsOf(ids: Int32Array, size: number): Float32Array {
  const counts = new Float32Array(size);
  for (let at = 0; at < ids.length; at++) counts[ids[at]!]!++;
  return counts;
}

function sharesOf(ids: Int32Array, size: number): Float32Array {
  return countsOf(ids, size).map((count) => count / ids.length);
}
