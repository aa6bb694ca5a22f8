import type { EntityType } from '../../model/entity-type.ts';
import { EntityIndex } from './entity-index.ts';
import type { EntityTable } from './entity-tables.ts';

export type EntityIndexes = Readonly<Record<EntityType, EntityIndex>>;

export function entityIndexes(tables: readonly EntityTable[]): EntityIndexes {
  const index = (type: EntityType) => new EntityIndex(type, tables);
  return {
    people: index('people'),
    places: index('places'),
    events: index('events'),
    groups: index('groups'),
  };
}
