import type { TranslationBook } from '../documents/index.ts';
import type { CallOptions, DocumentSource } from '../http/document-source.ts';
import { ScriptoriumError } from '../http/scriptorium-error.ts';
import { pathSegment } from '../path-segment.ts';
import type { ChapterFormat, ChapterFormats } from './chapter-formats.ts';

export type ChapterTask<Chapter> = (signal: AbortSignal) => Promise<Chapter | null>;

/**
 * For each number from `from` to `to` that the book may have as a chapter, what gets it: null for
 * numbers that a book with gaps does not have.
 */
export function* chaptersOfBook<Format extends ChapterFormat>(
  source: DocumentSource,
  translation: string,
  book: TranslationBook,
  format: Format,
  from = book.firstChapterNumber,
  to = book.lastChapterNumber,
): Generator<ChapterTask<ChapterFormats[Format]>> {
  const first = Math.max(from, book.firstChapterNumber);
  const last = Math.min(to, book.lastChapterNumber);
  const hasGaps = book.lastChapterNumber - book.firstChapterNumber + 1 !== book.numberOfChapters;
  const suffix = format === 'simple' ? '.simple.json' : '.json';
  for (let number = first; number <= last; number++) {
    const path = `/api/${pathSegment(translation)}/${pathSegment(book.id)}/${number}${suffix}`;
    yield (signal) => get(source, path, hasGaps, { signal });
  }
}

async function get<Chapter>(
  source: DocumentSource,
  path: string,
  hasGaps: boolean,
  options: CallOptions,
): Promise<Chapter | null> {
  try {
    return await source.get<Chapter>(path, options);
  } catch (error) {
    if (hasGaps && error instanceof ScriptoriumError && error.status === 404) return null;
    throw error;
  }
}
