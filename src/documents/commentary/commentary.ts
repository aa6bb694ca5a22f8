import type { EditionMetadata } from '../../model/edition-metadata.ts';
import type { CanonCounts } from '../canon-counts.ts';
import { editionMembers } from '../edition-members.ts';
import { links } from '../links.ts';
import type { Commentary } from './commentary-schema.ts';

/** The `Commentary` object (interface 2.8), the same wherever it appears. */
export function commentaryObject(
  metadata: EditionMetadata,
  counts: CanonCounts,
  profiles: number,
): Commentary {
  return {
    ...editionMembers.names(metadata),
    ...editionMembers.language(metadata),
    listOfBooksApiLink: links.commentaryBooks(metadata.id),
    listOfProfilesApiLink: links.profiles(metadata.id),
    availableFormats: ['json'],
    numberOfBooks: counts.books,
    totalNumberOfChapters: counts.chapters,
    totalNumberOfVerses: counts.verses,
    totalNumberOfProfiles: profiles,
  };
}
