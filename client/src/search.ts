import type { Knowledge } from '../../src/questions/edition.ts';
import type { SearchAnswer } from './documents.ts';
import type { CallOptions, DocumentSource } from './http/document-source.ts';
import { answerFromDocuments, askFirst } from './passages.ts';

interface SearchOptions extends CallOptions {
  /** `OT`, `NT`, `DC`, books, ranges of books or references, with commas between them. Everything by default. */
  readonly books?: string;
  readonly sort?: 'canon' | 'relevance';
  /** Results of one answer, from 1 to 100; 20 by default. */
  readonly limit?: number;
  /** How many results to leave out. */
  readonly offset?: number;
  /** The translation with which to go on, as `next` of the answer before says. */
  readonly from?: string;
  /** As for `passages`. */
  readonly languages?: Knowledge;
  /**
   * Called while an answer is made out of documents: as soon as the places and counts are known, and then with each text that
   * comes. A result whose text has not come has an empty one. A live service answers at once, so it is not called.
   */
  readonly onProgress?: (answer: SearchAnswer) => void;
}

/**
 * Verses that a query finds in one or several translations, with the places of what was found in their texts: `living water`,
 * `"a phrase"`, `prefix*`, `-not`, `a | b`, `strong:G26`, `lemma:ἀγάπη`. A live service is asked; out of documents alone, the same
 * answer is made from the few parts of the search index that the query needs. Rejects with a `ScriptoriumError`.
 */
export async function search(
  source: DocumentSource,
  query: string,
  translations: string | readonly string[],
  options: SearchOptions = {},
): Promise<SearchAnswer> {
  const { signal, languages, onProgress, ...others } = options;
  const given = Object.entries(others).filter(([, value]) => value !== undefined);
  const parameters = {
    q: query,
    in: [translations].flat().join(),
    ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
  };
  const isAnswer = (found: Partial<SearchAnswer>) => Array.isArray(found.results);
  const answered = await askFirst<SearchAnswer>(source, 'search', parameters, { signal, isAnswer });
  if (answered) return answered;
  // Only hosts of files need it
  const { answerSearch } = await import('../../src/questions/search-answer.ts');
  let report: ((texts: readonly unknown[]) => void) | undefined;
  const question = answerSearch(new URLSearchParams(parameters).toString(), languages, (answerWith) => {
    report = (texts) => onProgress?.(answerWith(texts) as unknown as SearchAnswer);
  });
  const onDocuments = (documents: readonly unknown[]) => report?.(documents);
  const answer = await answerFromDocuments(source, question, signal, onDocuments);
  return answer as unknown as SearchAnswer;
}
