import { z } from 'zod';
import { datasetSchema } from '../dataset/dataset-schema.ts';
import { schemaParts } from '../schema-parts.ts';
import { recordParts } from './record-parts.ts';

const { reference, references, text, verses } = recordParts;

/** `events/{id}.json`. */
export const eventRecordSchema = z
  .strictObject({
    dataset: datasetSchema,
    event: z
      .strictObject({
        id: schemaParts.editionId,
        name: schemaParts.text,
        startDate: text,
        duration: text,
        participants: references,
        locations: references,
        groups: references,
        partOf: reference,
        predecessor: reference,
        references: verses,
      })
      .meta({ id: 'DatasetEvent' }),
    thisEventApiLink: schemaParts.apiLink,
  })
  .meta({ id: 'DatasetEventRecord' });

export type EventRecord = z.infer<typeof eventRecordSchema>;
