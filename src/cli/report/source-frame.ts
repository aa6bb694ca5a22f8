import type { SourceLine } from '../../formats/source-line.ts';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

interface Cell {
  readonly shown: string;
  readonly width: number;
}

/**
 * A source line and under it a caret at the place, within `width` columns of a terminal: wide characters and
 * combining marks count as a terminal shows them, and what would move the cursor is shown as a sign.
 */
export function sourceFrame({ text, column }: SourceLine, width: number): [line: string, caret: string] {
  const cells: Cell[] = [];
  let place = -1;
  for (const { segment, index } of graphemes.segment(text)) {
    if (place === -1 && index + segment.length >= column) place = cells.length;
    const shown = visible(segment);
    cells.push({ shown, width: Bun.stringWidth(shown) });
  }
  if (place === -1) place = cells.length;
  const [from, to] = cut(cells, place, width);
  const before = (from > 0 ? '…' : '') + join(cells.slice(from, place));
  const behind = join(cells.slice(place, to)) + (to < cells.length ? '…' : '');
  return [before + behind, `${' '.repeat(Bun.stringWidth(before))}^`];
}

/** Which cells are shown: half of the room at most goes to what stands before the place. */
function cut(cells: readonly Cell[], place: number, width: number): [from: number, to: number] {
  if (widthOf(cells) <= width) return [0, cells.length];
  const room = width - 2;
  let from = place;
  let used = 0;
  const behind = widthOf(cells.slice(place));
  const roomBefore = Math.max(room - behind, Math.floor(room / 2));
  while (from > 0 && used + cells[from - 1]!.width <= roomBefore) used += cells[--from]!.width;
  let to = place;
  while (to < cells.length && used + cells[to]!.width <= room) used += cells[to++]!.width;
  return [from, to];
}

function visible(segment: string): string {
  return segment
    .replace(/\t/g, ' ')
    .replace(/[\u0000-\u001f]/g, (control) => String.fromCharCode(0x2400 + control.charCodeAt(0)))
    .replace(/[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, '\ufffd');
}

function join(cells: readonly Cell[]): string {
  return cells.map(({ shown }) => shown).join('');
}

function widthOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, cell) => sum + cell.width, 0);
}
