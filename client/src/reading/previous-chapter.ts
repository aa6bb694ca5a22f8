import type { CallOptions, DocumentSource } from '../http/document-source.ts';
import { type ChapterDocument, neighbour } from './neighbour.ts';

/** As `nextChapter`, in the other direction: null before the first chapter. */
export function previousChapter<Document extends ChapterDocument>(
  source: DocumentSource,
  document: Document,
  options?: CallOptions,
): Promise<Document | null> {
  return neighbour(source, document, 'previous', options);
}
