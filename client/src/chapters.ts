import type {
  SimpleTranslationBookChapter,
  TranslationBook,
  TranslationBookChapter,
  TranslationBooks,
} from './documents.ts';
import { type CallOptions, type DocumentSource, documentPath, getIfExists } from './http/document-source.ts';
import { ScriptoriumError } from './http/scriptorium-error.ts';
import { inOrder } from './in-order.ts';

export interface ChapterFormats {
  standard: TranslationBookChapter;
  simple: SimpleTranslationBookChapter;
}

export type ChapterFormat = keyof ChapterFormats;

interface ChaptersOfOptions<Format extends ChapterFormat> extends CallOptions {
  /** `simple` by default. */
  readonly format?: Format;
  /** Maximum number of simultaneous requests; 4 by default. */
  readonly concurrency?: number;
  /** Ids of the books to read; all by default. They are always read in the order of the translation. */
  readonly books?: readonly string[];
}

/**
 * Yields the document of every chapter of a translation, in order. A few are fetched in advance; leaving the
 * loop aborts their requests. `complete` gets everything with one request.
 */
export async function* chaptersOf<Format extends ChapterFormat = 'simple'>(
  source: DocumentSource,
  translation: string,
  options: ChaptersOfOptions<Format> = {},
): AsyncGenerator<ChapterFormats[Format], void, undefined> {
  const { format = 'simple' as Format, concurrency = 4, books: ids, signal } = options;
  const list = documentPath`/api/${translation}/books.json`;
  const { books } = await source.get<TranslationBooks>(list, { signal });
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

type ChapterTask<Chapter> = (signal: AbortSignal) => Promise<Chapter | undefined>;

/**
 * A task for each number that may be a chapter of the book. It resolves to undefined if the book has gaps and
 * lacks that chapter.
 */
export function* chaptersOfBook<Format extends ChapterFormat>(
  source: DocumentSource,
  translation: string,
  book: TranslationBook,
  format: Format,
): Generator<ChapterTask<ChapterFormats[Format]>> {
  const { firstChapterNumber: first, lastChapterNumber: last } = book;
  const hasGaps = last - first + 1 !== book.numberOfChapters;
  for (let number = first; number <= last; number++) {
    const path =
      format === 'simple'
        ? documentPath`/api/${translation}/${book.id}/${number}.simple.json`
        : documentPath`/api/${translation}/${book.id}/${number}.json`;
    yield (signal) => (hasGaps ? getIfExists(source, path, signal) : source.get(path, { signal }));
  }
}

/**
 * The next chapter in the same format, possibly in the next book, or null after the last. Accepts chapters of
 * translations, commentaries and datasets, and documents of words and timings. For words and timings it
 * returns null if the next chapter has none.
 */
export function nextChapter<Document extends ChapterDocument>(
  source: DocumentSource,
  document: Document,
  options?: CallOptions,
): Promise<Document | null> {
  return neighbour(source, document, 'next', options);
}

/** The previous chapter in the same format, or null before the first. See `nextChapter`. */
export function previousChapter<Document extends ChapterDocument>(
  source: DocumentSource,
  document: Document,
  options?: CallOptions,
): Promise<Document | null> {
  return neighbour(source, document, 'previous', options);
}

export interface ChapterDocument {
  readonly nextChapterApiLink?: Link;
  readonly previousChapterApiLink?: Link;
  readonly nextChapterWordsLink?: Link;
  readonly previousChapterWordsLink?: Link;
  readonly nextChapterAudioTimingsLink?: Link;
  readonly previousChapterAudioTimingsLink?: Link;
}

type Link = string | null | undefined;

async function neighbour<Document extends ChapterDocument>(
  source: DocumentSource,
  document: Document,
  which: 'next' | 'previous',
  options?: CallOptions,
): Promise<Document | null> {
  const link = neighbourLink(document, which);
  return link ? source.get<Document>(link, options) : null;
}

/** A chapter also links to the words of its neighbour, so its link to the chapter itself takes precedence. */
function neighbourLink(document: ChapterDocument, which: 'next' | 'previous'): Link {
  if (`${which}ChapterApiLink` in document) return document[`${which}ChapterApiLink`];
  if (`${which}ChapterAudioTimingsLink` in document) return document[`${which}ChapterAudioTimingsLink`];
  return document[`${which}ChapterWordsLink`];
}
