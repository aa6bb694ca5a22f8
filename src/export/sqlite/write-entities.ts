import type { Database } from 'bun:sqlite';
import type { DatasetBooks } from '../../documents/dataset/dataset-books-schema.ts';
import { links } from '../../documents/links.ts';
import { type EntityType, entityTypes } from '../../model/entity-type.ts';
import type { DocumentReader } from '../document-reader.ts';
import type { EntityRecord } from './entity-record.ts';
import { EntityRows } from './entity-rows.ts';
import { entityIndexes, entityTables } from './entity-tables.ts';
import { writeDatasetBooks } from './write-dataset-books.ts';

/** The member of a record's document that holds the record. */
const recordMembers: Readonly<Record<EntityType, string>> = {
  people: 'person',
  places: 'place',
  events: 'event',
  groups: 'group',
};

/** Fills an empty database with the records of people, places, events and groups. */
export function writeEntities(db: Database, documents: DocumentReader, id: string): void {
  writeDatasetBooks(db, documents.read<DatasetBooks>(links.datasetBooks(id)).books);
  db.run(entityTables);
  const rows = new EntityRows(db);
  for (const type of entityTypes) {
    type List = Readonly<Record<string, readonly { readonly id: string }[]>>;
    const list = documents.find<List>(links.entities(id, type))?.[type] ?? [];
    for (const [index, entity] of list.entries()) {
      const link = links.entity(id, type, entity.id);
      const document = documents.read<Readonly<Record<string, EntityRecord>>>(link);
      rows.add(type, index + 1, document[recordMembers[type]]!);
    }
  }
  rows.end();
  db.run(entityIndexes);
}
