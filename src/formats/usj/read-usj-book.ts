import type { BookText } from '../../model/book-text.ts';
import { BookBuilder } from '../builder/book-builder.ts';
import type { Report } from '../diagnostic-collector.ts';
import { readUsj } from './read-usj.ts';

/** The book in a USJ text. Never throws; what is wrong with the text goes to `report`. */
export function readUsjBook(text: string, report: Report): BookText {
  const builder = new BookBuilder(report);
  readUsj(text, builder, report);
  return builder.finish();
}
