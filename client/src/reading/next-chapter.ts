import type { CallOptions, DocumentSource } from '../http/document-source.ts';
import { type ChapterDocument, neighbour } from './neighbour.ts';

/**
 * The next chapter in the same format, also over the end of a book, or null after the last. Takes chapters of
 * translations, commentaries and datasets, and files of words and timings too: null there when the next
 * chapter has none.
 */
export function nextChapter<Document extends ChapterDocument>(
  source: DocumentSource,
  document: Document,
  options?: CallOptions,
): Promise<Document | null> {
  return neighbour(source, document, 'next', options);
}
