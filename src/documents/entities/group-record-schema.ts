import { z } from 'zod';
import { datasetSchema } from '../dataset/dataset-schema.ts';
import { schemaParts } from '../schema-parts.ts';
import { recordParts } from './record-parts.ts';

const { references, verses } = recordParts;

/** `groups/{id}.json`. */
export const groupRecordSchema = z
  .strictObject({
    dataset: datasetSchema,
    group: z
      .strictObject({
        id: schemaParts.editionId,
        name: schemaParts.text,
        members: references,
        events: references,
        references: verses,
      })
      .meta({ id: 'DatasetPeopleGroup' }),
    thisPeopleGroupApiLink: schemaParts.apiLink,
  })
  .meta({ id: 'DatasetPeopleGroupRecord' });

export type GroupRecord = z.infer<typeof groupRecordSchema>;
