// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { Dataset } from './dataset.ts';
import type { DatasetPeopleGroup } from './dataset-people-group.ts';

export interface DatasetPeopleGroupRecord {
  dataset: Dataset;
  group: DatasetPeopleGroup;
  thisPeopleGroupApiLink: string;
}
