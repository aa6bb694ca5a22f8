import { Database } from 'bun:sqlite';
import { links } from '../../documents/links.ts';
import type { PlanDays } from '../../documents/plan/plan-schema.ts';
import { canonicalJson } from '../../lib/json-text.ts';
import { sha256Of } from '../../lib/sha256.ts';
import type { EditionRecord } from '../../library/edition-record.ts';
import type { Library } from '../../library/library.ts';
import type { ContentKind } from '../../model/edition-metadata.ts';
import { DocumentReader, type Documents } from '../bundled-edition.ts';
import { createSearchIndex, RowWriter } from './row-writer.ts';
import { writeCommentary } from './write-commentary.ts';
import { writeCrossReferences, writeEntities } from './write-datasets.ts';
import { writeLexicon } from './write-lexicon.ts';
import { writePlan } from './write-plan.ts';
import { writeTranslation } from './write-translation.ts';

/** `PRAGMA application_id`: "Scrp". */
const applicationId = 0x53637270;
/** `PRAGMA user_version`: raised when a change can break existing queries. */
export const schemaVersion = 1;
/** The unit that phones read from storage. */
const pageBytes = 4096;

/**
 * Writes an edition into a new or empty file. Synchronous on purpose: in one turn of the event loop all reads
 * see the same state of the library. The database is built in memory, which takes about the size of the file,
 * and then written once without gaps. That needs no more memory than a file with its cache, and less time on
 * a busy disk.
 */
export function writeSqliteBundle(library: Library, edition: EditionRecord, file: string): void {
  const db = new Database(':memory:', { strict: true });
  try {
    prepareDatabase(db);
    db.run('BEGIN');
    db.run(commonTables);
    const documents = new DocumentReader(library);
    const catalogueEntry = canonicalJson(edition.catalogueEntry);
    writeMeta(db, {
      format: 'scriptorium-bundle',
      schema_version: String(schemaVersion),
      edition_id: edition.id,
      edition_kind: sqliteKind(edition),
      catalogue_entry: catalogueEntry,
      catalogue_sha256: sha256Of(catalogueEntry),
    });
    writeEdition(db, 'edition', editionColumns(edition, documents));
    const { write, searched } = tablesOfKind[sqliteKind(edition)];
    write(db, documents, edition.id);
    for (const [name, table] of searched) createSearchIndex(db, name, table);
    db.run('COMMIT');
    db.run('VACUUM INTO ?', [file]);
  } finally {
    db.close();
  }
}

/** Sets the header fields of every bundle. No journal is needed, because the file is written only when complete. */
export function prepareDatabase(db: Database): void {
  db.run(`PRAGMA page_size = ${pageBytes}`);
  db.run('PRAGMA journal_mode = OFF');
  db.run(`PRAGMA application_id = ${applicationId}`);
  db.run(`PRAGMA user_version = ${schemaVersion}`);
}

interface TablesOfKind {
  readonly write: (db: Database, documents: Documents, id: string) => void;
  readonly searched: readonly (readonly [name: string, table: string])[];
}

export const tablesOfKind: Readonly<Record<ContentKind, TablesOfKind>> = {
  translation: {
    write: writeTranslation,
    searched: [
      ['verse', 'verses'],
      ['footnote', 'footnotes'],
    ],
  },
  commentary: { write: writeCommentary, searched: [['note', 'notes']] },
  'cross-references': { write: writeCrossReferences, searched: [] },
  entities: { write: writeEntities, searched: [] },
  lexicon: { write: writeLexicon, searched: [['entries', 'entries']] },
  plan: { write: writePlan, searched: [] },
};

export function sqliteKind({ kind, catalogueEntry }: EditionRecord): ContentKind {
  if (kind !== 'dataset') return kind;
  const lists = ['People', 'Places', 'Events', 'PeopleGroups'];
  return lists.some((name) => `listOf${name}ApiLink` in catalogueEntry) ? 'entities' : 'cross-references';
}

export const commonTables = `
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
  license_notice TEXT,
  numbering TEXT
) WITHOUT ROWID;`;

export function writeMeta(db: Database, values: Readonly<Record<string, string>>): void {
  const rows = new RowWriter(db, 'meta');
  for (const row of Object.entries(values)) rows.add(...row);
  rows.end();
}

export function writeEdition(
  db: Database,
  table: string,
  columns: Readonly<Record<string, string | undefined>>,
): void {
  const row = new RowWriter(db, table);
  row.add(...Object.values(columns));
  row.end();
}

export function editionColumns(
  edition: EditionRecord,
  documents: Documents,
): Record<string, string | undefined> {
  const entry = edition.catalogueEntry as Record<string, string | undefined>;
  return {
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
    numbering: numberingOf(edition, documents),
  };
}

function numberingOf({ id, kind }: EditionRecord, documents: Documents): string | undefined {
  if (kind === 'plan') return documents.find<Pick<PlanDays, 'numbering'>>(links.days(id))?.numbering;
  return documents.find<{ readonly scheme: string }>(links.versification(id))?.scheme;
}
