// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { Dataset } from './dataset.ts';
import type { DatasetPersonSummary } from './dataset-person-summary.ts';

export interface DatasetPeople {
  dataset: Dataset;
  people: DatasetPersonSummary[];
}
