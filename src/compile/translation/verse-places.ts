import type { Diagnostic } from '../../formats/diagnostic.ts';

const marks =
  /\r\n|\n|\r|\\id\s+(\w{3})|\\c\s+(\d+)|\\v\s+(\d+\w?(?:-\d+)?)|<book\b[^>]*?\bcode="(\w{3})"|<chapter\b[^>]*?\bnumber="(\d+)"|<verse\b[^>]*?\bnumber="([^"]+)"/g;

/**
 * Adds the verse to each diagnostic: `GEN 1:3`. Unlike line numbers, it is stable when lines are inserted.
 */
export function withVersePlaces(diagnostics: readonly Diagnostic[], text: string): Diagnostic[] {
  if (diagnostics.length === 0) return [];
  const order = diagnostics
    .map((diagnostic, index) => ({ diagnostic, index }))
    .sort((a, b) => a.diagnostic.line - b.diagnostic.line || a.diagnostic.column - b.diagnostic.column);
  const placed: Diagnostic[] = [...diagnostics];
  let next = 0;
  let [line, lineStart] = [1, 0];
  const here = { book: '', chapter: '', verse: '' };
  const place = () => `${here.book} ${here.chapter}${here.verse === '' ? '' : `:${here.verse}`}`;
  const putBefore = (limit: number) => {
    for (; next < order.length; next++) {
      const { diagnostic, index } = order[next]!;
      const isBefore =
        diagnostic.line < line || (diagnostic.line === line && lineStart + diagnostic.column - 1 < limit);
      if (!isBefore) return;
      if (diagnostic.line > 0 && here.book !== '' && here.chapter !== '') {
        placed[index] = { ...diagnostic, place: place() };
      }
    }
  };
  for (const match of text.matchAll(marks)) {
    const [, id, chapter, verse, code, number, verseNumber] = match;
    putBefore(match.index);
    if (id ?? code) [here.book, here.chapter, here.verse] = [(id ?? code)!.toUpperCase(), '', ''];
    else if (chapter ?? number) [here.chapter, here.verse] = [(chapter ?? number)!, ''];
    else if (verse ?? verseNumber) here.verse = (verse ?? verseNumber)!;
    else [line, lineStart] = [line + 1, match.index + match[0].length];
    if (next === order.length) break;
  }
  putBefore(Number.POSITIVE_INFINITY);
  for (; next < order.length; next++) {
    const { diagnostic, index } = order[next]!;
    if (here.chapter !== '') placed[index] = { ...diagnostic, place: place() };
  }
  return placed;
}
