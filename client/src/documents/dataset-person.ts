// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { DatasetEntityRef } from './dataset-entity-ref.ts';
import type { VerseRef } from './verse-ref.ts';

export interface DatasetPerson {
  id: string;
  name: string;
  alsoCalled?: string[];
  isProperName?: boolean;
  gender?: string;
  description?: string[];
  birthYear?: number;
  deathYear?: number;
  minYear?: number;
  maxYear?: number;
  birthPlace?: DatasetEntityRef;
  deathPlace?: DatasetEntityRef;
  father?: DatasetEntityRef[];
  mother?: DatasetEntityRef[];
  partners?: DatasetEntityRef[];
  children?: DatasetEntityRef[];
  siblings?: DatasetEntityRef[];
  halfSiblingsSameMother?: DatasetEntityRef[];
  halfSiblingsSameFather?: DatasetEntityRef[];
  memberOf?: DatasetEntityRef[];
  events?: DatasetEntityRef[];
  references: VerseRef[];
}
