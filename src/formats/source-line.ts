export function* linesOfSource(text: string): Generator<{ readonly line: string; readonly at: number }> {
  for (let at = 0, end: number; at < text.length; at = end + 1) {
    end = text.indexOf('\n', at);
    if (end === -1) end = text.length;
    yield { line: text.slice(at, end).replace(/\r$/, ''), at };
  }
}

/** A source line. A long line is shortened around the place, with `…` at each cut. */
export interface SourceLine {
  readonly text: string;
  /** Column of the place within `text`: 1-based, in UTF-16 code units. */
  readonly column: number;
}

/** Characters kept on each side of the place; a line may be megabytes long. */
const maxPerSide = 100;

export function sourceLine(text: string, lineStart: number, at: number): SourceLine {
  const isCutBefore = at - lineStart > maxPerSide;
  let from = isCutBefore ? at - maxPerSide : lineStart;
  if (isCutBefore && isSecondHalf(text, from)) from++;
  const rest = text.slice(at, at + maxPerSide + 1);
  const lineEnd = rest.search(/[\n\r]/);
  let to = at + (lineEnd === -1 ? Math.min(rest.length, maxPerSide) : lineEnd);
  const isCutBehind = lineEnd === -1 && rest.length > maxPerSide;
  if (isCutBehind && isSecondHalf(text, to)) to--;
  const before = isCutBefore ? '…' : '';
  return {
    text: before + text.slice(from, to) + (isCutBehind ? '…' : ''),
    column: before.length + at - from + 1,
  };
}

function isSecondHalf(text: string, index: number): boolean {
  return (text.charCodeAt(index) & 0xfc00) === 0xdc00;
}
