interface MarkedPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Divides a text at the bounds of ranges, which may overlap and be empty. */
export function markedPieces(text: string, ranges: readonly (readonly number[])[]): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  const add = (from: number, to: number, isMarked: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), isMarked });
  };
  let at = 0;
  for (const [start = 0, end = start] of ranges.toSorted(([a = 0], [b = 0]) => a - b)) {
    const [from, to] = [Math.max(at, start), Math.min(end, text.length)];
    if (to <= from) continue;
    add(at, from, false);
    add(from, to, true);
    at = to;
  }
  add(at, text.length, false);
  return pieces;
}
