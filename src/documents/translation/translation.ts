import type { EditionMetadata } from '../../model/edition-metadata.ts';
import { type License, licenseOfAddress } from '../../model/license.ts';
import { type CanonCounts, editionMembers } from '../edition-documents.ts';
import { links } from '../links.ts';
import { type BookSummary, translationBook } from './translation-book.ts';
import type { Translation, TranslationBooks } from './translation-schema.ts';

/**
 * The `Translation` object (interface 2.1) of books and chapters. The catalogue and downloads add `sha256`,
 * the hex SHA-256 of the canonical JSON of `books` in the standard download. Chapters do not include it,
 * because any change would then change all chapters.
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
    license: licenseOf(metadata),
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

function licenseOf({ license, licenseUrl }: EditionMetadata): License | null {
  return license === undefined ? licenseOfAddress(licenseUrl) : license;
}

/**
 * `books.json`: `{translation, books}`, books in canonical order.
 * @param hashes hex SHA-256 of each book's canonical JSON in the standard download. Chapters do not include
 * it, because one changed verse would then change every chapter of the book.
 */
export function translationBooks(
  translation: Translation,
  books: readonly BookSummary[],
  hashes: readonly string[],
): string {
  return JSON.stringify({
    translation,
    books: books.map((book, index) => ({ ...translationBook(translation.id, book), sha256: hashes[index]! })),
  } satisfies TranslationBooks);
}
