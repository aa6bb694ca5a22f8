import type { Translation } from '../../../client/src/documents.ts';

const hebrew = new Set(['hbo', 'heb', 'arc', 'yid']);
const greek = new Set(['grc', 'ell']);

/** Attributes of an element that holds text of a translation: language, direction, and classes for its script. */
export function scriptOf(translation: Pick<Translation, 'language' | 'textDirection'> | undefined) {
  const { language = 'und', textDirection = 'ltr' } = translation ?? {};
  const letters = hebrew.has(language) ? ' hebrew' : greek.has(language) ? ' greek' : '';
  return { lang: shortestCode(language), dir: textDirection, class: `scripture${letters}` } as const;
}

/** What of an element with text of a chapter says where it is from, for copies of it. */
export function sourceOf(translation: Translation | undefined, bookName: string | undefined) {
  return {
    'data-edition': translation?.id,
    'data-name': translation?.shortName || translation?.id,
    'data-language': translation?.language,
    'data-book': bookName,
  };
}

/** The code that HTML expects: `en`, not `eng`. */
export function shortestCode(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'und';
  } catch {
    return 'und';
  }
}
