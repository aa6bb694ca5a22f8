import type { ReferenceData } from '../../src/questions/edition.ts';
import { isPassage } from '../../src/references/book-alone.ts';
import { nameKey } from '../../src/references/name-key.ts';
import { parseReferences } from '../../src/references/parse-references.ts';
import type { Reference } from '../../src/references/reference.ts';
import type { SuggestAnswer, TranslationBooks } from './documents.ts';
import { formatReference, referenceOptionsFor } from './references.ts';

export type SuggestedTerm = Readonly<SuggestAnswer['words'][number]>;

interface BookSuggestions {
  readonly list: TranslationBooks;
  readonly terms: readonly SuggestedTerm[];
  readonly limit: number;
  readonly languages: ReferenceData | undefined;
}

export interface SuggestedBooks {
  /**
   * References in the text that exist in the translation, with their labels. Without a number, only the name of a
   * book is a reference, or an abbreviation that is not a word of the translation: `gen`, but not `song`.
   */
  readonly references: readonly { readonly reference: Reference; readonly label: string }[];
  /** Books whose names begin with the text, in the order of the translation. */
  readonly books: readonly { readonly id: string; readonly name: string }[];
}

/** The references in a partially typed text, and the books whose names begin with it. */
export function suggestBooks(
  text: string,
  { list, terms, limit, languages }: BookSuggestions,
): SuggestedBooks {
  const options = referenceOptionsFor({ ...list, languages });
  const wanted = nameKey(text);
  const isWord = () => terms.some(({ query }) => nameKey(query) === wanted);
  const { references = [] } = isPassage(text, list.books, options.names, isWord)
    ? parseReferences(text, options)
    : {};
  const books = list.books.filter(({ id, name, commonName }) =>
    [id, name, commonName].some((each) => wanted !== '' && nameKey(each).startsWith(wanted)),
  );
  return {
    references: references
      .filter(({ from }) => list.books.some(({ id }) => id === from.book))
      .map(({ from, to }) => ({ reference: { from, to }, label: formatReference({ from, to }, list) })),
    books: books.slice(0, limit).map(({ id, name }) => ({ id, name })),
  };
}
