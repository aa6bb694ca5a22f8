import { shortestTag } from '../../src/model/shortest-tag.ts';
import type { Translation } from './documents.ts';

type Choosable = Pick<Translation, 'language' | 'totalNumberOfVerses'>;

/**
 * The translation for someone who reads these languages (codes such as `en-GB` or `eng`, in order of
 * preference; by default the languages of the browser): the one with most verses in the first available
 * language. Undefined if none is available.
 */
export function preferredTranslation<T extends Choosable>(
  translations: readonly T[],
  languages: readonly string[] = globalThis.navigator?.languages ?? [],
): T | undefined {
  for (const language of languages.map(shortestCode)) {
    const [most] = translations
      .filter((each) => shortestCode(each.language) === language)
      .sort((a, b) => b.totalNumberOfVerses - a.totalNumberOfVerses);
    if (most) return most;
  }
  return undefined;
}

/** Two letters if the language has such a code: `en` for `eng` and `en-GB`. */
export function shortestCode(language: string): string {
  return shortestTag(language).split('-')[0]!;
}
