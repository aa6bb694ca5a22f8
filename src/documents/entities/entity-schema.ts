import { z } from 'zod';
import { datasetBookSchema, datasetNavigationSchema, datasetSchema } from '../dataset/dataset-schema.ts';
import { schemaParts } from '../schema-parts.ts';

const { apiLink, bookId, count, positive, text } = schemaParts;

/** `DatasetEntityRef` (interface 2.9). */
const entityReferenceSchema = z
  .strictObject({
    id: schemaParts.editionId,
    type: schemaParts.entityType,
    name: text,
    apiLink: apiLink,
  })
  .meta({ id: 'DatasetEntityRef' });

export type EntityReferenceObject = z.infer<typeof entityReferenceSchema>;

/** `VerseRef` (interface 2.9). */
const verseReferenceSchema = z
  .strictObject({
    book: bookId,
    chapter: positive,
    verse: positive,
    endVerse: positive.optional(),
  })
  .meta({ id: 'VerseRef' });

export type VerseReference = z.infer<typeof verseReferenceSchema>;

const named = { id: schemaParts.editionId, name: text };

const place = { apiLink, verses: z.array(positive).min(1) };

const summaryParts = {
  person: { ...named, isProperName: z.boolean().optional(), gender: text.optional() },
  place: {
    ...named,
    featureType: text.optional(),
    latitude: z.number().min(-90).max(90).optional(),
    longitude: z.number().min(-180).max(180).optional(),
  },
  event: { ...named, startDate: text.optional() },
  group: named,
};

const optionalText = text.optional();
const texts = z.array(text).min(1).optional();
const number = z.number().optional();
const reference = entityReferenceSchema.optional();
const references = z.array(entityReferenceSchema).min(1).optional();
const verses = z.array(verseReferenceSchema);

export const peopleListSchema = z
  .strictObject({
    dataset: datasetSchema,
    people: z.array(
      z
        .strictObject({
          ...summaryParts.person,
          numberOfReferences: count,
          thisPersonApiLink: apiLink,
        })
        .meta({ id: 'DatasetPersonSummary' }),
    ),
  })
  .meta({ id: 'DatasetPeople' });

export type PeopleList = z.infer<typeof peopleListSchema>;

/** `people/{person}.json` (interface 2.9). */
export const personRecordSchema = z
  .strictObject({
    dataset: datasetSchema,
    person: z
      .strictObject({
        id: schemaParts.editionId,
        name: text,
        alsoCalled: texts,
        isProperName: z.boolean().optional(),
        gender: optionalText,
        description: texts,
        birthYear: number,
        deathYear: number,
        minYear: number,
        maxYear: number,
        birthPlace: reference,
        deathPlace: reference,
        father: references,
        mother: references,
        partners: references,
        children: references,
        siblings: references,
        halfSiblingsSameMother: references,
        halfSiblingsSameFather: references,
        memberOf: references,
        events: references,
        references: verses,
      })
      .meta({ id: 'DatasetPerson' }),
    thisPersonApiLink: apiLink,
  })
  .meta({ id: 'DatasetPersonRecord' });

export type PersonRecord = z.infer<typeof personRecordSchema>;

export const placesListSchema = z
  .strictObject({
    dataset: datasetSchema,
    places: z.array(
      z
        .strictObject({
          ...summaryParts.place,
          numberOfReferences: count,
          thisPlaceApiLink: apiLink,
        })
        .meta({ id: 'DatasetPlaceSummary' }),
    ),
  })
  .meta({ id: 'DatasetPlaces' });

export type PlacesList = z.infer<typeof placesListSchema>;

const { id, name, featureType, latitude, longitude } = summaryParts.place;

export const placeRecordSchema = z
  .strictObject({
    dataset: datasetSchema,
    place: z
      .strictObject({
        id,
        name,
        kjvName: optionalText,
        esvName: optionalText,
        aliases: texts,
        featureType,
        featureSubType: optionalText,
        latitude,
        longitude,
        precision: optionalText,
        description: texts,
        comment: optionalText,
        rootPlace: reference,
        duplicateOf: reference,
        people: references,
        peopleBorn: references,
        peopleDied: references,
        events: references,
        references: verses,
      })
      .meta({ id: 'DatasetPlace' }),
    thisPlaceApiLink: apiLink,
  })
  .meta({ id: 'DatasetPlaceRecord' });

export type PlaceRecord = z.infer<typeof placeRecordSchema>;

export const eventsListSchema = z
  .strictObject({
    dataset: datasetSchema,
    events: z.array(
      z
        .strictObject({
          ...summaryParts.event,
          numberOfReferences: count,
          thisEventApiLink: apiLink,
        })
        .meta({ id: 'DatasetEventSummary' }),
    ),
  })
  .meta({ id: 'DatasetEvents' });

export type EventsList = z.infer<typeof eventsListSchema>;

export const eventRecordSchema = z
  .strictObject({
    dataset: datasetSchema,
    event: z
      .strictObject({
        id: schemaParts.editionId,
        name: text,
        startDate: optionalText,
        duration: optionalText,
        participants: references,
        locations: references,
        groups: references,
        partOf: reference,
        predecessor: reference,
        references: verses,
      })
      .meta({ id: 'DatasetEvent' }),
    thisEventApiLink: apiLink,
  })
  .meta({ id: 'DatasetEventRecord' });

export type EventRecord = z.infer<typeof eventRecordSchema>;

export const groupsListSchema = z
  .strictObject({
    dataset: datasetSchema,
    groups: z.array(
      z
        .strictObject({
          ...summaryParts.group,
          numberOfMembers: count,
          thisPeopleGroupApiLink: apiLink,
        })
        .meta({ id: 'DatasetPeopleGroupSummary' }),
    ),
  })
  .meta({ id: 'DatasetPeopleGroups' });

export type GroupsList = z.infer<typeof groupsListSchema>;

export const groupRecordSchema = z
  .strictObject({
    dataset: datasetSchema,
    group: z
      .strictObject({
        id: schemaParts.editionId,
        name: text,
        members: references,
        events: references,
        references: verses,
      })
      .meta({ id: 'DatasetPeopleGroup' }),
    thisPeopleGroupApiLink: apiLink,
  })
  .meta({ id: 'DatasetPeopleGroupRecord' });

export type GroupRecord = z.infer<typeof groupRecordSchema>;

/** The chapter document of an entity dataset (interface 2.9, "Entity chapter"). */
export const entityChapterSchema = z
  .strictObject({
    dataset: datasetSchema,
    book: datasetBookSchema,
    ...datasetNavigationSchema,
    numberOfPeople: count,
    numberOfPlaces: count,
    numberOfEvents: count,
    chapter: z.strictObject({
      number: positive,
      people: z.array(
        z.strictObject({
          ...summaryParts.person,
          birthYear: z.number().optional(),
          deathYear: z.number().optional(),
          ...place,
        }),
      ),
      places: z.array(z.strictObject({ ...summaryParts.place, ...place })),
      events: z.array(z.strictObject({ ...summaryParts.event, ...place })),
    }),
  })
  .meta({ id: 'DatasetEntityBookChapter' });

export type EntityChapter = z.infer<typeof entityChapterSchema>;
