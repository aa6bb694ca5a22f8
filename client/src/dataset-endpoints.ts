import type {
  AvailableDatasets,
  DatasetBookChapter,
  DatasetBooks,
  DatasetEntityBookChapter,
  DatasetEventRecord,
  DatasetEvents,
  DatasetPeople,
  DatasetPeopleGroupRecord,
  DatasetPeopleGroups,
  DatasetPersonRecord,
  DatasetPlaceRecord,
  DatasetPlaces,
} from './documents/index.ts';
import type { CallOptions, DocumentSource } from './http/document-source.ts';
import { pathSegment as segment } from './path-segment.ts';

/** Datasets: cross references, and people, places, events and groups. */
export function datasetEndpoints(source: DocumentSource) {
  return {
    async datasets(options?: CallOptions) {
      return source.get<AvailableDatasets>('/api/available_datasets.json', options);
    },
    async datasetBooks(dataset: string, options?: CallOptions) {
      return source.get<DatasetBooks>(`/api/d/${segment(dataset)}/books.json`, options);
    },
    /** A chapter of a dataset of either kind: that of cross references has `chapter.content`. */
    async datasetChapter(dataset: string, book: string, chapter: number, options?: CallOptions) {
      const path = `/api/d/${segment(dataset)}/${segment(book)}/${segment(chapter)}.json`;
      return source.get<DatasetBookChapter | DatasetEntityBookChapter>(path, options);
    },
    /** A chapter of a dataset of cross references. */
    async crossReferences(dataset: string, book: string, chapter: number, options?: CallOptions) {
      return source.get<DatasetBookChapter>(
        `/api/d/${segment(dataset)}/${segment(book)}/${segment(chapter)}.json`,
        options,
      );
    },
    /** A chapter of a dataset of people, places and events. */
    async entities(dataset: string, book: string, chapter: number, options?: CallOptions) {
      return source.get<DatasetEntityBookChapter>(
        `/api/d/${segment(dataset)}/${segment(book)}/${segment(chapter)}.json`,
        options,
      );
    },
    async people(dataset: string, options?: CallOptions) {
      return source.get<DatasetPeople>(`/api/d/${segment(dataset)}/people.json`, options);
    },
    async person(dataset: string, person: string, options?: CallOptions) {
      return source.get<DatasetPersonRecord>(
        `/api/d/${segment(dataset)}/people/${segment(person)}.json`,
        options,
      );
    },
    async places(dataset: string, options?: CallOptions) {
      return source.get<DatasetPlaces>(`/api/d/${segment(dataset)}/places.json`, options);
    },
    async events(dataset: string, options?: CallOptions) {
      return source.get<DatasetEvents>(`/api/d/${segment(dataset)}/events.json`, options);
    },
    async groups(dataset: string, options?: CallOptions) {
      return source.get<DatasetPeopleGroups>(`/api/d/${segment(dataset)}/groups.json`, options);
    },
    async place(dataset: string, id: string, options?: CallOptions) {
      return source.get<DatasetPlaceRecord>(`/api/d/${segment(dataset)}/places/${segment(id)}.json`, options);
    },
    async event(dataset: string, id: string, options?: CallOptions) {
      return source.get<DatasetEventRecord>(`/api/d/${segment(dataset)}/events/${segment(id)}.json`, options);
    },
    async group(dataset: string, id: string, options?: CallOptions) {
      return source.get<DatasetPeopleGroupRecord>(
        `/api/d/${segment(dataset)}/groups/${segment(id)}.json`,
        options,
      );
    },
  };
}
