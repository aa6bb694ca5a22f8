import type { Commentary, Dataset } from '../../../client/src/documents.ts';
import { orNone, service, useDocument } from '../service.ts';

/** Editions with study material. */
interface StudyEditions {
  readonly crossReferences: readonly Dataset[];
  readonly entities: readonly Dataset[];
  readonly commentaries: readonly Commentary[];
}

interface Books {
  readonly books: readonly { readonly id: string; readonly numberOfChapters: number }[];
}

/** The datasets and commentaries that cover a book. */
export function useStudyEditions(book: string) {
  return useDocument<StudyEditions>(book, async (signal) => {
    const options = { signal };
    const withBook = async <Edition extends { readonly listOfBooksApiLink: string }>(
      editions: readonly Edition[] = [],
    ): Promise<Edition[]> => {
      const has = await Promise.all(
        editions.map(async ({ listOfBooksApiLink }) => {
          try {
            const list = await orNone(service.get<Books>(listOfBooksApiLink, options));
            return list?.books.some(({ id, numberOfChapters }) => id === book && numberOfChapters > 0);
          } catch {
            // Its chapter will show what is wrong; the other editions must not wait for it
            return true;
          }
        }),
      );
      return editions.filter((_, index) => has[index]);
    };
    const [datasets, commentaries] = await Promise.all([
      orNone(service.datasets(options)).then((list) => withBook(list?.datasets)),
      orNone(service.commentaries(options)).then((list) => withBook(list?.commentaries)),
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
