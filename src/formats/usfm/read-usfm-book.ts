import type { BookText } from '../../model/book-text.ts';
import { BookBuilder } from '../builder/book-builder.ts';
import type { Report } from '../diagnostic-collector.ts';
import { readUsfm } from './read-usfm.ts';

/** The book in a USFM text. Never throws; what is wrong with the text goes to `report`. */
export function readUsfmBook(text: string, report: Report): BookText {
  const builder = new BookBuilder(report);
  readUsfm(text, builder, report);
  return builder.finish();
}
