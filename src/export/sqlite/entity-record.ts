import type { EventRecord } from '../../documents/entities/event-record-schema.ts';
import type { GroupRecord } from '../../documents/entities/group-record-schema.ts';
import type { PersonRecord } from '../../documents/entities/person-record-schema.ts';
import type { PlaceRecord } from '../../documents/entities/place-record-schema.ts';

/** The record of an entity of any type. */
export type EntityRecord =
  | PersonRecord['person']
  | PlaceRecord['place']
  | EventRecord['event']
  | GroupRecord['group'];
