import { type CsvRow, fitToHeader, readCsv } from '../csv-rows.ts';
import type { Report } from '../diagnostic-collector.ts';
import {
  columnsOf,
  isOtherColumn,
  isPlainRow,
  placeOfReference,
  plainColumns,
  type RecordColumns,
  recordTableDelimiter,
  reportPlace,
} from './record-shape.ts';
import type { TakeRecord } from './verse-records.ts';

/** @throws TooLarge */
export function readTableRecords(text: string, report: Report, take: TakeRecord): void {
  const delimiter = recordTableDelimiter(text.slice(0, 0x10000)) ?? ',';
  let columns: RecordColumns | undefined;
  let length = 4;
  const unread = new Map<number, string>();
  readCsv(
    text,
    report,
    (row) => {
      if (!columns) {
        const named = columnsOf(row.cells);
        if (named) length = row.cells.length;
        for (const [index, name] of row.cells.entries())
          if (named && isOtherColumn(named, name, index)) unread.set(index, name);
        columns = named ?? (isPlainRow(row.cells) ? plainColumns : undefined);
        // Lines before the header are comments
        if (named || !columns) return;
      }
      const { at } = row;
      const cells = fitToHeader(row, { length, text: columns.text, delimiter }, report);
      for (const [index, name] of unread)
        if (severalWords.test(cells[index] ?? '')) {
          unread.delete(index);
          report('unknown-column', at, unreadColumn(name));
        }
      const cell = (index: number | undefined) => (index === undefined ? '' : (cells[index] ?? '').trim());
      const place =
        columns.reference === undefined
          ? { book: cell(columns.book), chapter: cell(columns.chapter), verse: cell(columns.verse) }
          : placeOfReference(cell(columns.reference));
      if (!place) return reportPlace(cell(columns.reference), report, at);
      const start = (index: number | undefined) => cellOffset(row, index, delimiter);
      const [textAt, noteAt] = [start(columns.text), start(columns.note)];
      take({ ...place, text: cell(columns.text), note: cell(columns.note) || undefined, at, textAt, noteAt });
    },
    delimiter,
  );
}

/** Offset of a cell without its quotation mark and white space. */
function cellOffset({ cells, raw, at }: CsvRow, index = -1, delimiter: string): number | undefined {
  const cell = cells[index];
  if (cell === undefined) return undefined;
  let start = raw.length - raw.trimStart().length;
  for (const before of cells.slice(0, index)) {
    const marks = raw[start] === '"' ? before.split('"').length + 1 : 0;
    start += before.length + marks + delimiter.length;
  }
  return at + start + Number(raw[start] === '"') + cell.length - cell.trimStart().length;
}

const severalWords = /[\p{L}\p{M}]\s+[\p{L}\p{M}]/u;

function unreadColumn(name: string): string {
  return `The column "${name.trim().slice(0, 40)}" is not read, only book, chapter, verse, text and note. Write a heading in the text as <h>A heading</h>, a note in the column note, or remove the column.`;
}
