// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { Dataset } from './dataset.ts';
import type { DatasetPlaceSummary } from './dataset-place-summary.ts';

export interface DatasetPlaces {
  dataset: Dataset;
  places: DatasetPlaceSummary[];
}
