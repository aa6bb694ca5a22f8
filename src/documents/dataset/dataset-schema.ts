import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';

const { apiLink, count, positive } = schemaParts;

export const datasetSchema = z
  .strictObject({
    ...schemaParts.editionMembers,
    licenseNotes: z.string(),
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

const datasetChapterReferenceSchema = z
  .strictObject({ datasetId: schemaParts.editionId, book: schemaParts.bookId, chapter: schemaParts.positive })
  .meta({ id: 'DatasetChapterReference' });

/** `DatasetBook` (interface 2.9). A book has at least one chapter, so its links are never null. */
export const datasetBookSchema = z
  .strictObject({
    id: schemaParts.bookId,
    datasetId: schemaParts.editionId,
    order: positive,
    firstChapterNumber: positive,
    firstChapterApiLink: apiLink,
    firstChapterReference: datasetChapterReferenceSchema,
    lastChapterNumber: positive,
    lastChapterApiLink: apiLink,
    lastChapterReference: datasetChapterReferenceSchema,
    numberOfChapters: positive,
    totalNumberOfVerses: count,
    totalNumberOfReferences: count,
  })
  .meta({ id: 'DatasetBook' });

export type DatasetBook = z.infer<typeof datasetBookSchema>;

export const datasetNavigationSchema = {
  thisChapterLink: apiLink,
  thisChapterReference: datasetChapterReferenceSchema,
  nextChapterApiLink: apiLink.nullable(),
  nextChapterReference: datasetChapterReferenceSchema.nullable(),
  previousChapterApiLink: apiLink.nullable(),
  previousChapterReference: datasetChapterReferenceSchema.nullable(),
};

export const availableDatasetsSchema = z
  .strictObject({ datasets: z.array(datasetSchema) })
  .meta({ id: 'AvailableDatasets' });

export type AvailableDatasets = z.infer<typeof availableDatasetsSchema>;

export const datasetBooksSchema = z
  .strictObject({ dataset: datasetSchema, books: z.array(datasetBookSchema) })
  .meta({ id: 'DatasetBooks' });

export type DatasetBooks = z.infer<typeof datasetBooksSchema>;
