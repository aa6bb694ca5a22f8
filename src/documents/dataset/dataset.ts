import type { EditionMetadata } from '../../model/edition-metadata.ts';
import type { CanonCounts } from '../canon-counts.ts';
import { editionMembers } from '../edition-members.ts';
import { links } from '../links.ts';
import type { Dataset } from './dataset-schema.ts';

/** How many entities of each kind a dataset has; a kind that it has none of is left out. */
export interface EntityCounts {
  readonly people?: number;
  readonly places?: number;
  readonly events?: number;
  readonly groups?: number;
}

/**
 * The `Dataset` object (interface 2.9), the same wherever it appears. `references`: cross references, or for
 * entities the mentions of an entity in a verse.
 */
export function datasetObject(
  metadata: EditionMetadata,
  counts: CanonCounts & { readonly references: number },
  { people, places, events, groups }: EntityCounts = {},
): Dataset {
  const { id } = metadata;
  return {
    ...editionMembers.names(metadata),
    ...(metadata.licenseNotes === null ? {} : { licenseNotes: metadata.licenseNotes }),
    ...editionMembers.language(metadata),
    availableFormats: ['json'],
    listOfBooksApiLink: links.datasetBooks(id),
    numberOfBooks: counts.books,
    totalNumberOfChapters: counts.chapters,
    totalNumberOfVerses: counts.verses,
    totalNumberOfReferences: counts.references,
    ...(people ? { listOfPeopleApiLink: links.entities(id, 'people'), totalNumberOfPeople: people } : {}),
    ...(places ? { listOfPlacesApiLink: links.entities(id, 'places'), totalNumberOfPlaces: places } : {}),
    ...(events ? { listOfEventsApiLink: links.entities(id, 'events'), totalNumberOfEvents: events } : {}),
    ...(groups
      ? { listOfPeopleGroupsApiLink: links.entities(id, 'groups'), totalNumberOfPeopleGroups: groups }
      : {}),
  };
}
