import type { SimpleTranslationBookChapterWords } from '../../../client/src/documents/index.ts';
import { service } from '../service/service.ts';
import { useDocument } from '../service/use-document.ts';
import type { ChapterColumn } from '../text/use-chapters.ts';

export type WordsByVerse = SimpleTranslationBookChapterWords['verses'];

const none: WordsByVerse = {};

/** The words of each column that has some, loaded after the text. */
export function useWords(columns: readonly ChapterColumn[] | undefined): readonly WordsByVerse[] {
  const links = columns?.map(({ chapter }) => chapter?.thisChapterWordsLink);
  const { document, isLoading } = useDocument(links?.some(Boolean) ? links.join() : undefined, (signal) =>
    Promise.all(
      links!.map(async (link) =>
        link ? (await service.get<SimpleTranslationBookChapterWords>(link, { signal })).verses : none,
      ),
    ),
  );
  // Those of the last chapter would mark other words
  return (!isLoading && document) || (columns ?? []).map(() => none);
}
