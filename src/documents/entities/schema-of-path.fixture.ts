import type { ZodType } from 'zod';
import { datasetBooksSchema } from '../dataset/dataset-schema.ts';
import { links } from '../links.ts';
import { textReferencesSchema } from '../references/text-references-schema.ts';
import {
  entityChapterSchema,
  eventRecordSchema,
  eventsListSchema,
  groupRecordSchema,
  groupsListSchema,
  peopleListSchema,
  personRecordSchema,
  placeRecordSchema,
  placesListSchema,
} from './entity-schema.ts';

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

export function schemaOfPath(datasetId: string, path: string): ZodType {
  if (path.startsWith(links.textReferences(datasetId))) return textReferencesSchema;
  const rest = path.slice(`/api/d/${datasetId}`.length);
  const found = schemas.find(([pattern]) => pattern.test(rest));
  if (!found) throw new Error(`No document of a dataset of entities has the path ${path}.`);
  return found[1];
}
