// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { Dataset } from './dataset.ts';
import type { DatasetEventSummary } from './dataset-event-summary.ts';

export interface DatasetEvents {
  dataset: Dataset;
  events: DatasetEventSummary[];
}
