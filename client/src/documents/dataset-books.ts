// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { Dataset } from './dataset.ts';
import type { DatasetBook } from './dataset-book.ts';

export interface DatasetBooks {
  dataset: Dataset;
  books: DatasetBook[];
}
