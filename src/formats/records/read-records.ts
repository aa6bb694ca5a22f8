import type { BookText } from '../../model/book-text.ts';
import { BooksOfNames } from '../books-of-names.ts';
import { type Observe, readBooks, type SinkForBook } from '../builder/read-books.ts';
import { type Report, replacedReport } from '../diagnostic-collector.ts';
import type { SourceHints } from '../source-file.ts';
import { readJsonRecords } from './json-records.ts';
import { readLineRecords } from './line-records.ts';
import { recordShape } from './record-shape.ts';
import { readTableRecords } from './table-records.ts';
import { RecordEvents, type TakeRecord } from './verse-records.ts';
import { readXmlRecords } from './xml-records.ts';

export function readRecordBooks(
  text: string,
  report: Report,
  observe?: Observe,
  { language, references }: SourceHints = {},
): BookText[] {
  const names = new BooksOfNames(language);
  // These formats have no field for book names
  const reportRest = replacedReport(report, (code, ...rest) => {
    if (code !== 'missing-book-name') report(code, ...rest);
  });
  return readBooks((...source) => readRecords(...source, { names, references }), text, reportRest, observe);
}

export function readRecords(
  text: string,
  sinkForBook: SinkForBook,
  report: Report,
  { names = new BooksOfNames(), references }: { names?: BooksOfNames; references?: string | undefined } = {},
): void {
  const events = new RecordEvents(text, sinkForBook, report, names);
  const take: TakeRecord = (record) => events.add(record);
  const shape = recordShape(text.slice(0, 0x10000));
  if (references !== undefined) readLineRecords(text, report, take, references);
  else if (shape === 'XML') readXmlRecords(text, report, take);
  else if (shape === 'JSON') readJsonRecords(text, report, take, names);
  else if (shape === 'lines') readLineRecords(text, report, take);
  else readTableRecords(text, report, take);
  events.finish(text.length);
  if (events.books > 0) return;
  const message =
    'This file has no verses and was left out. Each record needs a book, a chapter, a verse and a text.';
  report('no-book-id', 0, message);
}
