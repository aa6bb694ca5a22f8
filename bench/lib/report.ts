import { cpus, release, totalmem } from 'node:os';

/** A table that reads well on a terminal and as Markdown. The first `left` columns are aligned left. */
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
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** The middle value, or the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The machine that a table was measured on, in one line. */
export function machine(): string {
  const [cpu] = cpus();
  return `${cpus().length} cores of ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Linux ${release()}`;
}
