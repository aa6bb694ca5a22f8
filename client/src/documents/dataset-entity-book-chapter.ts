// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { Dataset } from './dataset.ts';
import type { DatasetBook } from './dataset-book.ts';
import type { DatasetChapterReference } from './dataset-chapter-reference.ts';

export interface DatasetEntityBookChapter {
  dataset: Dataset;
  book: DatasetBook;
  thisChapterLink: string;
  thisChapterReference: DatasetChapterReference;
  nextChapterApiLink: string | null;
  nextChapterReference: DatasetChapterReference | null;
  previousChapterApiLink: string | null;
  previousChapterReference: DatasetChapterReference | null;
  numberOfPeople: number;
  numberOfPlaces: number;
  numberOfEvents: number;
  chapter: {
    number: number;
    people: {
      id: string;
      name: string;
      isProperName?: boolean;
      gender?: string;
      birthYear?: number;
      deathYear?: number;
      apiLink: string;
      verses: number[];
    }[];
    places: {
      id: string;
      name: string;
      featureType?: string;
      latitude?: number;
      longitude?: number;
      apiLink: string;
      verses: number[];
    }[];
    events: {
      id: string;
      name: string;
      startDate?: string;
      apiLink: string;
      verses: number[];
    }[];
  };
}
