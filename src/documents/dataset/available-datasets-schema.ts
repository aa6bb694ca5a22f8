import { z } from 'zod';
import { datasetSchema } from './dataset-schema.ts';

/** `available_datasets.json`. */
export const availableDatasetsSchema = z
  .strictObject({ datasets: z.array(datasetSchema) })
  .meta({ id: 'AvailableDatasets' });

export type AvailableDatasets = z.infer<typeof availableDatasetsSchema>;
