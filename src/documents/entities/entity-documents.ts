import type { EditionMetadata } from '../../model/edition-metadata.ts';
import type { Entities } from '../../model/entities.ts';
import { datasetObject } from '../dataset/dataset.ts';
import type { EditionDocuments } from '../edition-documents.ts';

export function entityDocuments(metadata: EditionMetadata, _entities: Entities): EditionDocuments {
  const counts = { books: 0, chapters: 0, verses: 0 };
  return {
    catalogueEntry: datasetObject(metadata, { ...counts, references: 0 }),
    bookIds: [],
    counts,
    documents: [],
  };
}
