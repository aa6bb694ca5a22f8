// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { Dataset } from './dataset.ts';

export interface AvailableDatasets {
  datasets: Dataset[];
}
