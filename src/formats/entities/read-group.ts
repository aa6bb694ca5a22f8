import type { PeopleGroup } from '../../model/entities.ts';
import type { RowReader } from './row-reader.ts';

/** A row of the table of people groups. */
export function readGroup(row: RowReader): PeopleGroup {
  return {
    ...row.entity,
    members: row.references('members', 'people'),
    events: row.references('events', 'events'),
  };
}
