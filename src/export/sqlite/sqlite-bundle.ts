import { Database } from 'bun:sqlite';
import { canonicalJson } from '../../lib/json-text.ts';
import { sha256Of } from '../../lib/sha256.ts';
import type { EditionRecord } from '../../library/edition-record.ts';
import type { Library } from '../../library/library.ts';
import { bundledEdition, DocumentReader } from '../bundled-edition.ts';
import { RowWriter } from './row-writer.ts';
import { writeCommentary } from './write-commentary.ts';
import { writeCrossReferences, writeEntities } from './write-datasets.ts';
import { writeLexicon } from './write-lexicon.ts';
import { writeTranslation } from './write-translation.ts';

/** `PRAGMA application_id`: "Scrp". */
const applicationId = 0x53637270;
/** `PRAGMA user_version`: raised whenever a query that worked could stop working. */
const schemaVersion = 1;
/** What phones read at once. */
const pageBytes = 4096;

/**
 * Writes an edition into a new or empty file. Not asynchronous: what one turn of the event loop reads of a library is one
 * state of it, whatever is built meanwhile. The database is made in memory, where it takes about the size of the file, and
 * then written once, without gaps: that takes no more memory than a file with its cache, and less time on a busy disk.
 */
export function writeSqliteBundle(library: Library, id: string, file: string): void {
  const edition = bundledEdition(library, id);
  const db = new Database(':memory:', { strict: true });
  try {
    db.run(`PRAGMA page_size = ${pageBytes}`);
    db.run('PRAGMA journal_mode = OFF');
    db.run(`PRAGMA application_id = ${applicationId}`);
    db.run(`PRAGMA user_version = ${schemaVersion}`);
    db.run('BEGIN');
    db.run(tables);
    writeMeta(db, edition);
    writeEdition(db, edition);
    writers[sqliteKind(edition)](db, new DocumentReader(library), id);
    db.run('COMMIT');
    db.run('VACUUM INTO ?', [file]);
  } finally {
    db.close();
  }
}

/** What an edition is, as its bundle says: datasets are of two kinds, with tables of their own. */
type SqliteKind = 'translation' | 'commentary' | 'cross-references' | 'entities' | 'lexicon';

const writers: Readonly<Record<SqliteKind, typeof writeTranslation>> = {
  translation: writeTranslation,
  commentary: writeCommentary,
  'cross-references': writeCrossReferences,
  entities: writeEntities,
  lexicon: writeLexicon,
};

/** A dataset of entities links to lists of them, one of cross references does not. */
function sqliteKind({ kind, catalogueEntry }: EditionRecord): SqliteKind {
  if (kind !== 'dataset') return kind;
  const lists = ['People', 'Places', 'Events', 'PeopleGroups'];
  return lists.some((name) => `listOf${name}ApiLink` in catalogueEntry) ? 'entities' : 'cross-references';
}

/** The tables of every bundle. */
const tables = `
CREATE TABLE meta (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE edition (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  english_name TEXT,
  short_name TEXT,
  language TEXT,
  language_name TEXT,
  language_english_name TEXT,
  text_direction TEXT,
  website TEXT,
  license_url TEXT,
  license_notes TEXT,
  license_notice TEXT
) WITHOUT ROWID;`;

function writeMeta(db: Database, edition: EditionRecord): void {
  const catalogueEntry = canonicalJson(edition.catalogueEntry);
  const rows = new RowWriter(db, 'meta', ['key', 'value']);
  rows.add('format', 'scriptorium-bundle');
  rows.add('schema_version', String(schemaVersion));
  rows.add('edition_id', edition.id);
  rows.add('edition_kind', sqliteKind(edition));
  rows.add('catalogue_entry', catalogueEntry);
  rows.add('catalogue_sha256', sha256Of(catalogueEntry));
  rows.end();
}

function writeEdition(db: Database, edition: EditionRecord): void {
  const entry = edition.catalogueEntry;
  const members = {
    id: edition.id,
    kind: sqliteKind(edition),
    name: entry.name,
    english_name: entry.englishName,
    short_name: entry.shortName,
    language: entry.language,
    language_name: entry.languageName,
    language_english_name: entry.languageEnglishName,
    text_direction: entry.textDirection,
    website: entry.website,
    license_url: entry.licenseUrl,
    license_notes: entry.licenseNotes,
    license_notice: entry.licenseNotice,
  };
  const row = new RowWriter(db, 'edition', Object.keys(members));
  row.add(...(Object.values(members) as (string | undefined)[]));
  row.end();
}
