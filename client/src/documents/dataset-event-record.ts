// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { Dataset } from './dataset.ts';
import type { DatasetEvent } from './dataset-event.ts';

export interface DatasetEventRecord {
  dataset: Dataset;
  event: DatasetEvent;
  thisEventApiLink: string;
}
