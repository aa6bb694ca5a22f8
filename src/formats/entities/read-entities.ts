import type { Entities, Entity, EntityType } from '../../model/entities.ts';
import { fileDiagnostic } from '../file-diagnostic.ts';
import type { ReadContent } from '../read-content.ts';
import type { SourceFile } from '../source-file.ts';
import { completeRelations } from './complete-relations.ts';
import { entityIndexes } from './entity-index.ts';
import { entityTables } from './entity-tables.ts';
import { readEvent, readGroup, readPerson, readPlace } from './read-records.ts';
import { RowReader } from './row-reader.ts';

/**
 * Reads the CSV tables of Theographic Bible Metadata (github.com/robertrouse/theographic-bible-metadata).
 * Tables are told by their columns; any of them may be missing.
 */
export function readEntities(files: readonly SourceFile[]): ReadContent<Entities> {
  const tables = entityTables(files);
  const indexes = entityIndexes(tables);
  let danglingReferences = 0;
  const readAll = <Kind>(type: EntityType, read: (row: RowReader) => Kind) =>
    indexes[type].rows.map((entityRow) => {
      const row = new RowReader(entityRow, indexes);
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
  const diagnostics = tables.flatMap((table) => table.diagnostics());
  const isDamaged = diagnostics.some(({ code }) => code === 'malformed-csv' || code === 'not-text');
  const { people, places, events, groups } = entities;
  const tally = {
    people: people.length,
    places: places.length,
    events: events.length,
    groups: groups.length,
    mentions: mentions(people) + mentions(places) + mentions(events),
    danglingReferences,
  };
  if (tally.people + tally.places + tally.events + tally.groups > 0) {
    return { content: entities, isDamaged, diagnostics, tally };
  }
  const message =
    'No file here is a table of entities with a row. Put People.csv, Places.csv, Events.csv or PeopleGroups.csv of Theographic here, or tables with such columns.';
  const none = fileDiagnostic('no-entities', files[0]?.file ?? '', message);
  return { isDamaged, diagnostics: [...diagnostics, none], tally };
}

/** Groups are not listed in chapters, so that their verses do not count. */
function mentions(entities: readonly Entity[]): number {
  return entities.reduce((total, { verses }) => total + verses.length, 0);
}
