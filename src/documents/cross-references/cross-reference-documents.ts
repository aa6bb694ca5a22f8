import type { CrossReferences } from '../../model/cross-references.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import { datasetObject } from '../dataset/dataset.ts';
import type { EditionDocuments } from '../edition-documents.ts';

export function crossReferenceDocuments(
  metadata: EditionMetadata,
  _references: CrossReferences,
): EditionDocuments {
  const counts = { books: 0, chapters: 0, verses: 0, references: 0 };
  return { catalogueEntry: datasetObject(metadata, counts), bookIds: [], counts, documents: [] };
}
