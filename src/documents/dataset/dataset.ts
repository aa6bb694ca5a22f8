import { bookInfo } from '../../model/books.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import { type CanonCounts, editionMembers } from '../edition-documents.ts';
import { ChapterLinks, type ChapterOfBook, links } from '../links.ts';
import type { Dataset, DatasetBook, DatasetBooks } from './dataset-schema.ts';

interface EntityCounts {
  readonly people?: number;
  readonly places?: number;
  readonly events?: number;
  readonly groups?: number;
}

/**
 * The `Dataset` object (interface 2.9). `references` counts cross references; for entities, mentions of an
 * entity in a verse.
 */
export function datasetObject(
  metadata: EditionMetadata,
  counts: CanonCounts & { readonly references: number },
  { people, places, events, groups }: EntityCounts = {},
): Dataset {
  const { id } = metadata;
  return {
    ...editionMembers.names(metadata),
    ...editionMembers.licence(metadata),
    // The contract allows neither null nor a missing key here
    licenseNotes: metadata.licenseNotes ?? '',
    ...editionMembers.language(metadata),
    availableFormats: ['json'],
    listOfBooksApiLink: links.datasetBooks(id),
    numberOfBooks: counts.books,
    totalNumberOfChapters: counts.chapters,
    totalNumberOfVerses: counts.verses,
    totalNumberOfReferences: counts.references,
    ...(people ? { listOfPeopleApiLink: links.entities(id, 'people'), totalNumberOfPeople: people } : {}),
    ...(places ? { listOfPlacesApiLink: links.entities(id, 'places'), totalNumberOfPlaces: places } : {}),
    ...(events ? { listOfEventsApiLink: links.entities(id, 'events'), totalNumberOfEvents: events } : {}),
    ...(groups
      ? { listOfPeopleGroupsApiLink: links.entities(id, 'groups'), totalNumberOfPeopleGroups: groups }
      : {}),
  };
}

export interface DatasetBookSummary {
  readonly id: string;
  readonly chapters: readonly DatasetChapterSummary[];
}

export interface DatasetChapterSummary {
  readonly number: number;
  readonly verses: number;
  readonly references: number;
}

export function datasetBook(datasetId: string, { id, chapters }: DatasetBookSummary): DatasetBook {
  const first = { book: id, chapter: chapters[0]!.number };
  const last = { book: id, chapter: chapters.at(-1)!.number };
  return {
    id,
    datasetId,
    order: bookInfo(id)!.order,
    ...chapterLinks(datasetId).ends(first, last),
    numberOfChapters: chapters.length,
    totalNumberOfVerses: chapters.reduce((total, { verses }) => total + verses, 0),
    totalNumberOfReferences: chapters.reduce((total, { references }) => total + references, 0),
  };
}

export function datasetBooks(dataset: Dataset, books: readonly DatasetBook[]): string {
  const document: DatasetBooks = { dataset, books: [...books] };
  return JSON.stringify(document);
}

export function datasetNavigation(
  datasetId: string,
  place: ChapterOfBook,
  next: ChapterOfBook | null,
  previous: ChapterOfBook | null,
) {
  const chapters = chapterLinks(datasetId);
  return { thisChapterLink: chapters.link(place), ...chapters.neighbours(place, next, previous) };
}

const chapterLinks = (datasetId: string) => new ChapterLinks('datasetId', datasetId, links.datasetChapter);
