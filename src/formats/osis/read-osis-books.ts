import type { BookText } from '../../model/book-text.ts';
import { BookBuilder } from '../builder/book-builder.ts';
import type { Report } from '../diagnostic-collector.ts';
import { readOsis } from './read-osis.ts';

/**
 * The books in an OSIS text, in the order they stand in it; what is wrong with the text goes to `report`. A book
 * without chapters is reported and left out.
 * @throws TooLarge
 */
export function readOsisBooks(text: string, report: Report): BookText[] {
  const builders: { readonly builder: BookBuilder; readonly at: number }[] = [];
  const sinkForBook = (_id: string, at: number) => {
    const builder = new BookBuilder(report);
    builders.push({ builder, at });
    return builder;
  };
  readOsis(text, sinkForBook, report);
  const books: BookText[] = [];
  // Each builder goes with its book: it is larger
  for (let next = builders.shift(); next; next = builders.shift()) {
    const book = next.builder.finish();
    if (book.chapters.length > 0) books.push(book);
    else report('no-verses', next.at, `The book ${book.id} has no chapters; it was left out.`);
  }
  return books;
}
