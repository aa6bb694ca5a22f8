import { bookOrder } from './book-order.ts';
import { type DocumentPlace, documentPlace } from './document-place.ts';
import type { ChapterDiff, EditionDiff, PathChanges } from './release-diff.ts';

type Status = ChapterDiff['status'];

/** A chapter of which some documents differ. */
export interface TouchedChapter {
  readonly book: string;
  readonly chapter: number;
  readonly status: Status;
  readonly documents: readonly { readonly path: string; readonly part: string; readonly status: Status }[];
}

export interface TouchedDocuments {
  /** In the order of the books. */
  readonly chapters: readonly TouchedChapter[];
  /** Those that are of no chapter. */
  readonly others: PathChanges;
}

/** Sorts documents that differ into chapters. */
export function touchedChapters(
  edition: Pick<EditionDiff, 'id' | 'kind'>,
  paths: PathChanges,
): TouchedDocuments {
  const chapters = new Map<string, TouchedChapter['documents'][number][]>();
  const places = new Map<string, DocumentPlace>();
  const others = { added: [] as string[], removed: [] as string[], changed: [] as string[] };
  for (const status of ['added', 'removed', 'changed'] as const) {
    for (const path of paths[status]) {
      const place = documentPlace(edition, path);
      if (!place) {
        others[status].push(path);
        continue;
      }
      const key = `${place.book} ${place.chapter}`;
      places.set(key, place);
      const documents = chapters.get(key) ?? [];
      chapters.set(key, [...documents, { path, part: place.part, status }]);
    }
  }
  const touched = [...chapters].map(([key, documents]) => {
    const { book, chapter } = places.get(key)!;
    const main = documents.find(({ part }) => part === 'chapter');
    return { book, chapter, status: main?.status ?? 'changed', documents };
  });
  touched.sort(
    (a, b) =>
      bookOrder(a.book) - bookOrder(b.book) ||
      (a.book < b.book ? -1 : a.book > b.book ? 1 : 0) ||
      a.chapter - b.chapter,
  );
  return { chapters: touched, others };
}
