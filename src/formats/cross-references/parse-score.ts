import type { Remark } from './parse-passage.ts';

const pattern = /^[+-]?\d{1,12}(\.\d{1,12})?$/;

/** NaN when there is none, or (reported) when it is no number. */
export function parseScore(cell: string, remark: Remark): number {
  if (cell === '') return Number.NaN;
  // -0 and 0 are one score, and JSON knows only 0
  if (pattern.test(cell)) return Number(cell) || 0;
  remark(
    'bad-cell',
    `"${cell.slice(0, 64)}" is no number of votes; the reference was kept without. Write a number such as 58 or -3.`,
  );
  return Number.NaN;
}
