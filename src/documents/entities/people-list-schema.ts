import { z } from 'zod';
import { datasetSchema } from '../dataset/dataset-schema.ts';
import { schemaParts } from '../schema-parts.ts';
import { summaryParts } from './summary-parts.ts';

/** `people.json`. */
export const peopleListSchema = z
  .strictObject({
    dataset: datasetSchema,
    people: z.array(
      z
        .strictObject({
          ...summaryParts.person,
          numberOfReferences: schemaParts.count,
          thisPersonApiLink: schemaParts.apiLink,
        })
        .meta({ id: 'DatasetPersonSummary' }),
    ),
  })
  .meta({ id: 'DatasetPeople' });

export type PeopleList = z.infer<typeof peopleListSchema>;
