import type { Database } from 'bun:sqlite';
import type { CrossReferenceChapter } from '../../documents/cross-references/cross-reference-chapter-schema.ts';
import type { DatasetBook, DatasetBooks } from '../../documents/dataset/dataset-schema.ts';
import type {
  EntityReferenceObject,
  EventRecord,
  GroupRecord,
  PersonRecord,
  PlaceRecord,
} from '../../documents/entities/entity-schema.ts';
import { links } from '../../documents/links.ts';
import { type EntityType, entityTypes } from '../../model/entities.ts';
import type { Documents } from '../bundled-edition.ts';
import { RowWriter } from './row-writer.ts';

export function writeCrossReferences(db: Database, documents: Documents, id: string): void {
  const { books } = documents.read<DatasetBooks>(links.datasetBooks(id));
  writeDatasetBooks(db, books);
  db.run(referenceTable);
  const rows = new RowWriter(db, 'cross_references');
  for (const book of books) {
    for (let number = book.firstChapterNumber; number <= book.lastChapterNumber; number++) {
      const document = documents.find<CrossReferenceChapter>(links.datasetChapter(id, book.id, number));
      for (const { verse, references } of document?.chapter.content ?? []) {
        for (const [place, to] of references.entries()) {
          const target = [to.book, to.chapter, to.verse, to.endChapter, to.endVerse] as const;
          rows.add(book.id, number, verse, place + 1, ...target, to.score);
        }
      }
    }
  }
  rows.end();
  db.run(referenceIndex);
}

const referenceTable = `
CREATE TABLE cross_references (
  book_id TEXT NOT NULL REFERENCES books (id),
  chapter INTEGER NOT NULL,
  verse INTEGER NOT NULL,
  position INTEGER NOT NULL,
  to_book_id TEXT NOT NULL,
  to_chapter INTEGER NOT NULL,
  to_verse INTEGER NOT NULL,
  to_end_chapter INTEGER,
  to_end_verse INTEGER,
  score REAL,
  PRIMARY KEY (book_id, chapter, verse, position)
) WITHOUT ROWID`;
const referenceIndex = `
CREATE INDEX cross_references_by_target ON cross_references (to_book_id, to_chapter, to_verse)`;
export function writeEntities(db: Database, documents: Documents, id: string): void {
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

const recordMembers: Readonly<Record<EntityType, string>> = {
  people: 'person',
  places: 'place',
  events: 'event',
  groups: 'group',
};

type EntityRecord =
  | PersonRecord['person']
  | PlaceRecord['place']
  | EventRecord['event']
  | GroupRecord['group'];

interface EntityColumn {
  readonly member: string;
  readonly column: string;
  readonly type: 'TEXT' | 'INTEGER' | 'REAL';
}

const column = (member: string, type: EntityColumn['type'] = 'TEXT'): EntityColumn => ({
  member,
  column: member.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  type,
});

const entityColumns: Readonly<Record<EntityType, readonly EntityColumn[]>> = {
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

const ofTypes = entityTypes.map((type) => {
  const more = entityColumns[type].map(({ column, type }) => `,\n  ${column} ${type}`).join('');
  return `
CREATE TABLE ${type} (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL UNIQUE,
  name TEXT NOT NULL${more}
) WITHOUT ROWID;`;
});

const entityTables = `${ofTypes.join('')}
CREATE TABLE entity_texts (
  type TEXT NOT NULL,
  entity_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  position INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (type, entity_id, kind, position)
) WITHOUT ROWID;
CREATE TABLE entity_relations (
  type TEXT NOT NULL,
  entity_id TEXT NOT NULL,
  relation TEXT NOT NULL,
  position INTEGER NOT NULL,
  to_type TEXT NOT NULL,
  to_id TEXT NOT NULL,
  to_name TEXT NOT NULL,
  PRIMARY KEY (type, entity_id, relation, position)
) WITHOUT ROWID;
CREATE TABLE mentions (
  type TEXT NOT NULL,
  entity_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  book_id TEXT NOT NULL,
  chapter INTEGER NOT NULL,
  verse INTEGER NOT NULL,
  end_verse INTEGER NOT NULL,
  PRIMARY KEY (type, entity_id, position)
) WITHOUT ROWID;`;

const entityIndexes = `
CREATE INDEX entity_relations_by_target ON entity_relations (to_type, to_id);
CREATE INDEX mentions_by_place ON mentions (book_id, chapter, verse);`;

class EntityRows {
  readonly #entities: Readonly<Record<EntityType, RowWriter>>;
  readonly #texts: RowWriter;
  readonly #relations: RowWriter;
  readonly #mentions: RowWriter;

  constructor(db: Database) {
    this.#entities = {
      people: new RowWriter(db, 'people'),
      places: new RowWriter(db, 'places'),
      events: new RowWriter(db, 'events'),
      groups: new RowWriter(db, 'groups'),
    };
    this.#texts = new RowWriter(db, 'entity_texts');
    this.#relations = new RowWriter(db, 'entity_relations');
    this.#mentions = new RowWriter(db, 'mentions');
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

  #addMany(type: EntityType, id: string, member: string, value: unknown): void {
    const items = (Array.isArray(value) ? value : [value]) as readonly (string | EntityReferenceObject)[];
    for (const [index, item] of items.entries()) {
      if (typeof item === 'string') this.#texts.add(type, id, member, index + 1, item);
      else this.#relations.add(type, id, member, index + 1, item.type, item.id, item.name);
    }
  }
}

function writeDatasetBooks(db: Database, books: readonly DatasetBook[]): void {
  db.run(bookTable);
  const rows = new RowWriter(db, 'books');
  for (const { id, order, numberOfChapters, totalNumberOfVerses, totalNumberOfReferences } of books)
    rows.add(id, order, numberOfChapters, totalNumberOfVerses, totalNumberOfReferences);
  rows.end();
}

const bookTable = `
CREATE TABLE books (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL UNIQUE,
  number_of_chapters INTEGER NOT NULL,
  number_of_verses INTEGER NOT NULL,
  number_of_references INTEGER NOT NULL
) WITHOUT ROWID`;
