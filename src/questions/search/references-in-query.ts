import { nameKey } from '../../references/name-key.ts';
import { parseReferences } from '../../references/parse-references.ts';
import { formatReference } from '../../references/write-references.ts';
import { type NamedEdition, type ReferenceData, referenceOptionsFor } from '../edition.ts';

interface QueryParts {
  /** In USFM notation; null if the query has none. */
  readonly reference: string | null;
  /** The query without the reference; empty if nothing is left to search. */
  readonly words: string;
}

/** The query as a reference in USFM notation, or null if it is not one. */
export function referenceIn(q: string, edition: NamedEdition, referenceData?: ReferenceData): string | null {
  const options = referenceOptionsFor(edition, referenceData);
  // Most queries are not references: without a number, only a book name is one
  if (!/\p{Nd}/u.test(q) && options.names.find(q) === undefined) return null;
  const { references } = parseReferences(q, options);
  if (!references) return null;
  // "to 12" is Tobit only if the translation has it
  const isKnown = ({ from }: (typeof references)[number]) =>
    from.verse !== undefined || edition.books.some(({ id }) => id === from.book) || !/\p{Nd}/u.test(q);
  return references.every(isKnown) ? references.map((each) => formatReference(each)).join('; ') : null;
}

/** True for a name of a book in the edition, and not only for an abbreviation. */
export function isNameOfBook(q: string, { books }: NamedEdition): boolean {
  const key = nameKey(q);
  return books.some(({ name, commonName, title }) =>
    [name, commonName, title].some((each) => each && nameKey(each) === key),
  );
}

const maxReferenceTokens = 6;

/** Separates a reference at the beginning or end of a query from its words: `John 3:16 lamb`. */
export function splitReference(q: string, edition: NamedEdition, referenceData?: ReferenceData): QueryParts {
  const whole = referenceIn(q, edition, referenceData);
  // A book's name is also searched as a word
  if (whole !== null) return { reference: whole, words: /\p{Nd}/u.test(q) ? '' : q };
  if (!/\p{Nd}/u.test(q)) return { reference: null, words: q };
  const tokens = q.trim().split(/\s+/);
  const longest = Math.min(maxReferenceTokens, tokens.length - 1);
  for (let length = longest; length > 0; length--) {
    for (const [written, rest] of [
      [tokens.slice(-length), tokens.slice(0, -length)],
      [tokens.slice(0, length), tokens.slice(length)],
    ] as const) {
      const reference = partialReference(written, edition, referenceData);
      if (reference === null) continue;
      // Punctuation between the reference and the words
      const words = rest.join(' ').replace(/\s[([{–—-]+$|^[)\]}:,–—-]+\s/gu, '');
      return { reference, words: /[\p{L}\p{Nd}]/u.test(words) ? words : '' };
    }
  }
  return { reference: null, words: q };
}

/** `(John 3:16 KJV)`. A reference next to words has a verse, or the whole name of a book. */
function partialReference(
  tokens: readonly string[],
  edition: NamedEdition,
  referenceData?: ReferenceData,
): string | null {
  const text = tokens.join(' ').replace(/^[([{–—-]+\s*|[\s)\]}.,;:!?–—-]+$/gu, '');
  if (/["“”„‟«»|*]/.test(text) || !/^[\p{L}\p{Nd}]/u.test(text)) return null;
  const place = text.replace(/(?<=\p{Nd}\S*),? [[(]?[A-Z][A-Z0-9-]{1,9}$/u, '');
  if (!/\p{Nd}$|\p{Nd}\p{L}{1,2}$/u.test(place)) return null;
  const hasVerse = /\p{Nd}\s?[:.,]\s?\p{Nd}/u.test(place);
  const book = place.replace(/[\s.]*\p{Nd}[\p{Nd}\s:.,;–-]*$/u, '');
  if (!hasVerse && !isNameOfBook(book, edition)) return null;
  return referenceIn(place, edition, referenceData);
}
