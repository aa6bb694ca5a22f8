/** The lines of a text with their offsets. */
export function* sourceLines(text: string): Iterable<{ readonly line: string; readonly at: number }> {
  let at = 0;
  for (const lineEnd of text.matchAll(/\r\n|\n|\r|$/g)) {
    yield { line: text.slice(at, lineEnd.index), at };
    at = lineEnd.index + lineEnd[0].length;
  }
}
