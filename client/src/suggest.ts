import type { ReferenceData } from '../../src/questions/edition.ts';
import type { SuggestedTerm } from '../../src/questions/search/suggest-terms.ts';
import { nameKey } from '../../src/references/name-key.ts';
import type { Reference } from '../../src/references/reference.ts';
import type { TranslationBooks } from './documents.ts';
import { type CallOptions, type DocumentSource, documentPath } from './http/document-source.ts';

interface SuggestOptions extends CallOptions {
  /** The id of the translation whose books and words are suggested. */
  readonly translation: string;
  /** Maximum number of books and of words; 6 by default. */
  readonly limit?: number;
  /** See `passages`. */
  readonly languages?: ReferenceData;
}

export interface Suggestions {
  /** References in the text that exist in the translation, with their labels. */
  readonly references: readonly { readonly reference: Reference; readonly label: string }[];
  /** Books whose names begin with the text, in the order of the translation. */
  readonly books: readonly { readonly id: string; readonly name: string }[];
  /** Words of the translation that begin with the last word of the text, the most frequent first. */
  readonly terms: readonly SuggestedTerm[];
  /** False if the translation was compiled without a search index, and so has no terms. */
  readonly isIndexed: boolean;
}

/**
 * Suggestions for a partially typed text: references, books, and words with the number of their verses. Reads
 * the list of books, the root of the search index and at most two of its parts, which are cached like all
 * documents. Rejects with a `ScriptoriumError`.
 */
export async function suggest(
  source: DocumentSource,
  text: string,
  { translation, limit = 6, signal, languages }: SuggestOptions,
): Promise<Suggestions> {
  const options = signal ? { signal } : {};
  const [list, terms] = await Promise.all([
    source.get<TranslationBooks>(documentPath`/api/${translation}/books.json`, options),
    suggestWords(source, text, { translation, limit, signal }),
  ]);
  const [{ parseReferences }, { formatReference, referenceOptionsFor }] = await Promise.all([
    import('../../src/references/parse-references.ts'),
    import('./references.ts'),
  ]);
  const { references = [] } = parseReferences(text, referenceOptionsFor({ ...list, languages }));
  const wanted = nameKey(text);
  const books = list.books.filter(({ id, name, commonName }) =>
    [id, name, commonName].some((each) => wanted !== '' && nameKey(each).startsWith(wanted)),
  );
  return {
    references: references
      .filter(({ from }) => list.books.some(({ id }) => id === from.book))
      .map(({ from, to }) => ({ reference: { from, to }, label: formatReference({ from, to }, list) })),
    books: books.slice(0, limit).map(({ id, name }) => ({ id, name })),
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
