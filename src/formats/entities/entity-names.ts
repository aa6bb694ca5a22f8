import type { EntityType } from '../../model/entity-type.ts';
import { slug } from './slug.ts';
import type { TableRow } from './table-row.ts';

/** How the rows of a table are identified and called; each may be empty. */
export interface EntityNames {
  /** The column that no two rows may share a value of. */
  readonly keyColumn: string;
  readonly name: (row: TableRow) => string;
  /** What other tables write to mean a row. */
  readonly referredAs: (row: TableRow) => string;
  /** The id that the source means the row to have. */
  readonly id: (row: TableRow) => string;
}

const joined = (...parts: string[]) =>
  parts
    .filter((part) => part !== '')
    .join(' ')
    .replace(/\s+/g, ' ');

export const entityNames: Readonly<Record<EntityType, EntityNames>> = {
  people: {
    keyColumn: 'personLookup',
    // Tells namesakes apart: "Ananias (High Priest)", where the column "name" says "Ananias"
    name: (row) => joined(row.cell('displayTitle')) || joined(row.cell('name'), row.cell('surname')),
    referredAs: (row) => row.cell('personLookup'),
    id: (row) => row.cell('personLookup'),
  },
  places: {
    keyColumn: 'placeLookup',
    name: (row) =>
      joined(row.cell('displayTitle')) || joined(row.cell('kjvName')) || joined(row.cell('esvName')),
    referredAs: (row) => row.cell('placeLookup'),
    id: (row) => row.cell('placeLookup'),
  },
  events: {
    keyColumn: 'ID',
    name: (row) => joined(row.cell('title')),
    referredAs: (row) => joined(row.cell('title')),
    id: (row) => [slug(row.cell('title')), slug(row.cell('ID'))].filter((part) => part !== '').join('_'),
  },
  groups: {
    keyColumn: 'groupName',
    name: (row) => joined(row.cell('groupName')),
    referredAs: (row) => joined(row.cell('groupName')),
    id: (row) => slug(row.cell('groupName')),
  },
};
