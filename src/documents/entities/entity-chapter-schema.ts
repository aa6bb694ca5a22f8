import { z } from 'zod';
import { datasetBookSchema } from '../dataset/dataset-book-schema.ts';
import { datasetNavigationSchema } from '../dataset/dataset-navigation-schema.ts';
import { datasetSchema } from '../dataset/dataset-schema.ts';
import { schemaParts } from '../schema-parts.ts';
import { summaryParts } from './summary-parts.ts';

const { apiLink, count, positive } = schemaParts;

const place = { apiLink, verses: z.array(positive).min(1) };

/** The chapter document of a dataset of entities (interface 2.9, "Entity chapter"). */
export const entityChapterSchema = z
  .strictObject({
    dataset: datasetSchema,
    book: datasetBookSchema,
    ...datasetNavigationSchema,
    numberOfPeople: count,
    numberOfPlaces: count,
    numberOfEvents: count,
    chapter: z.strictObject({
      number: positive,
      people: z.array(
        z.strictObject({
          ...summaryParts.person,
          birthYear: z.number().optional(),
          deathYear: z.number().optional(),
          ...place,
        }),
      ),
      places: z.array(z.strictObject({ ...summaryParts.place, ...place })),
      events: z.array(z.strictObject({ ...summaryParts.event, ...place })),
    }),
  })
  .meta({ id: 'DatasetEntityBookChapter' });

export type EntityChapter = z.infer<typeof entityChapterSchema>;
