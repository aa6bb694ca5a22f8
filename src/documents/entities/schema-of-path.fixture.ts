import type { ZodType } from 'zod';
import { datasetBooksSchema } from '../dataset/dataset-books-schema.ts';
import { entityChapterSchema } from './entity-chapter-schema.ts';
import { eventRecordSchema } from './event-record-schema.ts';
import { eventsListSchema } from './events-list-schema.ts';
import { groupRecordSchema } from './group-record-schema.ts';
import { groupsListSchema } from './groups-list-schema.ts';
import { peopleListSchema } from './people-list-schema.ts';
import { personRecordSchema } from './person-record-schema.ts';
import { placeRecordSchema } from './place-record-schema.ts';
import { placesListSchema } from './places-list-schema.ts';

const schemas: readonly (readonly [RegExp, ZodType])[] = [
  [/^\/books\.json$/, datasetBooksSchema],
  [/^\/[A-Z0-9]{3}\/[1-9]\d*\.json$/, entityChapterSchema],
  [/^\/people\.json$/, peopleListSchema],
  [/^\/people\/[\w-]+\.json$/, personRecordSchema],
  [/^\/places\.json$/, placesListSchema],
  [/^\/places\/[\w-]+\.json$/, placeRecordSchema],
  [/^\/events\.json$/, eventsListSchema],
  [/^\/events\/[\w-]+\.json$/, eventRecordSchema],
  [/^\/groups\.json$/, groupsListSchema],
  [/^\/groups\/[\w-]+\.json$/, groupRecordSchema],
];

/** What the document at a path of a dataset of entities must look like. */
export function schemaOfPath(datasetId: string, path: string): ZodType {
  const rest = path.slice(`/api/d/${datasetId}`.length);
  const found = schemas.find(([pattern]) => pattern.test(rest));
  if (!found) throw new Error(`No document of a dataset of entities has the path ${path}.`);
  return found[1];
}
