import type { DatasetBook } from './dataset-book-schema.ts';
import type { DatasetBooks } from './dataset-books-schema.ts';
import type { Dataset } from './dataset-schema.ts';

/** `books.json`: `{dataset, books}`, books in canonical order. */
export function datasetBooks(dataset: Dataset, books: readonly DatasetBook[]): string {
  const document: DatasetBooks = { dataset, books: [...books] };
  return JSON.stringify(document);
}
