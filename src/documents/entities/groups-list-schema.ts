import { z } from 'zod';
import { datasetSchema } from '../dataset/dataset-schema.ts';
import { schemaParts } from '../schema-parts.ts';
import { summaryParts } from './summary-parts.ts';

/** `groups.json`. */
export const groupsListSchema = z
  .strictObject({
    dataset: datasetSchema,
    groups: z.array(
      z
        .strictObject({
          ...summaryParts.group,
          numberOfMembers: schemaParts.count,
          thisPeopleGroupApiLink: schemaParts.apiLink,
        })
        .meta({ id: 'DatasetPeopleGroupSummary' }),
    ),
  })
  .meta({ id: 'DatasetPeopleGroups' });

export type GroupsList = z.infer<typeof groupsListSchema>;
