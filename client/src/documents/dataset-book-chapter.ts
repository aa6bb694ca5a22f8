// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { Dataset } from './dataset.ts';
import type { DatasetBook } from './dataset-book.ts';
import type { DatasetChapterReference } from './dataset-chapter-reference.ts';
import type { DatasetReference } from './dataset-reference.ts';

export interface DatasetBookChapter {
  dataset: Dataset;
  book: DatasetBook;
  thisChapterLink: string;
  thisChapterReference: DatasetChapterReference;
  nextChapterApiLink: string | null;
  nextChapterReference: DatasetChapterReference | null;
  previousChapterApiLink: string | null;
  previousChapterReference: DatasetChapterReference | null;
  numberOfVerses: number;
  numberOfReferences: number;
  chapter: {
    number: number;
    content: {
      verse: number;
      references: DatasetReference[];
    }[];
  };
}
