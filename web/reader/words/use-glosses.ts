import { type Loading, useDocument } from '../../service/service.ts';
import { useStyle } from '../../widgets/later-content.tsx';
import type { WordsByVerse } from '../text/text-blocks.ts';
import type { InterlinearWords } from './load-glosses.ts';

type Interlinear = InterlinearWords & { readonly styles: string };

export function useGlosses(
  words: ReadonlyMap<string, WordsByVerse>,
  isWanted: boolean,
): Loading<Interlinear> {
  const key = isWanted && words.size > 0 ? [...words.keys()].join() : undefined;
  const loading = useDocument(key, async (signal) => {
    const { interlinearStyles, loadGlosses } = await import('./load-glosses.ts');
    return { ...(await loadGlosses(words, signal)), styles: interlinearStyles };
  });
  useStyle(loading.document?.styles);
  return loading;
}
