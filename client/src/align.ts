import type { AlignedVerses } from '../../src/questions/align.ts';
import type { ChapterAddress } from '../../src/questions/document-numbering.ts';
import type { CallOptions, DocumentSource } from './http/document-source.ts';

/**
 * Which verses of the translation `to` say what the verses of a chapter of `from` say: rows in the order of `from`. The title of a
 * psalm is verse 0. A row has several verses of a side where the translations divide the text differently, and none where only the
 * other has it. The numbers are taken for the same where the service has no document of a translation's versification. Rejects
 * with a `ScriptoriumError`: `translation_not_found`, `book_not_found`, `chapter_not_found`.
 */
export async function align(
  source: DocumentSource,
  from: string,
  to: string,
  chapter: ChapterAddress,
  { signal }: CallOptions = {},
): Promise<AlignedVerses[]> {
  const { alignChapter, answerFromDocuments } = await import('./from-documents.ts');
  return answerFromDocuments(source, alignChapter(from, to, chapter), signal);
}
