import { links } from '../links.ts';
import type { DatasetChapterReference } from './dataset-chapter-reference-schema.ts';

/** A chapter in the sequence of all chapters of a dataset. */
export interface DatasetChapterPlace {
  readonly book: string;
  readonly chapter: number;
}

/** The members of a chapter document that link to it and to its neighbours. */
export function datasetNavigation(
  datasetId: string,
  place: DatasetChapterPlace,
  next: DatasetChapterPlace | null,
  previous: DatasetChapterPlace | null,
) {
  const linkTo = ({ book, chapter }: DatasetChapterPlace) => links.datasetChapter(datasetId, book, chapter);
  return {
    thisChapterLink: linkTo(place),
    thisChapterReference: datasetChapterReference(datasetId, place),
    nextChapterApiLink: next && linkTo(next),
    nextChapterReference: next && datasetChapterReference(datasetId, next),
    previousChapterApiLink: previous && linkTo(previous),
    previousChapterReference: previous && datasetChapterReference(datasetId, previous),
  };
}

export function datasetChapterReference(
  datasetId: string,
  { book, chapter }: DatasetChapterPlace,
): DatasetChapterReference {
  return { datasetId, book, chapter };
}
