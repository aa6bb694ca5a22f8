import type { ScriptureEvent } from '../../model/entities.ts';
import type { Dataset } from '../dataset/dataset-schema.ts';
import { links } from '../links.ts';
import type { EventRecord } from './event-record-schema.ts';
import { recordMembers } from './record-members.ts';
import { verseReferences } from './verse-references.ts';

/** `events/{id}.json`. */
export function eventRecord(dataset: Dataset, event: ScriptureEvent): EventRecord {
  const { reference, references } = recordMembers(dataset.id);
  return {
    dataset,
    event: {
      id: event.id,
      name: event.name,
      startDate: event.startDate,
      duration: event.duration,
      participants: references(event.participants),
      locations: references(event.locations),
      groups: references(event.groups),
      partOf: reference(event.partOf),
      predecessor: reference(event.predecessor),
      references: verseReferences(event.verses),
    },
    thisEventApiLink: links.entity(dataset.id, 'events', event.id),
  };
}
