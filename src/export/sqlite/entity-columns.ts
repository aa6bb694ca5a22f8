import type { EntityType } from '../../model/entity-type.ts';

/** A member of a record that is one value, and its column. */
export interface EntityColumn {
  readonly member: string;
  readonly column: string;
  readonly type: 'TEXT' | 'INTEGER' | 'REAL';
}

const column = (member: string, type: EntityColumn['type'] = 'TEXT'): EntityColumn => ({
  member,
  column: member.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  type,
});

/** The columns of the table of each type, beside id, position and name. */
export const entityColumns: Readonly<Record<EntityType, readonly EntityColumn[]>> = {
  people: [
    column('isProperName', 'INTEGER'),
    column('gender'),
    column('birthYear', 'REAL'),
    column('deathYear', 'REAL'),
    column('minYear', 'REAL'),
    column('maxYear', 'REAL'),
  ],
  places: [
    column('kjvName'),
    column('esvName'),
    column('featureType'),
    column('featureSubType'),
    column('latitude', 'REAL'),
    column('longitude', 'REAL'),
    column('precision'),
    column('comment'),
  ],
  events: [column('startDate'), column('duration')],
  groups: [],
};
