import type {
  AvailableCommentaries,
  AvailableDatasets,
  Commentary,
  Dataset,
} from '../../../client/src/documents.ts';
import { loadOnce, orNone } from '../../service/loading.ts';
import { service, useDocument } from '../../service/service.ts';

const kinds = ['crossReferences', 'commentaries', 'entities'] as const;
export type StudyKind = (typeof kinds)[number];

export interface StudyEditions {
  readonly crossReferences: readonly Dataset[];
  readonly entities: readonly Dataset[];
  readonly commentaries: readonly Commentary[];
}

interface Books {
  readonly books: readonly { readonly id: string; readonly numberOfChapters: number }[];
}

export function studyKinds(editions: StudyEditions | undefined): StudyKind[] {
  return kinds.filter((kind) => editions && editions[kind].length > 0);
}

const listOnce = loadOnce();

function listAt<List>(link: string): Promise<List | undefined> {
  return listOnce(link, () => orNone(service.get<List>(link)));
}

export function useStudyEditions(book: string | undefined) {
  return useDocument<StudyEditions>(book, async () => {
    const withBook = async <Edition extends { readonly listOfBooksApiLink: string }>(
      editions: readonly Edition[] = [],
    ): Promise<Edition[]> => {
      const has = await Promise.all(
        editions.map(async ({ listOfBooksApiLink }) => {
          try {
            const list = await listAt<Books>(listOfBooksApiLink);
            return list?.books.some(({ id, numberOfChapters }) => id === book && numberOfChapters > 0);
          } catch {
            // The chapter will show the error; the other editions must not wait for it
            return true;
          }
        }),
      );
      return editions.filter((_, index) => has[index]);
    };
    const [datasets, commentaries] = await Promise.all([
      listAt<AvailableDatasets>('/api/available_datasets.json').then((list) => withBook(list?.datasets)),
      listAt<AvailableCommentaries>('/api/available_commentaries.json').then((list) =>
        withBook(list?.commentaries),
      ),
    ]);
    return {
      crossReferences: datasets.filter((dataset) => !hasEntities(dataset)),
      entities: datasets.filter(hasEntities),
      commentaries,
    };
  });
}

function hasEntities(dataset: Dataset): boolean {
  const { listOfPeopleApiLink, listOfPlacesApiLink, listOfEventsApiLink, listOfPeopleGroupsApiLink } =
    dataset;
  return Boolean(
    listOfPeopleApiLink ?? listOfPlacesApiLink ?? listOfEventsApiLink ?? listOfPeopleGroupsApiLink,
  );
}
