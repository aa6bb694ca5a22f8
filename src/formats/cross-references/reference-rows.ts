/** A row as it is written, its cells without quotes. */
export interface ReferenceRow {
  /** Offset of the row in the text. */
  readonly at: number;
  readonly source: string;
  readonly target: string;
  /** '' where the row has no such cell. */
  readonly score: string;
}

/** A file of cross references is recognised by how the cells of its first line are set apart. */
const separators = ['\t', ',', ';'];

/**
 * The rows of a table of cross references: `From Verse`, `To Verse`, `Votes`; further columns are passed over, as
 * are a header, empty lines and lines that begin with `#`. No cell that is read can hold a separator or a line end,
 * so that a line is always a row, and an unclosed quote spoils no other row.
 */
export function* referenceRows(text: string): Generator<ReferenceRow> {
  const lineEnd = text.includes('\n') ? '\n' : '\r';
  let separator: string | undefined;
  for (let at = 0, next: number; at < text.length; at = next) {
    const end = text.indexOf(lineEnd, at);
    next = end === -1 ? text.length : end + 1;
    const line = text.slice(at, end === -1 ? text.length : end);
    if (line.startsWith('#') || line.trim() === '') continue;
    const isFirst = separator === undefined;
    separator ??= separators.find((candidate) => line.includes(candidate)) ?? '\t';
    const [source = '', target = '', score = ''] = line.split(separator, 3).map(unquoted);
    if (!(isFirst && isHeader(source, target))) yield { at, source, target, score };
  }
}

function unquoted(cell: string): string {
  const trimmed = cell.trim();
  const isQuoted = trimmed.length > 1 && trimmed.startsWith('"') && trimmed.endsWith('"');
  return isQuoted ? trimmed.slice(1, -1).trim() : trimmed;
}

/** Titles of columns have no digits; references always have. */
function isHeader(source: string, target: string): boolean {
  return target !== '' && !/\d/.test(source) && !/\d/.test(target);
}
