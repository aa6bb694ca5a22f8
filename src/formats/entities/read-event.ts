import type { ScriptureEvent } from '../../model/entities.ts';
import type { RowReader } from './row-reader.ts';

/** A row of the table of events. */
export function readEvent(row: RowReader): ScriptureEvent {
  return {
    ...row.entity,
    startDate: row.text('startDate'),
    duration: row.text('duration'),
    participants: row.references('participants', 'people'),
    locations: row.references('locations', 'places'),
    groups: row.references('groups', 'groups'),
    partOf: row.reference('partOf', 'events'),
    predecessor: row.reference('predecessor', 'events'),
  };
}
