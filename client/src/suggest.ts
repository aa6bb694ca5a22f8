import type { Knowledge } from '../../src/questions/edition.ts';
import type { SuggestedTerm } from '../../src/questions/suggest-terms.ts';
import { nameKey } from '../../src/references/name-key.ts';
import { parseReferences } from '../../src/references/parse-references.ts';
import type { Reference } from '../../src/references/reference.ts';
import type { TranslationBooks } from './documents.ts';
import { type CallOptions, type DocumentSource, documentPath } from './http/document-source.ts';
import { answerFromDocuments } from './passages.ts';
import { formatReference, habitsOf } from './references.ts';

interface SuggestOptions extends CallOptions {
  /** The id of the translation whose books and words are suggested. */
  readonly translation: string;
  /** Books and words at most, of each; 6 by default. */
  readonly limit?: number;
  /** As for `passages`. */
  readonly languages?: Knowledge;
}

/** What somebody may mean who types. */
export interface Suggestions {
  /** The references that the text reads as and the translation has, with their names in it. */
  readonly references: readonly { readonly reference: Reference; readonly label: string }[];
  /** Books whose names begin so, in the order of the translation. */
  readonly books: readonly { readonly id: string; readonly name: string }[];
  /** Words of the translation that begin with the last word of the text, the most frequent first. */
  readonly terms: readonly SuggestedTerm[];
  /** False where the translation was compiled without a search index, and so has no terms. */
  readonly isIndexed: boolean;
}

/**
 * Suggestions for a text that is being typed: references, books, and words with the number of their verses. Reads the list of books
 * and of the search index its root and at most two parts, and keeps them as long as `createClient` keeps documents. Rejects with a
 * `ScriptoriumError`.
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
  const { references = [] } = parseReferences(text, habitsOf({ ...list, languages }));
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

/** The words alone; undefined where the translation has no search index. */
export async function suggestWords(
  source: DocumentSource,
  text: string,
  { translation, limit = 6, signal }: Pick<SuggestOptions, 'translation' | 'limit' | 'signal'>,
): Promise<SuggestedTerm[] | undefined> {
  // Who only reads does not need it
  const { suggestTerms } = await import('../../src/questions/suggest-terms.ts');
  return answerFromDocuments(source, suggestTerms(text, translation, limit), signal);
}
