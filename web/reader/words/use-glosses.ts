import type { SimpleChapterWord } from '../../../client/src/documents.ts';
import { type Loading, useDocument } from '../service.ts';
import type { WordsByVerse } from '../text/words.tsx';
import type { WordGloss } from './load-glosses.ts';

/** The meaning and the form of each word, for an interlinear text. */
export function useGlosses(
  words: ReadonlyMap<string, WordsByVerse>,
  isWanted: boolean,
): Loading<(word: SimpleChapterWord) => WordGloss> {
  const key = isWanted && words.size > 0 ? [...words.keys()].join() : undefined;
  return useDocument(key, async (signal) => {
    const { loadGlosses } = await import('./load-glosses.ts');
    return loadGlosses(words, signal);
  });
}
