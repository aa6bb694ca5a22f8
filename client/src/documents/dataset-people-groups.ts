// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { Dataset } from './dataset.ts';
import type { DatasetPeopleGroupSummary } from './dataset-people-group-summary.ts';

export interface DatasetPeopleGroups {
  dataset: Dataset;
  groups: DatasetPeopleGroupSummary[];
}
