// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { DatasetEntityRef } from './dataset-entity-ref.ts';
import type { VerseRef } from './verse-ref.ts';

export interface DatasetEvent {
  id: string;
  name: string;
  startDate?: string;
  duration?: string;
  participants?: DatasetEntityRef[];
  locations?: DatasetEntityRef[];
  groups?: DatasetEntityRef[];
  partOf?: DatasetEntityRef;
  predecessor?: DatasetEntityRef;
  references: VerseRef[];
}
