import type { SimpleTranslationBookChapter } from '../../../client/src/documents.ts';
import { type Loading, useDocument } from '../../service/service.ts';
import { useStyle } from '../../widgets/later-content.tsx';
import type { WordsByVerse } from '../text/text-blocks.ts';
import type { InterlinearWords } from './load-glosses.ts';

export function useGlosses(
  chapters: readonly SimpleTranslationBookChapter[],
  words: ReadonlyMap<string, WordsByVerse>,
  isWanted: boolean,
): Loading<InterlinearWords> {
  const key = isWanted && words.size > 0 ? [...words.keys()].join() : undefined;
  const loading = useDocument(key, async (signal) => {
    const { loadGlosses } = await import('./load-glosses.ts');
    return loadGlosses(chapters, words, signal);
  });
  useStyle(loading.document?.styles);
  return loading;
}
