import type { SimpleTranslationBookChapterWords } from '../../../client/src/documents.ts';
import { service } from '../service/service.ts';
import { useDocument } from '../service/use-document.ts';
import type { ChapterColumn } from '../text/use-chapters.ts';

export type WordsByVerse = SimpleTranslationBookChapterWords['verses'];

const none: WordsByVerse = {};

/** The words of each column that has some, loaded after the text, where somebody wants them. */
export function useWords(columns: readonly ChapterColumn[], isWanted: boolean) {
  const links = columns.map(({ chapter }) => chapter?.thisChapterWordsLink);
  const key = isWanted && links.some(Boolean) ? links.join() : undefined;
  const { document, error, isLoading, retry } = useDocument(key, (signal) =>
    Promise.all(
      links.map(async (link) =>
        link ? (await service.get<SimpleTranslationBookChapterWords>(link, { signal })).verses : none,
      ),
    ),
  );
  // Those of the last chapter would mark other words
  const words: readonly WordsByVerse[] = (key && !isLoading && document) || columns.map(() => none);
  return { words, error: isLoading ? undefined : error, retry };
}
