import { z } from 'zod';
import { datasetSchema } from './dataset-schema.ts';

/** `available_datasets.json`. */
export const availableDatasetsSchema = z.strictObject({ datasets: z.array(datasetSchema) });

export type AvailableDatasets = z.infer<typeof availableDatasetsSchema>;
