// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { DatasetEntityRef } from './dataset-entity-ref.ts';
import type { VerseRef } from './verse-ref.ts';

export interface DatasetPlace {
  id: string;
  name: string;
  kjvName?: string;
  esvName?: string;
  aliases?: string[];
  featureType?: string;
  featureSubType?: string;
  latitude?: number;
  longitude?: number;
  precision?: string;
  description?: string[];
  comment?: string;
  rootPlace?: DatasetEntityRef;
  duplicateOf?: DatasetEntityRef;
  people?: DatasetEntityRef[];
  peopleBorn?: DatasetEntityRef[];
  peopleDied?: DatasetEntityRef[];
  events?: DatasetEntityRef[];
  references: VerseRef[];
}
