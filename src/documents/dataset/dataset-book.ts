import { bookInfo } from '../../model/books.ts';
import { links } from '../links.ts';
import type { DatasetBook } from './dataset-book-schema.ts';
import { datasetChapterReference } from './dataset-navigation.ts';

/** A book that a dataset says something of. */
export interface DatasetBookSummary {
  /** The id of a book of scripture. */
  readonly id: string;
  /** In ascending order of number; at least one. */
  readonly chapters: readonly DatasetChapterSummary[];
}

export interface DatasetChapterSummary {
  readonly number: number;
  /** How many verses the dataset says something of. */
  readonly verses: number;
  /** How many cross references there are, or for entities mentions of an entity in a verse. */
  readonly references: number;
}

/** The `DatasetBook` object (interface 2.9). */
export function datasetBook(datasetId: string, { id, chapters }: DatasetBookSummary): DatasetBook {
  const first = { book: id, chapter: chapters[0]!.number };
  const last = { book: id, chapter: chapters.at(-1)!.number };
  return {
    id,
    datasetId,
    order: bookInfo(id)!.order,
    firstChapterNumber: first.chapter,
    firstChapterApiLink: links.datasetChapter(datasetId, id, first.chapter),
    firstChapterReference: datasetChapterReference(datasetId, first),
    lastChapterNumber: last.chapter,
    lastChapterApiLink: links.datasetChapter(datasetId, id, last.chapter),
    lastChapterReference: datasetChapterReference(datasetId, last),
    numberOfChapters: chapters.length,
    totalNumberOfVerses: chapters.reduce((total, { verses }) => total + verses, 0),
    totalNumberOfReferences: chapters.reduce((total, { references }) => total + references, 0),
  };
}
