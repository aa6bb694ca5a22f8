import type {
  EventRecord,
  GroupRecord,
  PersonRecord,
  PlaceRecord,
} from '../../../../documents/entities/entity-schema.ts';

/** The record of an entity of any type. */
export type EntityRecord =
  | PersonRecord['person']
  | PlaceRecord['place']
  | EventRecord['event']
  | GroupRecord['group'];
