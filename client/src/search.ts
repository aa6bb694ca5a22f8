import type { SearchGroup, SearchMatch, SearchSort } from '../../src/documents/question-parameters.ts';
import type { ReferenceData } from '../../src/questions/edition.ts';
import type { SearchAnswer } from './documents.ts';
import type { CallOptions, DocumentSource } from './http/document-source.ts';
import { askFirst } from './passages.ts';

interface SearchOptions extends CallOptions {
  /** `OT`, `NT`, `DC`, books, ranges of books or references, separated by commas. Everything by default. */
  readonly books?: string;
  /** "all" finds only verses with all words as written. By default, other verses follow, see `match` of a result. */
  readonly match?: SearchMatch;
  /**
   * "verse": each verse once, "edition": the results of one translation after another. By default, "verse" for
   * several translations in one language.
   */
  readonly group?: SearchGroup;
  readonly sort?: SearchSort;
  /** Results per response, from 1 to 100; 20 by default. */
  readonly limit?: number;
  /** Number of results to skip. */
  readonly offset?: number;
  /** The translation at which to continue: `next` of the previous response. */
  readonly from?: string;
  /** See `passages`. */
  readonly languages?: ReferenceData;
  /**
   * Called while an answer is assembled from documents: as soon as the matches and counts are known, and then
   * with each text that arrives. Until then the text of a result is empty. Not called for the response of a
   * live service, which arrives as a whole.
   */
  readonly onProgress?: (answer: SearchAnswer) => void;
}

/**
 * Searches one or several translations, and returns the matching verses, best first, with the positions of the
 * matches in their texts: `living water`, `"a phrase"`, `prefix*`, `-not`, `a | b`, `strong:G26`, `lemma:ἀγάπη`. If the
 * service cannot answer questions, the same answer is assembled from the few parts of the search index that
 * the query needs. Rejects with a `ScriptoriumError`.
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
  // Only needed for static hosts
  const [{ answerSearch }, { answerFromDocuments }] = await Promise.all([
    import('../../src/questions/search/search-answer.ts'),
    import('./from-documents.ts'),
  ]);
  let report: ((texts: readonly unknown[]) => void) | undefined;
  const question = answerSearch(new URLSearchParams(parameters).toString(), languages, (answerWith) => {
    report = (texts) => onProgress?.(answerWith(texts) as unknown as SearchAnswer);
  });
  const onDocuments = (documents: readonly unknown[]) => report?.(documents);
  const answer = await answerFromDocuments(source, question, signal, onDocuments);
  return answer as unknown as SearchAnswer;
}
