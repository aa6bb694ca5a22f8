import type { Translation } from '../../../client/src/documents.ts';

const hebrew = new Set(['hbo', 'heb', 'arc', 'yid']);
const greek = new Set(['grc', 'ell']);

/** How the text of a translation is set: its language, direction and letters. */
export function scriptOf(translation: Pick<Translation, 'language' | 'textDirection'> | undefined) {
  const { language = 'und', textDirection = 'ltr' } = translation ?? {};
  const letters = hebrew.has(language) ? ' hebrew' : greek.has(language) ? ' greek' : '';
  return { lang: shortestCode(language), dir: textDirection, class: `scripture${letters}` } as const;
}

/** As HTML wants it: `en`, not `eng`. */
export function shortestCode(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'und';
  } catch {
    return 'und';
  }
}
