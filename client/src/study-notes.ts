import type { VerseReferences } from '../../src/questions/cross-references.ts';
import type { ChapterAddress } from '../../src/questions/document-numbering.ts';
import type { DocumentQuery } from '../../src/questions/question.ts';
import type { CommentaryBookChapter, DatasetEntityBookChapter } from './documents.ts';
import type { CallOptions, DocumentSource } from './http/document-source.ts';

/**
 * The cross references of a chapter, verse by verse, converted to the numbering of the translation. For
 * example, if the dataset has English and the translation Hebrew numbering, it returns the references at
 * Psalm 51:3 of the translation, with targets such as its Joel 3:1. `crossReferences` of the client returns
 * the dataset's own numbers. If the service has no versification document for one of them, the numbers are
 * assumed to be equal. The list is empty for a chapter without cross references. Rejects with a
 * `ScriptoriumError`: `translation_not_found`, `dataset_not_found`, `commentary_not_found`.
 */
export async function crossReferencesIn(
  source: DocumentSource,
  dataset: string,
  translation: string,
  chapter: ChapterAddress,
  { signal }: CallOptions = {},
): Promise<VerseReferences[]> {
  const { crossReferencesOf } = await import('./from-documents.ts');
  return answerIn(source, translation, (id) => crossReferencesOf(dataset, id, chapter), signal);
}

export type CommentaryNotes = Pick<CommentaryBookChapter, 'commentary' | 'book' | 'chapter'>;

export type ChapterMentions = Pick<DatasetEntityBookChapter, 'dataset' | 'book' | 'chapter'>;

/** The commentary on a chapter of a translation, converted as by `crossReferencesIn`. Undefined if there is none. */
export async function commentaryIn(
  source: DocumentSource,
  commentary: string,
  translation: string,
  chapter: ChapterAddress,
  { signal }: CallOptions = {},
): Promise<CommentaryNotes | undefined> {
  const { commentaryNotesOf } = await import('./from-documents.ts');
  const ask = (id: string) => commentaryNotesOf(commentary, id, chapter);
  const found = await answerIn(source, translation, ask, signal);
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
  const { mentionsOf } = await import('./from-documents.ts');
  const found = await answerIn(source, translation, (id) => mentionsOf(dataset, id, chapter), signal);
  return found as ChapterMentions | undefined;
}

async function answerIn<Answer>(
  source: DocumentSource,
  translation: string,
  ask: (translation: string) => DocumentQuery<Answer>,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const { answerFromDocuments, withMeantTranslations } = await import('./from-documents.ts');
  return answerFromDocuments(
    source,
    withMeantTranslations([translation], (id) => ask(id!)),
    signal,
  );
}
