import type { VerseReferences } from '../../src/questions/cross-references.ts';
import type { ChapterAddress } from '../../src/questions/document-numbering.ts';
import type { CommentaryBookChapter, DatasetEntityBookChapter } from './documents.ts';
import type { CallOptions, DocumentSource } from './http/document-source.ts';

/**
 * The cross references of a chapter, verse by verse, converted to the numbering of the translation. For
 * example, if the dataset has English and the translation Hebrew numbering, it returns the references at
 * Psalm 51:3 of the translation, with targets such as its Joel 3:1. `crossReferences` of the client returns
 * the dataset's own numbers. If the service has no versification document for one of them, the numbers are
 * assumed to be equal. The list is empty for a chapter without cross references.
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

export type CommentaryNotes = Pick<CommentaryBookChapter, 'commentary' | 'book' | 'chapter'>;

export type ChapterMentions = Pick<DatasetEntityBookChapter, 'dataset' | 'book' | 'chapter'>;

/**
 * The commentary on a chapter of a translation, converted as by `crossReferencesIn`. Undefined if there is
 * none.
 */
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

/**
 * The people, places and events in a chapter of a translation, converted as by `crossReferencesIn`. Undefined
 * if the dataset has none.
 */
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
