import type { EditionMetadata } from '../../model/edition-metadata.ts';
import { type CanonCounts, editionMembers } from '../edition-documents.ts';
import { links } from '../links.ts';
import { type BookSummary, translationBook } from './translation-book.ts';
import type { Translation, TranslationBooks } from './translation-schema.ts';

/**
 * The `Translation` object (interface 2.1) of books and chapters. Catalogue and downloads add `sha256`, hex SHA-256 over
 * the canonical JSON of the `books` of the standard download: in a chapter it would change all of them with any one.
 */
export function translationObject(
  metadata: EditionMetadata,
  canonical: CanonCounts,
  apocryphal: CanonCounts,
): Translation {
  return {
    ...editionMembers.names(metadata),
    licenseNotes: metadata.licenseNotes,
    licenseNotice: metadata.licenseNotice,
    shortName: metadata.shortName,
    ...editionMembers.language(metadata),
    availableFormats: ['json'],
    listOfBooksApiLink: links.books(metadata.id),
    numberOfBooks: canonical.books,
    totalNumberOfChapters: canonical.chapters,
    totalNumberOfVerses: canonical.verses,
    ...(apocryphal.books === 0
      ? {}
      : {
          numberOfApocryphalBooks: apocryphal.books,
          totalNumberOfApocryphalChapters: apocryphal.chapters,
          totalNumberOfApocryphalVerses: apocryphal.verses,
        }),
    completeTranslationApiLink: links.complete(metadata.id),
    simpleCompleteTranslationApiLink: links.simpleComplete(metadata.id),
  };
}

/** `books.json`: `{translation, books}`, books in canonical order. */
export function translationBooks(translation: Translation, books: readonly BookSummary[]): string {
  return JSON.stringify({
    translation,
    books: books.map((book) => translationBook(translation.id, book)),
  } satisfies TranslationBooks);
}
