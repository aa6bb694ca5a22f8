// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { DatasetChapterReference } from './dataset-chapter-reference.ts';

export interface DatasetBook {
  id: string;
  datasetId: string;
  order: number;
  firstChapterNumber: number;
  firstChapterApiLink: string;
  firstChapterReference: DatasetChapterReference;
  lastChapterNumber: number;
  lastChapterApiLink: string;
  lastChapterReference: DatasetChapterReference;
  numberOfChapters: number;
  totalNumberOfVerses: number;
  totalNumberOfReferences: number;
}
