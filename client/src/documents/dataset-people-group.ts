// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { DatasetEntityRef } from './dataset-entity-ref.ts';
import type { VerseRef } from './verse-ref.ts';

export interface DatasetPeopleGroup {
  id: string;
  name: string;
  members?: DatasetEntityRef[];
  events?: DatasetEntityRef[];
  references: VerseRef[];
}
