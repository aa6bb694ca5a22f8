import type { Database } from 'bun:sqlite';
import { canonicalJson } from '../../lib/canonical-json.ts';
import type { EditionRecord } from '../../library/edition-record.ts';
import { bundleSchemaVersion } from './bundle-version.ts';
import { RowWriter } from './row-writer.ts';
import { sqliteKind } from './sqlite-kind.ts';

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

/** What every bundle says of itself and of its edition. */
export function writeEditionTables(db: Database, edition: EditionRecord): void {
  db.run(tables);
  const kind = sqliteKind(edition);
  const entry = edition.catalogueEntry;
  const catalogueEntry = canonicalJson(entry);
  const meta = new RowWriter(db, 'meta', ['key', 'value']);
  meta.add('format', 'scriptorium-bundle');
  meta.add('schema_version', String(bundleSchemaVersion));
  meta.add('edition_id', edition.id);
  meta.add('edition_kind', kind);
  meta.add('catalogue_entry', catalogueEntry);
  meta.add('catalogue_sha256', new Bun.CryptoHasher('sha256').update(catalogueEntry).digest('hex'));
  meta.end();
  const members = {
    id: edition.id,
    kind,
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
