import { Database } from 'bun:sqlite';
import { canonicalJson } from '../../lib/json-text.ts';
import { sha256Of } from '../../lib/sha256.ts';
import type { EditionRecord } from '../../library/edition-record.ts';
import type { Library } from '../../library/library.ts';
import { DocumentReader, type Documents } from '../bundled-edition.ts';
import { publicViews } from './public-views.ts';
import { createSearchIndex } from './row-writer.ts';
import {
  commonTables,
  editionColumns,
  prepareDatabase,
  schemaVersion,
  sqliteKind,
  tablesOfKind,
  writeEdition,
  writeMeta,
} from './sqlite-bundle.ts';

interface LibraryBundleOptions {
  readonly file: string;
  /** Another new or empty file, for tables with gaps; the caller deletes it. */
  readonly work: string;
  readonly withSearch: boolean;
}

/**
 * Writes several editions into one database. It has the tables of all kinds of bundles, with the edition's id
 * in each row. Each edition is built in memory like its own bundle and then copied, so memory depends on the
 * largest edition. The same editions give the same bytes.
 */
export function writeLibraryBundle(
  library: Library,
  editions: readonly EditionRecord[],
  { file, work, withSearch }: LibraryBundleOptions,
): void {
  const db = new Database(work, { strict: true });
  try {
    prepareDatabase(db);
    db.run('PRAGMA synchronous = OFF');
    const tables = tablesOfAllKinds();
    createTables(db, tables);
    const documents = new DocumentReader(library);
    const sorted = editions.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    for (const edition of sorted) addEdition(work, edition, documents, tables);
    writeMeta(db, {
      format: 'scriptorium-library-bundle',
      schema_version: String(schemaVersion),
      editions: String(sorted.length),
    });
    const searched = Object.values(tablesOfKind).flatMap((kind) => kind.searched);
    for (const [name, table] of withSearch ? searched : []) createSearchIndex(db, name, table);
    for (const view of [...ownViews, ...publicViews()]) db.run(view);
    db.run('VACUUM INTO ?', [file]);
  } finally {
    db.close();
  }
}

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** Position in the primary key, from 1; 0 for columns outside it. */
  readonly key: number;
}

interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly indexes: readonly { readonly isUnique: boolean; readonly columns: readonly string[] }[];
}

/** Columns with ids of other tables, by table and column. In this database, ids are unique across all editions. */
const idsOfOthers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  footnotes: { verse_id: 'verses', heading_id: 'headings' },
  annotation_strongs: { annotation_id: 'annotations' },
  words: { verse_id: 'verses', annotation_id: 'annotations' },
};

function tableOfIds({ name, columns }: Table, column: string): string | undefined {
  return ownId(columns)?.name === column ? name : idsOfOthers[name]?.[column];
}

function ownId(columns: readonly Column[]): Column | undefined {
  const [only, second] = columns.filter(({ key }) => key > 0);
  return only?.type === 'INTEGER' && !second ? only : undefined;
}

/** Tables that also need a rowid: the public API's database has an id for each reference. */
const withRowId = ['cross_references'];

/** Tables of the same name, such as `books`, are merged into one table with all their columns. */
function tablesOfAllKinds(): Table[] {
  const found = new Map<string, Table>();
  for (const { write } of Object.values(tablesOfKind)) {
    using db = new Database(':memory:', { strict: true });
    write(db, emptyDocuments, '');
    for (const table of tablesOf(db)) {
      const known = found.get(table.name);
      if (known) found.set(table.name, merged(known, table));
      else found.set(table.name, table);
    }
  }
  return [...found.values()];
}

const emptyDocuments: Documents = {
  find: () => undefined,
  read: <Document>() => ({ books: [], profiles: [], lexicons: [{ id: '' }], days: [] }) as Document,
};

function merged(one: Table, other: Table): Table {
  const added = other.columns.filter(({ name }) => !one.columns.some((column) => column.name === name));
  const inBoth = ({ name }: Column) => other.columns.some((column) => column.name === name);
  const columns = [...one.columns, ...added].map((column) => {
    return { ...column, isRequired: column.isRequired && inBoth(column) && !added.includes(column) };
  });
  return { ...one, columns };
}

function tablesOf(db: Database): Table[] {
  const names = db.query<{ name: string }, []>(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all();
  return names.map(({ name }) => {
    const columns = db
      .query<{ name: string; type: string; notnull: number; pk: number }, []>(`PRAGMA table_info(${name})`)
      .all()
      .map(({ name, type, notnull, pk }) => ({ name, type, isRequired: notnull === 1, key: pk }));
    const indexes = db
      .query<{ name: string; unique: number; origin: string }, []>(`PRAGMA index_list(${name})`)
      .all()
      .filter(({ origin }) => origin !== 'pk')
      .map((index) => ({
        isUnique: index.unique === 1,
        columns: db
          .query<{ name: string }, []>(`PRAGMA index_info(${index.name})`)
          .all()
          .map((column) => column.name),
      }))
      // SQLite does not document their order
      .toSorted((a, b) => (a.columns.join() < b.columns.join() ? -1 : 1));
    return { name, columns, indexes };
  });
}

function createTables(db: Database, tables: readonly Table[]): void {
  db.run(commonTables);
  db.run('ALTER TABLE edition ADD COLUMN catalogue_entry TEXT');
  db.run('ALTER TABLE edition ADD COLUMN catalogue_sha256 TEXT');
  for (const table of tables) {
    const { name, columns, indexes } = table;
    const isGlobal = (column: string) => tableOfIds(table, column) !== undefined;
    const key = primaryKey(table);
    const id = ownId(columns)?.name;
    const hasId = id !== undefined;
    const lines = columns.map(({ name, type, isRequired }) => {
      return `${name} ${type}${name === id ? ' PRIMARY KEY' : isRequired ? ' NOT NULL' : ''}`;
    });
    const primary = hasId ? '' : `,\n  PRIMARY KEY (${inEdition(key, isGlobal).join(', ')})`;
    const ending = hasId || withRowId.includes(name) ? '' : ' WITHOUT ROWID';
    db.run(
      `CREATE TABLE ${name} (\n  edition_id TEXT NOT NULL,\n  ${lines.join(',\n  ')}${primary}\n)${ending}`,
    );
    for (const { isUnique, columns } of indexes) {
      const kind = isUnique ? 'UNIQUE INDEX' : 'INDEX';
      const indexed = inEdition(columns, isGlobal).join(', ');
      db.run(`CREATE ${kind} ${name}_by_${columns.join('_')} ON ${name} (${indexed})`);
    }
  }
}

function primaryKey({ columns }: Table): string[] {
  const keys = columns.filter(({ key }) => key > 0).toSorted((a, b) => a.key - b.key);
  return keys.map(({ name }) => name);
}

/** The columns of a key. A key that is unique only within its edition gets the edition's id. */
function inEdition(columns: readonly string[], isGlobal: (column: string) => boolean): string[] {
  return columns.some(isGlobal) ? [...columns] : ['edition_id', ...columns];
}

function addEdition(
  file: string,
  edition: EditionRecord,
  documents: Documents,
  tables: readonly Table[],
): void {
  using db = new Database(':memory:', { strict: true });
  db.run('ATTACH DATABASE ? AS whole', [file]);
  db.run('PRAGMA whole.journal_mode = OFF');
  db.run('PRAGMA whole.synchronous = OFF');
  db.run('BEGIN');
  tablesOfKind[sqliteKind(edition)].write(db, documents, edition.id);
  const entry = canonicalJson(edition.catalogueEntry);
  writeEdition(db, 'whole.edition', {
    ...editionColumns(edition, documents),
    catalogue_entry: entry,
    catalogue_sha256: sha256Of(entry),
  });
  const present = new Map(tablesOf(db).map((table) => [table.name, table]));
  const offsets = new Map(tables.map((table) => [table.name, highestId(db, table)]));
  for (const { name } of tables) {
    const table = present.get(name);
    if (!table) continue;
    const columns = table.columns.map((column) => column.name);
    const values = columns.map((column) => {
      const of = tableOfIds(table, column);
      return of === undefined ? column : `${column} + ${offsets.get(of)!}`;
    });
    db.run(
      `INSERT INTO whole.${name} (edition_id, ${columns.join(', ')})
       SELECT ?, ${values.join(', ')} FROM main.${name} ORDER BY ${primaryKey(table).join(', ')}`,
      [edition.id],
    );
  }
  db.run('COMMIT');
}

function highestId(db: Database, { name, columns }: Table): number {
  const id = ownId(columns)?.name;
  if (id === undefined) return 0;
  return db.query<{ id: number | null }, []>(`SELECT max(${id}) AS id FROM whole.${name}`).get()?.id ?? 0;
}

const ownViews = [
  `
CREATE VIEW chapter_content AS
  SELECT edition_id, book_id, chapter, position, 'verse' AS type, verse, text, marks, id AS verse_id, NULL AS heading_id
  FROM verses
  UNION ALL
  SELECT edition_id, book_id, chapter, position, kind, NULL, text, marks, NULL, id FROM headings
  UNION ALL
  SELECT edition_id, book_id, chapter, position, 'line_break', NULL, NULL, NULL, NULL, NULL FROM line_breaks`,
  `
CREATE VIEW verse_words AS
  SELECT v.edition_id, v.book_id, v.chapter, v.verse, w.position, w.text, a.lemma, a.strongs, a.morph,
    w.start_offset, w.end_offset, w.srcloc, w.occurrence, w.occurrences, w.verse_id, w.annotation_id
  FROM words w JOIN verses v ON v.id = w.verse_id JOIN annotations a ON a.id = w.annotation_id`,
];
