import { type Observe, readBook } from '../builder/read-books.ts';
import type { Report } from '../diagnostic-collector.ts';
import { findJsonItems, JsonObject, type JsonPlace, memberOffset, readJson } from '../json/read-json.ts';
import type { SourceBook } from '../source-file.ts';
import { noCounts, refuseTooLarge, sourceLimits } from '../source-limits.ts';
import { PublicBookReader } from './public-book-reader.ts';

/**
 * Finds the books in a translation served by the public API or by Scriptorium: the standard download
 * (`complete.json`), one chapter document, or a list of chapter documents.
 */
export function findPublicBooks(text: string, report: Report, observe?: Observe): SourceBook[] {
  const inFile = noCounts();
  const found: { code: string; at: number; chapters: JsonPlace[]; isWhole: boolean }[] = [];
  const add = (code: string, item: JsonPlace, isWhole: boolean) => {
    const known = found.find((other) => other.code === code);
    if (known) known.chapters.push(item);
    else found.push({ code, at: item.at, chapters: [item], isWhole });
  };
  const books = /^\s*\{/.test(text) ? memberOffset(text, 'books') : undefined;
  if (books !== undefined) {
    const { books: most } = sourceLimits;
    findJsonItems(
      text,
      report,
      (item) => {
        add(codeAt(text, item.at), item, true);
        if (found.length > most) refuseTooLarge(report, item.at, ['The file has more than', most, 'books']);
      },
      { from: books },
    );
  } else {
    const take = (item: JsonPlace) => {
      const book = memberOffset(text, 'book', item.at);
      add(book === undefined ? '' : codeAt(text, book), item, false);
    };
    if (/^\s*\[/.test(text)) findJsonItems(text, report, take);
    else take({ at: text.indexOf('{'), end: text.length });
  }
  if (found.length > 0) report('compiled-source', 0, compiledSource);
  return found.map(({ code, at, chapters, isWhole }) => ({
    code,
    at,
    read: () =>
      readBook(
        (_, sink) => {
          const reader = new PublicBookReader(sink, report);
          reader.read(code, at, objectsAt(text, chapters, report), isWhole);
        },
        text,
        report,
        inFile,
        observe,
      ),
  }));
}

export const compiledSource =
  'These are compiled documents of the public API. They lack parts of the source, such as cross-reference notes, introductions and the ends of verse ranges, and losses during their compilation cannot be detected. Use the original source if it is available.';

function codeAt(text: string, book: number): string {
  const at = memberOffset(text, 'id', book);
  const id = at === undefined ? undefined : readJson(text, () => {}, at);
  return typeof id === 'string' ? id.trim() : '';
}

function objectsAt(text: string, places: readonly JsonPlace[], report: Report): JsonObject[] {
  return places.flatMap(({ at }) => {
    const value = readJson(text, report, at);
    return value instanceof JsonObject ? value : [];
  });
}
