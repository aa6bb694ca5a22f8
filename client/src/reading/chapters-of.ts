import type { TranslationBooks } from '../documents/index.ts';
import type { CallOptions, DocumentSource } from '../http/document-source.ts';
import { ScriptoriumError } from '../http/scriptorium-error.ts';
import { pathSegment } from '../path-segment.ts';
import type { ChapterFormat, ChapterFormats } from './chapter-formats.ts';
import { chaptersOfBook } from './chapters-of-book.ts';
import { inOrder } from './in-order.ts';

export interface ChaptersOfOptions<Format extends ChapterFormat> extends CallOptions {
  /** `simple` when left out. */
  readonly format?: Format;
  /** Requests under way at once; 4 when left out. */
  readonly concurrency?: number;
  /** Ids of the books to read, in the translation's order whatever their order here; all when left out. */
  readonly books?: readonly string[];
}

/**
 * Every chapter of a translation, in order, each as its document. A few are fetched ahead of the reader; leaving
 * the loop ends their requests. For everything at once, `complete` is one request.
 */
export async function* chaptersOf<Format extends ChapterFormat = 'simple'>(
  source: DocumentSource,
  translation: string,
  options: ChaptersOfOptions<Format> = {},
): AsyncGenerator<ChapterFormats[Format], void, undefined> {
  const { format = 'simple' as Format, concurrency = 4, books: ids, signal } = options;
  const path = `/api/${pathSegment(translation)}/books.json`;
  const { books } = await source.get<TranslationBooks>(path, { signal });
  const missing = ids?.find((wanted) => !books.some(({ id }) => id === wanted));
  if (missing !== undefined) {
    throw new ScriptoriumError({
      code: 'book_not_found',
      message: `${translation} has no book ${missing}`,
      hint: `It has ${books.map(({ id }) => id).join(' ')}`,
    });
  }
  const wanted = books.filter(({ id }) => !ids || ids.includes(id));
  const tasks = function* () {
    for (const book of wanted) yield* chaptersOfBook(source, translation, book, format);
  };
  for await (const chapter of inOrder(tasks(), concurrency, signal)) {
    if (chapter) yield chapter;
  }
}
