/** What a column of a commentary's CSV may hold. */
export type CsvColumn = 'book' | 'chapter' | 'verse' | 'text' | 'id' | 'subject' | 'reference';

const names: readonly (readonly [column: CsvColumn, pattern: RegExp])[] = [
  ['book', /^books?$/],
  ['chapter', /^chapters?$/],
  ['verse', /^verses?(introductions?)?$/],
  ['text', /^(commentar(y|ies)|comments?|notes?|text|content)$/],
  ['id', /^id$/],
  ['subject', /^subject$/],
  ['reference', /^reference$/],
];

/** Which column is which; `undefined` for one that is not known. */
export type CsvColumns = readonly (CsvColumn | undefined)[];

/** The columns that a header names, in any order and case; undefined when the row is no header of a commentary. */
export function csvColumns(header: readonly string[]): CsvColumns | undefined {
  const columns = header.map((cell) => {
    const name = cell.toLowerCase().replace(/[^a-z]/g, '');
    return names.find(([, pattern]) => pattern.test(name))?.[0];
  });
  const isHeader = (needed: readonly CsvColumn[]) => needed.every((column) => columns.includes(column));
  return isHeader(['book', 'chapter', 'verse', 'text']) || isHeader(['subject', 'text'])
    ? columns
    : undefined;
}
