import { z } from 'zod';
import { datasetBookSchema, datasetNavigationSchema, datasetSchema } from '../dataset/dataset-schema.ts';
import { schemaParts } from '../schema-parts.ts';

const { apiLink, bookId, count, positive, text } = schemaParts;

const named = {
  id: schemaParts.editionId.describe('Id of the record, used in paths'),
  name: text.describe('Name of the entity'),
};

const entityReferenceSchema = z
  .strictObject({ id: named.id, type: schemaParts.entityType, name: named.name, apiLink })
  .meta({ id: 'DatasetEntityRef' });

export type EntityReferenceObject = z.infer<typeof entityReferenceSchema>;

const verseReferenceSchema = z
  .strictObject({ book: bookId, chapter: positive, verse: positive, endVerse: positive.optional() })
  .meta({ id: 'VerseRef' });

export type VerseReference = z.infer<typeof verseReferenceSchema>;

function mentionsSchema<Members extends z.ZodRawShape>(id: string, members: Members) {
  return z.array(z.strictObject({ ...members, apiLink, verses: z.array(positive).min(1) }).meta({ id }));
}

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

function listSchema<List extends string, Summary extends z.ZodRawShape>(
  list: List,
  id: string,
  summaryId: string,
  summary: Summary,
) {
  const entities = z.array(z.strictObject(summary).meta({ id: summaryId }));
  const members = { dataset: datasetSchema, [list]: entities };
  return z
    .strictObject(members as Members<'dataset', typeof datasetSchema> & Members<List, typeof entities>)
    .meta({ id });
}

function recordSchema<Type extends string, Link extends string, Entity extends z.ZodRawShape>(
  type: Type,
  link: Link,
  id: string,
  entityMembers: Entity,
) {
  const entity = z.strictObject(entityMembers).meta({ id: id.replace(/Record$/, '') });
  const members = { dataset: datasetSchema, [type]: entity, [link]: apiLink };
  return z
    .strictObject(
      members as Members<'dataset', typeof datasetSchema> &
        Members<Type, typeof entity> &
        Members<Link, typeof apiLink>,
    )
    .meta({ id });
}

type Members<Name extends string, Schema> = { readonly [Each in Name]: Schema };

export const peopleListSchema = listSchema('people', 'DatasetPeople', 'DatasetPersonSummary', {
  ...summaryParts.person,
  numberOfReferences: count,
  thisPersonApiLink: apiLink,
});

export type PeopleList = z.infer<typeof peopleListSchema>;

export const personRecordSchema = recordSchema('person', 'thisPersonApiLink', 'DatasetPersonRecord', {
  ...named,
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
});

export type PersonRecord = z.infer<typeof personRecordSchema>;

export const placesListSchema = listSchema('places', 'DatasetPlaces', 'DatasetPlaceSummary', {
  ...summaryParts.place,
  numberOfReferences: count,
  thisPlaceApiLink: apiLink,
});

export type PlacesList = z.infer<typeof placesListSchema>;

const { featureType, latitude, longitude } = summaryParts.place;

export const placeRecordSchema = recordSchema('place', 'thisPlaceApiLink', 'DatasetPlaceRecord', {
  ...named,
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
});

export type PlaceRecord = z.infer<typeof placeRecordSchema>;

export const eventsListSchema = listSchema('events', 'DatasetEvents', 'DatasetEventSummary', {
  ...summaryParts.event,
  numberOfReferences: count,
  thisEventApiLink: apiLink,
});

export type EventsList = z.infer<typeof eventsListSchema>;

export const eventRecordSchema = recordSchema('event', 'thisEventApiLink', 'DatasetEventRecord', {
  ...named,
  startDate: optionalText,
  duration: optionalText,
  participants: references,
  locations: references,
  groups: references,
  partOf: reference,
  predecessor: reference,
  references: verses,
});

export type EventRecord = z.infer<typeof eventRecordSchema>;

export const groupsListSchema = listSchema('groups', 'DatasetPeopleGroups', 'DatasetPeopleGroupSummary', {
  ...summaryParts.group,
  numberOfMembers: count,
  thisPeopleGroupApiLink: apiLink,
});

export type GroupsList = z.infer<typeof groupsListSchema>;

export const groupRecordSchema = recordSchema('group', 'thisPeopleGroupApiLink', 'DatasetPeopleGroupRecord', {
  ...named,
  members: references,
  events: references,
  references: verses,
});

export type GroupRecord = z.infer<typeof groupRecordSchema>;

export const entityChapterSchema = z
  .strictObject({
    dataset: datasetSchema,
    book: datasetBookSchema,
    ...datasetNavigationSchema,
    numberOfPeople: count,
    numberOfPlaces: count,
    numberOfEvents: count,
    chapter: z
      .strictObject({
        number: positive,
        people: mentionsSchema('DatasetChapterPerson', {
          ...summaryParts.person,
          birthYear: z.number().optional(),
          deathYear: z.number().optional(),
        }),
        places: mentionsSchema('DatasetChapterPlace', summaryParts.place),
        events: mentionsSchema('DatasetChapterEvent', summaryParts.event),
      })
      .meta({ id: 'DatasetEntityChapterData' }),
  })
  .meta({ id: 'DatasetEntityBookChapter' });

export type EntityChapter = z.infer<typeof entityChapterSchema>;
