import type { EntityReference } from '../../model/entities.ts';
import type { EntityType } from '../../model/entity-type.ts';
import type { Report } from '../diagnostic-collector.ts';
import { entityNames } from './entity-names.ts';
import type { EntityTable } from './entity-tables.ts';
import { slug } from './slug.ts';
import type { TableRow } from './table-row.ts';
import { UniqueIds } from './unique-ids.ts';

/** A row that is served as an entity. */
export interface EntityRow {
  readonly entity: EntityReference;
  readonly row: TableRow;
  readonly report: Report;
}

type NamedRow = Omit<EntityRow, 'entity'> & { readonly name: string };

/** All entities of one type, found by what other rows write to mean them. */
export class EntityIndex {
  readonly rows: readonly EntityRow[];
  readonly #entities = new Map<string, EntityReference>();

  constructor(type: EntityType, tables: readonly EntityTable[]) {
    const { id, keyColumn, referredAs } = entityNames[type];
    const rows = namedRows(type, tables);
    const ids = new UniqueIds(rows.map(({ row }) => id(row)));
    this.rows = rows.map(({ row, name, report }) => {
      const entity = { id: ids.next(id(row) || slug(name), type), type, name };
      if (entity.id !== id(row)) {
        const message = `"${id(row).slice(0, 100)}" is ${id(row) === '' ? 'blank' : 'taken, or not fit for a path'}: this row is served as "${entity.id}". Give it an id of letters, digits, "-" and "_".`;
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
    const message = `"${entity.name}" is the title of "${namesake.id}" too; other rows that name it mean that one. Give each a title of its own.`;
    report('duplicate-entity', row.at, message);
  }
}

/** The rows of all tables of the type that have a name, each key once. */
function namedRows(type: EntityType, tables: readonly EntityTable[]): NamedRow[] {
  const { keyColumn, name } = entityNames[type];
  const keys = new Set<string>();
  return tables
    .filter((table) => table.type === type)
    .flatMap(({ rows, report }) =>
      rows.flatMap((row) => {
        const key = row.cell(keyColumn);
        if (keys.has(key)) {
          const message = `Another row has the ${keyColumn} "${key.slice(0, 100)}"; this one was left out. Give each an own one.`;
          report('duplicate-entity', row.atCell(keyColumn), message);
          return [];
        }
        if (name(row) === '') {
          report('entity-without-name', row.at, 'This row has no name; it was left out. Write one.');
          return [];
        }
        if (key !== '') keys.add(key);
        return { row, name: name(row), report };
      }),
    );
}
