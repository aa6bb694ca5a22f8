import { answerFetched, type Question, QuestionError } from '../../src/questions/question.ts';
import type { DocumentSource } from './http/document-source.ts';
import { ScriptoriumError } from './http/scriptorium-error.ts';

/** What is loaded only where questions are answered out of documents: a live service answers most of them itself. */
export { alignChapter } from '../../src/questions/align.ts';
export { findPassages } from '../../src/questions/passage.ts';
export { answerPassage, answerRandom } from '../../src/questions/passage-answer.ts';

/** Answers a question with documents. Rejects with a `ScriptoriumError`, or with the reason of the signal. */
export async function answerFromDocuments<Result>(
  source: DocumentSource,
  question: Question<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  try {
    return await answerFetched(question, (paths) =>
      Promise.all(paths.map((path) => getIfThere(source, path, signal))),
    );
  } catch (error) {
    if (!(error instanceof QuestionError)) throw error;
    const status = error.fault.code.startsWith('bad_') ? 400 : 404;
    throw new ScriptoriumError({ ...error.fault, status });
  }
}

async function getIfThere(source: DocumentSource, path: string, signal: AbortSignal | undefined) {
  try {
    return await source.get<unknown>(path, { signal });
  } catch (error) {
    if (error instanceof ScriptoriumError && error.status === 404) return undefined;
    throw error;
  }
}
