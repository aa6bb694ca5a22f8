import type { ReferenceData } from '../../src/questions/edition.ts';
import { answerFetched, type DocumentQuery, type QuestionError } from '../../src/questions/question.ts';
import { type DocumentSource, getIfExists } from './http/document-source.ts';
import { ScriptoriumError } from './http/scriptorium-error.ts';

/** Code that is loaded only to answer questions from documents. A live service answers most of them itself. */
export { alignChapter } from '../../src/questions/align.ts';
export { noPassageLimits } from '../../src/questions/answer-size.ts';
export { crossReferencesOf } from '../../src/questions/cross-references.ts';
export { withMeantTranslations, withNamedTranslations } from '../../src/questions/named-translations.ts';
export { findPassages } from '../../src/questions/passage.ts';
export { answerPassage, answerRandom } from '../../src/questions/passage-answer.ts';
export { commentaryNotesOf, mentionsOf } from '../../src/questions/study-notes.ts';

const title = /t[iíy]t|rubrik|opschrift|overskrift|judul|надписание|[:.,]\s*0(?!\d)/i;

/** The versification tables are only needed to compare several translations, and for titles of psalms. */
export async function numberingFor(
  given: Readonly<Record<string, unknown>>,
): Promise<Pick<ReferenceData, 'numbering'>> {
  const isOne = !String(given.in).includes(',') && !title.test(String(given.ref));
  if (isOne && given.numbering === undefined) return {};
  const { numberingData } = await import('../../src/questions/numbering.ts');
  return { numbering: numberingData };
}

/**
 * Answers a question from documents. `onDocuments` is called with the loaded documents of each list that the
 * question requests, first with none. Rejects with a `ScriptoriumError`, or with the reason of the signal.
 */
export async function answerFromDocuments<Result>(
  source: DocumentSource,
  question: DocumentQuery<Result>,
  signal: AbortSignal | undefined,
  onDocuments?: (documents: readonly unknown[]) => void,
): Promise<Result> {
  const fetchAll = (paths: readonly string[]) => {
    const come: unknown[] = paths.map(() => undefined);
    if (!signal?.aborted) onDocuments?.(come);
    return Promise.all(
      paths.map(async (path, index) => {
        come[index] = await getIfExists(source, path, signal);
        if (!signal?.aborted) onDocuments?.(come);
        return come[index];
      }),
    );
  };
  try {
    return await answerFetched(question, fetchAll, loadStemmer);
  } catch (error) {
    // Compared by name, because a question from a separate script may have its own copy of the class
    if (!(error instanceof Error && error.name === 'QuestionError')) throw error;
    const { fault } = error as QuestionError;
    const status = fault.code.startsWith('bad_') ? 400 : 404;
    throw new ScriptoriumError({ ...fault, status });
  }
}

/** Undefined if the file of the stemmer is unavailable: a search without other forms of the words is better than none. */
function loadStemmer(language: string): Promise<unknown> {
  return import('./stemmers.ts').then((stemmers) => stemmers.loadStemmer(language)).catch(() => undefined);
}
