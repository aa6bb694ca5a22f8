import { z } from 'zod';
import { datasetSchema } from '../dataset/dataset-schema.ts';
import { schemaParts } from '../schema-parts.ts';
import { summaryParts } from './summary-parts.ts';

/** `events.json`. */
export const eventsListSchema = z
  .strictObject({
    dataset: datasetSchema,
    events: z.array(
      z
        .strictObject({
          ...summaryParts.event,
          numberOfReferences: schemaParts.count,
          thisEventApiLink: schemaParts.apiLink,
        })
        .meta({ id: 'DatasetEventSummary' }),
    ),
  })
  .meta({ id: 'DatasetEvents' });

export type EventsList = z.infer<typeof eventsListSchema>;
