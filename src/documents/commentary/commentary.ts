import type { EditionMetadata } from '../../model/edition-metadata.ts';
import { findLanguage } from '../../model/language.ts';
import type { CanonCounts } from '../canon-counts.ts';
import { links } from '../links.ts';
import type { Commentary } from './commentary-schema.ts';

/** The `Commentary` object (interface 2.8), the same wherever it appears. */
export function commentaryObject(
  metadata: EditionMetadata,
  counts: CanonCounts,
  profiles: number,
): Commentary {
  const language = findLanguage(metadata.language);
  return {
    id: metadata.id,
    name: metadata.name,
    englishName: metadata.englishName,
    website: metadata.website,
    licenseUrl: metadata.licenseUrl,
    language: metadata.language,
    ...(language?.name === undefined ? {} : { languageName: language.name }),
    ...(language?.englishName === undefined ? {} : { languageEnglishName: language.englishName }),
    textDirection: metadata.direction,
    listOfBooksApiLink: links.commentaryBooks(metadata.id),
    listOfProfilesApiLink: links.profiles(metadata.id),
    availableFormats: ['json'],
    numberOfBooks: counts.books,
    totalNumberOfChapters: counts.chapters,
    totalNumberOfVerses: counts.verses,
    totalNumberOfProfiles: profiles,
  };
}
