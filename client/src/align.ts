import type { AlignedVerses } from '../../src/questions/align.ts';
import type { ChapterAddress } from '../../src/questions/document-numbering.ts';
import type { CallOptions, DocumentSource } from './http/document-source.ts';

/**
 * The verses of the translation `to` that correspond to the verses of a chapter of `from`, as rows in the
 * order of `from`. The title of a psalm is verse 0. A row has several verses on a side if the translations
 * divide the text differently, and none if only the other translation has the text. If the service has no
 * versification document for a translation, the numbers are assumed to be equal. Rejects with a
 * `ScriptoriumError`: `translation_not_found`, `book_not_found`, `chapter_not_found`.
 */
export async function align(
  source: DocumentSource,
  from: string,
  to: string,
  chapter: ChapterAddress,
  { signal }: CallOptions = {},
): Promise<AlignedVerses[]> {
  const { alignChapter, answerFromDocuments, withMeantTranslations } = await import('./from-documents.ts');
  const question = withMeantTranslations([from, to], (here, there) => alignChapter(here!, there!, chapter));
  return answerFromDocuments(source, question, signal);
}
