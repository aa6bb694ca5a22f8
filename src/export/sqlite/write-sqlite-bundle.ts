import { Database } from 'bun:sqlite';
import type { Library } from '../../library/library.ts';
import { DocumentReader } from '../document-reader.ts';
import { editionToBundle } from '../edition-to-bundle.ts';
import { bundleApplicationId, bundleSchemaVersion } from './bundle-version.ts';
import { type SqliteKind, sqliteKind } from './sqlite-kind.ts';
import { writeCommentary } from './write-commentary.ts';
import { writeCrossReferences } from './write-cross-references.ts';
import { writeEditionTables } from './write-edition-tables.ts';
import { writeEntities } from './write-entities.ts';
import { writeTranslation } from './write-translation.ts';

const writers: Readonly<Record<SqliteKind, typeof writeTranslation>> = {
  translation: writeTranslation,
  commentary: writeCommentary,
  'cross-references': writeCrossReferences,
  entities: writeEntities,
};

/** What phones read at a time. */
const PAGE_BYTES = 4096;

/**
 * Writes an edition into a new or empty file. Not asynchronous: what one turn of the event loop reads of a library is
 * one state of it, whatever is built meanwhile. The database is made in memory, about the size of the file, which is then
 * written once, without gaps: that took no more memory than a file with its cache, and less time on a busy disk.
 */
export function writeSqliteBundle(library: Library, id: string, file: string): void {
  const edition = editionToBundle(library, id);
  const db = new Database(':memory:', { strict: true });
  try {
    db.run(`PRAGMA page_size = ${PAGE_BYTES}`);
    db.run('PRAGMA journal_mode = OFF');
    db.run(`PRAGMA application_id = ${bundleApplicationId}`);
    db.run(`PRAGMA user_version = ${bundleSchemaVersion}`);
    db.run('BEGIN');
    writeEditionTables(db, edition);
    writers[sqliteKind(edition)](db, new DocumentReader(library), id);
    db.run('COMMIT');
    db.run('VACUUM INTO ?', [file]);
  } finally {
    db.close();
  }
}
