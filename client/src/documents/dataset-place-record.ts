// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { Dataset } from './dataset.ts';
import type { DatasetPlace } from './dataset-place.ts';

export interface DatasetPlaceRecord {
  dataset: Dataset;
  place: DatasetPlace;
  thisPlaceApiLink: string;
}
