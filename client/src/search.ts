import type {
  SearchGroup,
  SearchMatch,
  SearchScope,
  SearchSort,
} from '../../src/documents/question-parameters.ts';
import { askQuestion } from './ask-question.ts';
import type { ScopedSearchAnswer, SearchAnswer } from './documents.ts';
import type { DocumentSource, QuestionOptions } from './http/document-source.ts';

interface SearchOptions extends QuestionOptions {
  /** `OT`, `NT`, `DC`, books, ranges of books or references, separated by commas. Everything by default. */
  readonly books?: string;
  /** "all" finds only verses with all words as written. By default, other verses follow, see `match` of a result. */
  readonly match?: SearchMatch;
  /**
   * "verse": each verse once, "edition": the results of one translation after another. By default, "verse" for
   * several translations in one language.
   */
  readonly group?: SearchGroup;
  /** Finds `strong:`, `lemma:` and `morph:` by computed alignments, too; their results have `computed`. */
  readonly computed?: boolean;
  readonly sort?: SearchSort;
  /** Results per response, from 1 to 100; 20 by default. */
  readonly limit?: number;
  /** Number of results to skip. */
  readonly offset?: number;
  /** The translation at which to continue: `next` of the previous response. */
  readonly from?: string;
  /**
   * Called while an answer is assembled from documents: as soon as the matches and counts are known, and then
   * with each text that arrives. Until then the text of a result is empty. Not called for the response of a
   * live service, which arrives as a whole.
   */
  readonly onProgress?: (answer: SearchAnswer) => void;
}

type ScopedSearchOptions = Omit<SearchOptions, 'onProgress'> & {
  /** The texts to search; results are listed in this order. */
  readonly scope: SearchScope | readonly SearchScope[];
};

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
  options?: SearchOptions & { readonly scope?: undefined },
): Promise<SearchAnswer>;
/**
 * Searches headings, footnotes, notes of commentaries, names, lexicons, and verses, one scope after another. The
 * ids may include commentaries, datasets and lexicons; none are needed for notes, names and lexicons.
 */
export async function search(
  source: DocumentSource,
  query: string,
  editions: string | readonly string[],
  options: ScopedSearchOptions,
): Promise<ScopedSearchAnswer>;
export async function search(
  source: DocumentSource,
  query: string,
  editions: string | readonly string[],
  options: SearchOptions & { readonly scope?: ScopedSearchOptions['scope'] | undefined } = {},
): Promise<SearchAnswer | ScopedSearchAnswer> {
  const { signal, languages, onProgress, ...others } = options;
  const ids = [editions].flat().join();
  const scope = others.scope?.length === 0 ? 'verses' : others.scope;
  const given = { q: query, in: ids === '' && scope ? undefined : ids, ...others, scope };
  let report: ((texts: readonly unknown[]) => void) | undefined;
  return askQuestion<SearchAnswer | ScopedSearchAnswer>(source, 'search', given, {
    signal,
    isAnswer: (found) => Array.isArray(found.results),
    async load() {
      if (scope !== undefined) {
        const { answerScopedSearch } = await import('../../src/questions/search/search-scopes.ts');
        return (query) => answerScopedSearch(query, languages);
      }
      const { answerSearch } = await import('../../src/questions/search/search-answer.ts');
      return (query) =>
        answerSearch(query, languages, (answerWith) => {
          report = (texts) => onProgress?.(answerWith(texts) as unknown as SearchAnswer);
        });
    },
    onDocuments: (documents) => report?.(documents),
  });
}
