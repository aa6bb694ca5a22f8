import type {
  ApiCommentaryBookChapter,
  ApiCommentaryBooks,
  ApiDatasetBookChapter,
  FreeUseBibleApi,
} from 'free-use-bible-api';

export async function commentaryBooks(api: FreeUseBibleApi, commentary: string): Promise<ApiCommentaryBooks> {
  return (await api.getCommentaryBooks(commentary)) as unknown as ApiCommentaryBooks;
}

export async function commentaryChapter(
  api: FreeUseBibleApi,
  commentary: string,
  book: string,
  chapter: number,
): Promise<ApiCommentaryBookChapter> {
  const answer: unknown = await api.getCommentaryBookChapter(commentary, book, chapter);
  return answer as ApiCommentaryBookChapter;
}

export async function crossReferences(
  api: FreeUseBibleApi,
  dataset: string,
  book: string,
  chapter: number,
): Promise<ApiDatasetBookChapter> {
  const answer = await api.getDatasetBookChapter(dataset, book, chapter);
  if (!('numberOfReferences' in answer)) throw new Error(`${book} ${chapter} has no cross references`);
  return answer;
}
