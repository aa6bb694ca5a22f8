import type { Entities, Entity, EntityType } from '../../model/entities.ts';
import { TextCleaner } from '../cleaned-text.ts';
import { type EncodingHints, textHead } from '../decode-source.ts';
import { type Diagnostic, fileDiagnostic } from '../diagnostic.ts';
import type { DiagnosticCode } from '../diagnostic-codes.ts';
import type { ReadContent } from '../read-content.ts';
import type { SourceFile } from '../source-file.ts';
import { unlessTooLarge } from '../source-limits.ts';
import { otherTableOf } from '../table-header.ts';
import { completeRelations } from './complete-relations.ts';
import { type EntityIndexes, entityIndexes } from './entity-index.ts';
import { type EntityTable, entityTables } from './entity-tables.ts';
import { readEvent, readGroup, readPerson, readPlace } from './read-records.ts';
import { recordTables } from './record-tables.ts';
import { RowReader } from './row-reader.ts';

/**
 * Reads the tables of Theographic Bible Metadata (github.com/robertrouse/theographic-bible-metadata) in CSV
 * or JSON, and records of such a dataset from the public API. Tables are recognized by their columns; any of
 * them may be missing.
 */
export function readEntities(files: readonly SourceFile[], hints: EncodingHints = {}): ReadContent<Entities> {
  const isJson = ({ file }: SourceFile) => /\.json$/i.test(file);
  const tables = [
    ...entityTables(
      files.filter((file) => !isJson(file)),
      hints,
    ),
    ...recordTables(files.filter(isJson), hints),
  ];
  const indexes = unlessTooLarge(() => entityIndexes(tables));
  const read = indexes && !tables.some(({ isTooLarge }) => isTooLarge) ? readTables(indexes) : undefined;
  const byFile = new Map(tables.map((table) => [table.file, table]));
  const diagnostics = [...byFile.values()].flatMap((table) => table.diagnostics());
  const isDamaged = diagnostics.some(({ code }) => damages.has(code));
  if (!read) return { isDamaged: true, diagnostics, tally: {} };
  const { entities, tally } = read;
  if (tally.people + tally.places + tally.events + tally.groups > 0) {
    return { content: entities, isDamaged, diagnostics: [...diagnostics, ...unread(files, tables)], tally };
  }
  const message =
    'No file of this edition is a table of entities with at least one row. Add People.csv, Places.csv, Events.csv or PeopleGroups.csv of Theographic, or tables with the same columns.';
  const none = fileDiagnostic('no-entities', files[0]?.file ?? '', message);
  return { isDamaged, diagnostics: [...diagnostics, none], tally };
}

function readTables(indexes: EntityIndexes) {
  let danglingReferences = 0;
  const cleaner = new TextCleaner();
  const readAll = <Kind>(type: EntityType, read: (row: RowReader) => Kind) =>
    indexes[type].rows.map((entityRow) => {
      const row = new RowReader(entityRow, indexes, cleaner);
      const entity = read(row);
      danglingReferences += row.danglingReferences;
      return entity;
    });
  const entities = completeRelations({
    people: readAll('people', readPerson),
    places: readAll('places', readPlace),
    events: readAll('events', readEvent),
    groups: readAll('groups', readGroup),
  });
  const { people, places, events, groups } = entities;
  const tally = {
    people: people.length,
    places: places.length,
    events: events.length,
    groups: groups.length,
    mentions: mentions(people) + mentions(places) + mentions(events),
    danglingReferences,
    ...cleaner.tally(),
  };
  return { entities, tally };
}

function unread(files: readonly SourceFile[], tables: readonly EntityTable[]): Diagnostic[] {
  const read = new Set(tables.map(({ file }) => file));
  return files
    .filter(({ file }) => /\.(csv|tsv|txt)$/i.test(file) && !read.has(file))
    .map(({ file, bytes }) => fileDiagnostic('unread-file', file, unreadMessage(bytes)));
}

function unreadMessage(bytes: Uint8Array): string {
  const about = otherTableOf(textHead(bytes));
  if (about === undefined)
    return 'This table does not have the columns of people, places, events or groups; it was not read. Correct its header, or remove it.';
  return `This is Theographic's table of ${about}, which has no entities; it was not read. No change is needed; the file can be removed.`;
}

const damages: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  'malformed-csv',
  'malformed-json',
  'not-text',
  'unknown-encoding',
]);

/** Groups are not listed in chapters, so their verses do not count. */
function mentions(entities: readonly Entity[]): number {
  return entities.reduce((total, { verses }) => total + verses.length, 0);
}
