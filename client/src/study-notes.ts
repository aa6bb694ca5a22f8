import type { VerseReferences } from '../../src/questions/cross-references.ts';
import type { ChapterAddress } from '../../src/questions/document-numbering.ts';
import type { CommentaryBookChapter, DatasetEntityBookChapter } from './documents.ts';
import type { CallOptions, DocumentSource } from './http/document-source.ts';

/**
 * The cross references of a chapter of a translation, verse by verse, all in the numbers of the translation: a dataset that is
 * numbered as English Bibles says of a Hebrew one what belongs to its Psalm 51:3, and refers to its Joel 3:1. `crossReferences` of
 * the client gives them in the dataset's own numbers. The numbers are taken for the same where the service has no document of the
 * versification of either. A chapter without cross references gives an empty list.
 */
export async function crossReferencesIn(
  source: DocumentSource,
  dataset: string,
  translation: string,
  chapter: ChapterAddress,
  { signal }: CallOptions = {},
): Promise<VerseReferences[]> {
  const { answerFromDocuments, crossReferencesOf } = await import('./from-documents.ts');
  return answerFromDocuments(source, crossReferencesOf(dataset, translation, chapter), signal);
}

/** The notes on a chapter, with the numbers of a translation. */
export type CommentaryNotes = Pick<CommentaryBookChapter, 'commentary' | 'book' | 'chapter'>;

/** The people, places and events of a chapter, with the numbers of a translation. */
export type ChapterMentions = Pick<DatasetEntityBookChapter, 'dataset' | 'book' | 'chapter'>;

/** As `crossReferencesIn`, what a commentary says about a chapter of a translation. Undefined where it says nothing. */
export async function commentaryIn(
  source: DocumentSource,
  commentary: string,
  translation: string,
  chapter: ChapterAddress,
  { signal }: CallOptions = {},
): Promise<CommentaryNotes | undefined> {
  const { answerFromDocuments, commentaryNotesOf } = await import('./from-documents.ts');
  const found = await answerFromDocuments(
    source,
    commentaryNotesOf(commentary, translation, chapter),
    signal,
  );
  return found as CommentaryNotes | undefined;
}

/** As `crossReferencesIn`, whom and what a chapter of a translation mentions. Undefined where the dataset has nothing on it. */
export async function mentionsIn(
  source: DocumentSource,
  dataset: string,
  translation: string,
  chapter: ChapterAddress,
  { signal }: CallOptions = {},
): Promise<ChapterMentions | undefined> {
  const { answerFromDocuments, mentionsOf } = await import('./from-documents.ts');
  const found = await answerFromDocuments(source, mentionsOf(dataset, translation, chapter), signal);
  return found as ChapterMentions | undefined;
}
