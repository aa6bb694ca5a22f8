import type { TranslationBooks } from './documents.ts';
import { type DocumentSource, documentPath, type QuestionOptions } from './http/document-source.ts';
import type { SuggestedBooks, SuggestedTerm } from './suggest-books.ts';

interface SuggestOptions extends QuestionOptions {
  /** The id of the translation whose books and words are suggested. */
  readonly translation: string;
  /** Maximum number of books and of words; 6 by default. */
  readonly limit?: number;
}

export interface Suggestions extends SuggestedBooks {
  /** Words of the translation that begin with the last word of the text: the word itself, then the most frequent. */
  readonly terms: readonly SuggestedTerm[];
  /** False if the translation was compiled without a search index, and so has no terms. */
  readonly isIndexed: boolean;
}

/**
 * Suggestions for a partially typed text: references, books, and words with the number of their verses. Reads
 * the list of books, the root of the search index and at most two of its parts (four for compounds), and a few
 * chapters for the spelling of words that are not English or Hebrew. All are cached. Rejects with a `ScriptoriumError`.
 */
export async function suggest(
  source: DocumentSource,
  text: string,
  { translation, limit = 6, signal, languages }: SuggestOptions,
): Promise<Suggestions> {
  const options = signal ? { signal } : {};
  const [list, terms, { suggestBooks }] = await Promise.all([
    source.get<TranslationBooks>(documentPath`/api/${translation}/books.json`, options),
    suggestWords(source, text, { translation, limit, signal }),
    import('./suggest-books.ts'),
  ]);
  return {
    ...suggestBooks(text, { list, terms: terms ?? [], limit, languages }),
    terms: terms ?? [],
    isIndexed: terms !== undefined,
  };
}

/** Only the words; undefined if the translation has no search index. */
export async function suggestWords(
  source: DocumentSource,
  text: string,
  { translation, limit = 6, signal }: Pick<SuggestOptions, 'translation' | 'limit' | 'signal'>,
): Promise<SuggestedTerm[] | undefined> {
  // Loaded on demand, because reading does not need it
  const [{ suggestTerms }, { answerFromDocuments }] = await Promise.all([
    import('../../src/questions/search/suggest-terms.ts'),
    import('./from-documents.ts'),
  ]);
  return answerFromDocuments(source, suggestTerms(text, translation, limit), signal);
}
