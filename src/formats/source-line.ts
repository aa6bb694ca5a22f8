export function* linesOfSource(
  text: string,
  lineEnd = /\r\n|\n|\r|$/g,
): Generator<{ readonly line: string; readonly at: number }> {
  let at = 0;
  for (const { 0: end, index } of text.matchAll(lineEnd)) {
    if (index > at || end !== '') yield { line: text.slice(at, index), at };
    at = index + end.length;
  }
}

/** Entities of XML, escapes of JSON, doubled quotation marks of CSV, and a line end that XML reads as one character. */
const escaped = /&#?\w{1,31};|\\u[\da-f]{4}|\\[^u]|""|\r\n/iy;

/** Offset after a text that begins at `at` of its source, where some of its characters may be escaped. */
export function offsetAfter(text: string, source: string, at: number): number {
  if (source.startsWith(text, at)) return at + text.length;
  let offset = at;
  for (let index = 0; index < text.length; index++) {
    escaped.lastIndex = offset;
    const [written = ''] = escaped.exec(source) ?? [];
    const isEscape = written !== '' && !text.startsWith(written, index);
    offset += isEscape ? written.length : 1;
    if (isEscape && written.startsWith('&') && text.codePointAt(index)! > 0xffff) index++;
  }
  return offset;
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
