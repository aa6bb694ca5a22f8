import type { BookText } from '../../model/book-text.ts';
import { BookBuilder } from '../builder/book-builder.ts';
import type { Report } from '../diagnostic-collector.ts';
import { readUsx } from './read-usx.ts';

/** The book in a USX text. Never throws; what is wrong with the text goes to `report`. */
export function readUsxBook(text: string, report: Report): BookText {
  const builder = new BookBuilder(report);
  readUsx(text, builder, report);
  return builder.finish();
}
