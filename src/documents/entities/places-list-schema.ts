import { z } from 'zod';
import { datasetSchema } from '../dataset/dataset-schema.ts';
import { schemaParts } from '../schema-parts.ts';
import { summaryParts } from './summary-parts.ts';

/** `places.json`. */
export const placesListSchema = z
  .strictObject({
    dataset: datasetSchema,
    places: z.array(
      z
        .strictObject({
          ...summaryParts.place,
          numberOfReferences: schemaParts.count,
          thisPlaceApiLink: schemaParts.apiLink,
        })
        .meta({ id: 'DatasetPlaceSummary' }),
    ),
  })
  .meta({ id: 'DatasetPlaces' });

export type PlacesList = z.infer<typeof placesListSchema>;
