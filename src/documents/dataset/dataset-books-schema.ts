import { z } from 'zod';
import { datasetBookSchema } from './dataset-book-schema.ts';
import { datasetSchema } from './dataset-schema.ts';

/** `books.json` of a dataset. */
export const datasetBooksSchema = z
  .strictObject({
    dataset: datasetSchema,
    books: z.array(datasetBookSchema),
  })
  .meta({ id: 'DatasetBooks' });

export type DatasetBooks = z.infer<typeof datasetBooksSchema>;
