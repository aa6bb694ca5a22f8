import type { CrossReferences } from '../../model/cross-references.ts';
import type { PackedVerse } from '../../model/packed-verse.ts';

interface Reference {
  readonly source: PackedVerse;
  readonly target: PackedVerse;
  readonly targetEnd: PackedVerse;
  readonly score: number;
}

/** The sort key combines verse and row index; with at most this many rows it is an exact integer. */
const maxRows = 2 ** 26;

/** Collects references in columns (one object per row would take ten times the memory) and sorts them. */
export class ReferenceTable {
  readonly #sources: number[] = [];
  readonly #targets: number[] = [];
  readonly #targetEnds: number[] = [];
  readonly #scores: number[] = [];

  get length(): number {
    return this.#sources.length;
  }

  add({ source, target, targetEnd, score }: Reference): void {
    this.#sources.push(source);
    this.#targets.push(target);
    this.#targetEnds.push(targetEnd);
    this.#scores.push(score);
  }

  /** Keeps the reference with the highest score for each source and target; calls `drop` with the others. */
  sorted(drop: (row: number) => void): CrossReferences {
    const rows = this.#rowsBySource();
    let length = 0;
    for (let from = 0, to: number; from < rows.length; from = to) {
      to = this.#endOfSource(rows, from);
      const distinct = this.#distinctTargets(rows.subarray(from, to), drop).sort(this.#byScore);
      rows.set(distinct, length);
      length += distinct.length;
    }
    const kept = rows.subarray(0, length);
    return {
      sources: Int32Array.from(kept, (row) => this.#sources[row]!),
      targets: Int32Array.from(kept, (row) => this.#targets[row]!),
      targetEnds: Int32Array.from(kept, (row) => this.#targetEnds[row]!),
      scores: Float64Array.from(kept, (row) => this.#scores[row]!),
    };
  }

  #rowsBySource(): Uint32Array {
    const keys = Float64Array.from(this.#sources, (source, row) => source * maxRows + row);
    return Uint32Array.from(keys.sort(), (key) => key % maxRows);
  }

  #endOfSource(rows: Uint32Array, from: number): number {
    const source = this.#sources[rows[from]!];
    let to = from + 1;
    while (to < rows.length && this.#sources[rows[to]!] === source) to++;
    return to;
  }

  #distinctTargets(rows: Uint32Array, drop: (row: number) => void): Uint32Array {
    rows.sort((a, b) => this.#byTarget(a, b) || this.#byScore(a, b));
    return rows.filter((row, index) => {
      const isDistinct = index === 0 || this.#byTarget(rows[index - 1]!, row) !== 0;
      if (!isDistinct) drop(row);
      return isDistinct;
    });
  }

  readonly #byTarget = (a: number, b: number): number =>
    this.#targets[a]! - this.#targets[b]! || this.#targetEnds[a]! - this.#targetEnds[b]!;

  readonly #byScore = (a: number, b: number): number =>
    descending(this.#scores[a]!, this.#scores[b]!) || this.#byTarget(a, b);
}

function descending(a: number, b: number): number {
  if (a === b) return 0;
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : 1;
  return a > b || Number.isNaN(b) ? -1 : 1;
}
