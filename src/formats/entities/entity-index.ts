import type { EntityReference, EntityType } from '../../model/entities.ts';
import type { Report } from '../diagnostic-collector.ts';
import { refuseTooLarge, sourceLimits } from '../source-limits.ts';
import { slug, UniqueIds } from '../unique-ids.ts';
import { type EntityTable, recordColumns, type TableRow } from './entity-tables.ts';

export interface EntityRow {
  readonly entity: EntityReference;
  readonly row: TableRow;
  readonly report: Report;
}

type NamedRow = Omit<EntityRow, 'entity'> & { readonly name: string };

class EntityIndex {
  readonly rows: readonly EntityRow[];
  readonly #entities = new Map<string, EntityReference>();

  constructor(type: EntityType, tables: readonly EntityTable[]) {
    const { keyColumn } = entityNames[type];
    const id = (row: TableRow) => row.cell(recordColumns.served) || entityNames[type].id(row);
    const referredAs = (row: TableRow) => row.cell(recordColumns.id) || entityNames[type].referredAs(row);
    const rows = namedRows(type, tables);
    const tooMany = rows[sourceLimits.entities];
    if (tooMany)
      refuseTooLarge(tooMany.report, tooMany.row.at, ['There are more than', sourceLimits.entities, type]);
    const ids = new UniqueIds(rows.map(({ row }) => id(row)));
    this.rows = rows.map(({ row, name, report }) => {
      const entity = { id: ids.next(id(row) || slug(name), type), type, name };
      if (entity.id !== id(row)) {
        const message = `"${id(row).slice(0, 100)}" is ${id(row) === '' ? 'blank' : 'already used, or not valid in a path'}. This row is served as "${entity.id}". Give it an id of letters, digits, "-" and "_".`;
        report('changed-entity-id', row.atCell(keyColumn), message);
      }
      this.#add(referredAs(row), entity, row, report);
      return { entity, row, report };
    });
  }

  find(referredAs: string): EntityReference | undefined {
    return this.#entities.get(referredAs);
  }

  #add(referredAs: string, entity: EntityReference, row: TableRow, report: Report): void {
    const namesake = this.#entities.get(referredAs);
    if (!namesake) {
      if (referredAs !== '') this.#entities.set(referredAs, entity);
      return;
    }
    const message = `"${entity.name}" is also the title of "${namesake.id}"; references to this title were resolved to that entity. Give each its own title.`;
    report('duplicate-entity', row.at, message);
  }
}

function namedRows(type: EntityType, tables: readonly EntityTable[]): NamedRow[] {
  const { keyColumn, name } = entityNames[type];
  const keys = new Set<string>();
  return tables
    .filter((table) => table.type === type)
    .flatMap(({ rows, report }) =>
      rows.flatMap((row) => {
        const key = row.cell(keyColumn);
        if (keys.has(key)) {
          const message = `Another row has the ${keyColumn} "${key.slice(0, 100)}"; this row was left out. Give each row its own.`;
          report('duplicate-entity', row.atCell(keyColumn), message);
          return [];
        }
        if (name(row) === '') {
          report('entity-without-name', row.at, 'This row has no name; it was left out. Add a name.');
          return [];
        }
        if (key !== '') keys.add(key);
        return { row, name: name(row), report };
      }),
    );
}

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

interface EntityNames {
  readonly keyColumn: string;
  readonly name: (row: TableRow) => string;
  readonly referredAs: (row: TableRow) => string;
  readonly id: (row: TableRow) => string;
}

const joinWords = (...parts: string[]) =>
  parts
    .filter((part) => part !== '')
    .join(' ')
    .replace(/\s+/g, ' ');

const entityNames: Readonly<Record<EntityType, EntityNames>> = {
  people: {
    keyColumn: 'personLookup',
    // Distinguishes namesakes: "Ananias (High Priest)" instead of "Ananias" in the column "name"
    name: (row) => joinWords(row.cell('displayTitle')) || joinWords(row.cell('name'), row.cell('surname')),
    referredAs: (row) => row.cell('personLookup'),
    id: (row) => row.cell('personLookup'),
  },
  places: {
    keyColumn: 'placeLookup',
    name: (row) =>
      joinWords(row.cell('displayTitle')) || joinWords(row.cell('kjvName')) || joinWords(row.cell('esvName')),
    referredAs: (row) => row.cell('placeLookup'),
    id: (row) => row.cell('placeLookup'),
  },
  events: {
    keyColumn: 'ID',
    name: (row) => joinWords(row.cell('title')),
    referredAs: (row) => joinWords(row.cell('title')),
    id: (row) => [slug(row.cell('title')), slug(row.cell('ID'))].filter((part) => part !== '').join('_'),
  },
  groups: {
    keyColumn: 'groupName',
    name: (row) => joinWords(row.cell('groupName')),
    referredAs: (row) => joinWords(row.cell('groupName')),
    id: (row) => slug(row.cell('groupName')),
  },
};
