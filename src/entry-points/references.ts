import { BookNameLookup, type NamedBook, namesOfBooks } from '../references/book-names.ts';
import { namesOfAllLanguages, namesOfLanguage } from '../references/names-of-languages.ts';
import type { ReferenceOptions } from '../references/place-reader.ts';
import { knownExtent } from '../references/versification/known-verses.ts';
import { verseCommaOf } from '../references/write-references.ts';

export { detectReferences } from '../references/detect-references.ts';
export { dottedReference, osisBookId, osisReference, usfmBookId } from '../references/osis-books.ts';
export { parseReferences } from '../references/parse-references.ts';
export type { ReferenceProblem, WrittenReference } from '../references/place-reader.ts';
export type { Place, Reference, SchemeName } from '../references/reference.ts';
export { findScheme } from '../references/versification/find-scheme.ts';
export { mapPassage, mapVerses } from '../references/versification/map-verses.ts';
export { readVrs } from '../references/versification/read-vrs.ts';
export type { Verse, VerseSpan } from '../references/versification/verse-span.ts';
export { Versification } from '../references/versification/versification.ts';
export { formatReference, type ReferenceStyle } from '../references/write-references.ts';
export type { NamedBook, ReferenceOptions };

export interface ReadersOfReferences {
  /** ISO 639-3 code. Selects the book names of that language, and decides if `3, 16` is a verse. */
  readonly language?: string;
  /** Book names of an edition; they have priority over all others. */
  readonly books?: readonly NamedBook[];
}

/**
 * Options of `parseReferences` and `detectReferences` for the readers of a language or an edition. English is
 * always supported.
 */
export function referenceOptions({ language, books = [] }: ReadersOfReferences = {}): ReferenceOptions {
  const ofLanguage = language === undefined ? undefined : namesOfLanguage(language);
  const tables = [namesOfBooks(books), ...(ofLanguage ? [ofLanguage] : [])];
  return {
    names: new BookNameLookup(tables, namesOfAllLanguages),
    hasVerseComma: verseCommaOf(language),
    extent: knownExtent,
  };
}
