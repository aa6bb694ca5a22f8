import type { Database } from 'bun:sqlite';
import type { EntityReferenceObject } from '../../documents/entities/entity-reference-schema.ts';
import { type EntityType, entityTypes } from '../../model/entity-type.ts';
import { entityColumns } from './entity-columns.ts';
import type { EntityRecord } from './entity-record.ts';
import { RowWriter } from './row-writer.ts';

/** The rows of entities, of their texts and relations, and of the verses that mention them. */
export class EntityRows {
  readonly #entities: Readonly<Record<EntityType, RowWriter>>;
  readonly #texts: RowWriter;
  readonly #relations: RowWriter;
  readonly #mentions: RowWriter;

  constructor(db: Database) {
    const writer = (type: EntityType) =>
      new RowWriter(db, type, ['id', 'position', 'name', ...entityColumns[type].map(({ column }) => column)]);
    this.#entities = {
      people: writer('people'),
      places: writer('places'),
      events: writer('events'),
      groups: writer('groups'),
    };
    const entity = ['type', 'entity_id'];
    const target = ['to_type', 'to_id', 'to_name'];
    const verses = ['book_id', 'chapter', 'verse', 'end_verse'];
    this.#texts = new RowWriter(db, 'entity_texts', [...entity, 'kind', 'position', 'text']);
    this.#relations = new RowWriter(db, 'entity_relations', [...entity, 'relation', 'position', ...target]);
    this.#mentions = new RowWriter(db, 'mentions', [...entity, 'position', ...verses]);
  }

  add(type: EntityType, position: number, { id, name, references, ...members }: EntityRecord): void {
    const values = members as Readonly<Record<string, unknown>>;
    const columns = entityColumns[type];
    const single = columns.map(({ member }) => values[member] as string | number | boolean | undefined);
    this.#entities[type].add(id, position, name, ...single);
    const inColumns = new Set(columns.map(({ member }) => member));
    for (const [member, value] of Object.entries(values)) {
      if (!inColumns.has(member)) this.#addMany(type, id, member, value);
    }
    for (const [index, { book, chapter, verse, endVerse }] of references.entries()) {
      this.#mentions.add(type, id, index + 1, book, chapter, verse, endVerse ?? verse);
    }
  }

  end(): void {
    for (const type of entityTypes) this.#entities[type].end();
    for (const rows of [this.#texts, this.#relations, this.#mentions]) rows.end();
  }

  /** Texts or other entities: the members of a record that are lists, and those that are one other entity. */
  #addMany(type: EntityType, id: string, member: string, value: unknown): void {
    const items = (Array.isArray(value) ? value : [value]) as readonly (string | EntityReferenceObject)[];
    for (const [index, item] of items.entries()) {
      if (typeof item === 'string') this.#texts.add(type, id, member, index + 1, item);
      else this.#relations.add(type, id, member, index + 1, item.type, item.id, item.name);
    }
  }
}
