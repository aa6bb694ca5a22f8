import { type EntityType, entityTypes } from '../model/entities.ts';

const tellingColumns: Readonly<Record<EntityType, readonly string[]>> = {
  people: ['personLookup'],
  places: ['placeLookup'],
  events: ['title', 'ID'],
  groups: ['groupName'],
};

/** Theographic's other tables, by columns unique to them. The first also has columns of people and places. */
const otherTables: Readonly<Record<string, readonly string[]>> = {
  "Easton's Bible Dictionary": ['dictLookup'],
  verses: ['osisRef', 'verseNum'],
  chapters: ['osisRef', 'chapterNum'],
  books: ['osisName', 'bookOrder'],
  periods: ['yearNum'],
};

/** Detects the entity type of a table by its header; undefined for any other file (books, periods, a licence). */
export function tableType(head: string): EntityType | undefined {
  const columns = columnsOfHead(head);
  if (otherTable(columns) !== undefined) return undefined;
  return entityTypes.find((type) => tellingColumns[type].every((column) => columns.has(column)));
}

export function otherTableOf(head: string): string | undefined {
  return otherTable(columnsOfHead(head));
}

function otherTable(columns: ReadonlySet<string>): string | undefined {
  return Object.keys(otherTables).find((about) => otherTables[about]!.every((column) => columns.has(column)));
}

/** The separator of a table by its first line. Text and references have commas and semicolons, but no tabs. */
export function delimiterOf(text: string): string {
  const [firstLine = ''] = text.trimStart().split(/[\r\n]/, 1);
  if (firstLine.includes('\t')) return '\t';
  const count = (delimiter: string) => firstLine.split(delimiter).length;
  return count(';') > 1 && count(';') >= count(',') ? ';' : ',';
}

/** Programs that store numbers next to blank cells as fractions write `1.0` for 1. */
export function withoutFraction(cell: string): string {
  return cell.replace(/^\s*(\d{1,3})\.0\s*$/, '$1');
}

function columnsOfHead(head: string): ReadonlySet<string> {
  const header = head.split(/[\r\n]/).find((line) => line.trim() !== '') ?? '';
  return new Set(
    header.split(delimiterOf(header)).map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    ),
  );
}

export type CsvColumn = 'book' | 'chapter' | 'verse' | 'text' | 'id' | 'subject' | 'reference';

const commentaryColumns: readonly (readonly [column: CsvColumn, pattern: RegExp])[] = [
  ['book', /^(?:books?|b)$/],
  ['chapter', /^(?:chapters?|c)$/],
  ['verse', /^(?:verses?(introductions?)?|v)$/],
  ['text', /^(commentar(y|ies)|comments?|notes?|text|content|t)$/],
  ['id', /^id$/],
  ['subject', /^subject$/],
  ['reference', /^(?:reference|ref|passage)$/],
];

export type CsvColumns = readonly (CsvColumn | undefined)[];

/** Parses a commentary header, in any order and case; undefined if the row is not one. */
export function csvColumns(header: readonly string[]): CsvColumns | undefined {
  const columns = header.map((cell) => {
    const name = cell.toLowerCase().replace(/[^a-z]/g, '');
    return commentaryColumns.find(([, pattern]) => pattern.test(name))?.[0];
  });
  const isHeader = (needed: readonly CsvColumn[]) => needed.every((column) => columns.includes(column));
  const needed = [
    ['book', 'chapter', 'verse', 'text'],
    ['subject', 'text'],
    ['reference', 'text'],
  ] as const;
  return needed.some(isHeader) ? columns : undefined;
}
