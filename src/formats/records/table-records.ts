import { readCsv } from '../csv-rows.ts';
import type { Report } from '../diagnostic-collector.ts';
import type { TakeRecord } from './verse-records.ts';

interface RecordColumns {
  readonly book?: number;
  readonly chapter?: number;
  readonly verse?: number;
  readonly reference?: number;
  readonly text: number;
  readonly note?: number;
}

const columnNames: Readonly<Record<keyof RecordColumns, RegExp>> = {
  book: /^(?:b|book|books|book(?:id|name|code|no|nr|num|number)|abbrev|abbreviation)$/,
  chapter: /^(?:c|chapter|chapters|chap|chapter(?:id|no|nr|num|number))$/,
  verse: /^(?:v|verse|verses|vers|verse(?:id|no|nr|num|number)|startverse)$/,
  reference: /^(?:ref|reference|verseref|osisref|vid)$/,
  text: /^(?:t|text|texts|versetext|scripture|content)$/,
  note: /^(?:note|notes|comment|comments|footnote|footnotes)$/,
};

function columnsOf(cells: readonly string[]): RecordColumns | undefined {
  const names = cells.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ''));
  const found: Partial<Record<keyof RecordColumns, number>> = {};
  for (const [column, pattern] of Object.entries(columnNames) as [keyof RecordColumns, RegExp][]) {
    const index = names.findIndex((name) => pattern.test(name));
    if (index !== -1) found[column] = index;
  }
  const { book, chapter, verse, reference, text } = found;
  const hasPlace =
    reference !== undefined || (book !== undefined && chapter !== undefined && verse !== undefined);
  return hasPlace && text !== undefined ? { ...found, text } : undefined;
}

const plainColumns: RecordColumns = { book: 0, chapter: 1, verse: 2, text: 3 };

function isPlainRow(cells: readonly string[]): boolean {
  const [book = '', chapter = '', verse = '', text = ''] = cells;
  return (
    /^\S.{0,40}$/.test(book) && /^\d+$/.test(chapter) && /^\d+[a-z]?$/.test(verse) && /\p{L}/u.test(text)
  );
}

const delimiters = ['\t', '|', ';', ','];

export function recordTableDelimiter(head: string): string | undefined {
  const line = head.split(/\r\n|\n|\r/).find((each) => each.trim() !== '' && !each.startsWith('#')) ?? '';
  return delimiters.find((delimiter) => {
    const cells = line.split(delimiter).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
    return cells.length > 1 && (columnsOf(cells) !== undefined || isPlainRow(cells));
  });
}

/** @throws TooLarge */
export function readTableRecords(text: string, report: Report, take: TakeRecord): void {
  const delimiter = recordTableDelimiter(text.slice(0, 0x10000)) ?? ',';
  let columns: RecordColumns | undefined;
  readCsv(
    text,
    report,
    ({ cells, at }) => {
      if (!columns) {
        const named = columnsOf(cells);
        columns = named ?? (isPlainRow(cells) ? plainColumns : undefined);
        // Lines before the header are comments
        if (named || !columns) return;
      }
      const cell = (index: number | undefined) => (index === undefined ? '' : (cells[index] ?? '').trim());
      const place =
        columns.reference === undefined
          ? { book: cell(columns.book), chapter: cell(columns.chapter), verse: cell(columns.verse) }
          : placeOfReference(cell(columns.reference));
      if (!place) return reportPlace(cell(columns.reference), report, at);
      take({ ...place, text: cell(columns.text), note: cell(columns.note) || undefined, at });
    },
    delimiter,
  );
}

function reportPlace(written: string, report: Report, at: number): void {
  const message = `"${written.slice(0, 40)}" is not a verse reference. The row was left out. Write one such as GEN 1:1.`;
  report('bad-verse-number', at, message);
}

interface Place {
  readonly book: string;
  readonly chapter: string;
  readonly verse: string;
}

/** `GEN 1:1`, `1 John 4.8`, `Gen.1.1`, `b.GEN.1.1`, or eight digits: `01001001`. */
const reference = /^(?:b\.)?(.*?\p{L}[^:]*?)[\s._]*(\d{1,3})[:.,](\d{1,3}[a-z]?(?:[-–]\d{1,3}[a-z]?)?)$/u;
const digits = /^(\d{1,2})(\d{3})(\d{3})$/;

export function placeOfReference(written: string): Place | undefined {
  const [, book, chapter, verse] = reference.exec(written) ?? digits.exec(written) ?? [];
  if (book === undefined) return undefined;
  const [c, v] = [chapter!, verse!].map((number) => number.replace(/^0+(?=\d)/, '')) as [string, string];
  return { book: book.replace(/^0+(?=\d$)/, ''), chapter: c, verse: v };
}
