import { cpus, release, totalmem } from 'node:os';
import { currentStamp, stampText } from './table-stamp.ts';

/**
 * A table for a terminal and for Markdown, followed by the stamp of the running benchmark. The first `left`
 * columns are aligned left.
 */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  left: number,
): string {
  const widths = head.map((name, column) =>
    Math.max(3, name.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) => {
    const padded = widths.map((width, column) => {
      const cell = cells[column] ?? '';
      return column < left ? cell.padEnd(width) : cell.padStart(width);
    });
    return `| ${padded.join(' | ')} |`;
  };
  const rule = widths.map((width, column) =>
    column < left ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const stamp = currentStamp();
  const table = [line(head), line(rule), ...rows.map(line)];
  return (stamp ? [...table, '', stampText(stamp)] : table).join('\n');
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

interface Pair {
  readonly own: number;
  readonly other: number;
  readonly ratio: number;
}

/**
 * The pair with the median ratio. Both figures were measured together, so their quotient is the ratio.
 * (Separate medians may come from different rounds, and then contradict the median ratio.) With an even
 * number of rounds, the smaller of the two middle ratios.
 */
export function medianPair(own: readonly number[], others: readonly number[]): Pair {
  const pairs = own.map((value, round) => ({
    own: value,
    other: others[round]!,
    ratio: value / others[round]!,
  }));
  return pairs.toSorted((a, b) => a.ratio - b.ratio || a.own - b.own)[(pairs.length - 1) >> 1]!;
}

export function machine(): string {
  const [cpu] = cpus();
  return `${cpus().length} cores of ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Linux ${release()}`;
}
