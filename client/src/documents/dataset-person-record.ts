// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { Dataset } from './dataset.ts';
import type { DatasetPerson } from './dataset-person.ts';

export interface DatasetPersonRecord {
  dataset: Dataset;
  person: DatasetPerson;
  thisPersonApiLink: string;
}
