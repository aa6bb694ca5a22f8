import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';

const { apiLink, count, positive, text } = schemaParts;

/** `Dataset` (interface 2.9). */
export const datasetSchema = z
  .strictObject({
    id: schemaParts.editionId,
    name: text,
    englishName: text,
    website: z.string(),
    licenseUrl: z.string(),
    licenseNotes: text.optional(),
    ...schemaParts.languageMembers,
    availableFormats: schemaParts.availableFormats,
    listOfBooksApiLink: apiLink,
    numberOfBooks: count,
    totalNumberOfChapters: count,
    totalNumberOfVerses: count,
    totalNumberOfReferences: count,
    listOfPeopleApiLink: apiLink.optional(),
    totalNumberOfPeople: positive.optional(),
    listOfPlacesApiLink: apiLink.optional(),
    totalNumberOfPlaces: positive.optional(),
    listOfEventsApiLink: apiLink.optional(),
    totalNumberOfEvents: positive.optional(),
    listOfPeopleGroupsApiLink: apiLink.optional(),
    totalNumberOfPeopleGroups: positive.optional(),
  })
  .meta({ id: 'Dataset' });

export type Dataset = z.infer<typeof datasetSchema>;
