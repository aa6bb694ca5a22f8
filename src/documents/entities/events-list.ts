import type { ScriptureEvent } from '../../model/entities.ts';
import type { Dataset } from '../dataset/dataset-schema.ts';
import { links } from '../links.ts';
import type { EventsList } from './events-list-schema.ts';

/** `events.json`, in the order of the source. */
export function eventsList(dataset: Dataset, events: readonly ScriptureEvent[]): EventsList {
  return {
    dataset,
    events: events.map(({ id, name, startDate, verses }) => ({
      id,
      name,
      startDate,
      numberOfReferences: verses.length,
      thisEventApiLink: links.entity(dataset.id, 'events', id),
    })),
  };
}
