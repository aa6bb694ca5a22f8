import { z } from 'zod';
import { datasetSchema } from '../dataset/dataset-schema.ts';
import { schemaParts } from '../schema-parts.ts';
import { recordParts } from './record-parts.ts';
import { summaryParts } from './summary-parts.ts';

const { reference, references, text, texts, verses } = recordParts;
const { id, name, featureType, latitude, longitude } = summaryParts.place;

/** `places/{id}.json`. */
export const placeRecordSchema = z
  .strictObject({
    dataset: datasetSchema,
    place: z
      .strictObject({
        id,
        name,
        kjvName: text,
        esvName: text,
        aliases: texts,
        featureType,
        featureSubType: text,
        latitude,
        longitude,
        precision: text,
        description: texts,
        comment: text,
        rootPlace: reference,
        duplicateOf: reference,
        people: references,
        peopleBorn: references,
        peopleDied: references,
        events: references,
        references: verses,
      })
      .meta({ id: 'DatasetPlace' }),
    thisPlaceApiLink: schemaParts.apiLink,
  })
  .meta({ id: 'DatasetPlaceRecord' });

export type PlaceRecord = z.infer<typeof placeRecordSchema>;
