import type { EditionMetadata } from '../../model/edition-metadata.ts';
import { findLanguage } from '../../model/language.ts';
import type { CanonCounts } from '../canon-counts.ts';
import { links } from '../links.ts';
import type { Translation } from './translation-schema.ts';

/**
 * The `Translation` object (interface 2.1), the same wherever it appears.
 * `sha256`: hex SHA-256 over the canonical JSON of the `books` of the standard complete download.
 */
export function translationObject(
  metadata: EditionMetadata,
  canonical: CanonCounts,
  apocryphal: CanonCounts,
  sha256: string,
): Translation {
  const language = findLanguage(metadata.language);
  return {
    id: metadata.id,
    name: metadata.name,
    englishName: metadata.englishName,
    website: metadata.website,
    licenseUrl: metadata.licenseUrl,
    licenseNotes: metadata.licenseNotes,
    licenseNotice: metadata.licenseNotice,
    shortName: metadata.shortName,
    language: metadata.language,
    ...(language?.name === undefined ? {} : { languageName: language.name }),
    ...(language?.englishName === undefined ? {} : { languageEnglishName: language.englishName }),
    textDirection: metadata.direction,
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
    sha256,
  };
}
