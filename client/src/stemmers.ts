import { foldedStemmer, type StemmerName, stemmerNameFor } from '../../src/search/forms/stemmers.ts';
import type { Stem } from '../../src/search/forms/word-forms.ts';

/** `client/scripts/build-client.ts` copies these modules into the package, which has no dependencies. */
const modules: Readonly<Record<StemmerName, () => Promise<{ readonly stemmer: Stem }>>> = {
  arabic: () => import('@orama/stemmers/arabic'),
  armenian: () => import('@orama/stemmers/armenian'),
  bulgarian: () => import('@orama/stemmers/bulgarian'),
  danish: () => import('@orama/stemmers/danish'),
  dutch: () => import('@orama/stemmers/dutch'),
  english: () => import('@orama/stemmers/english'),
  finnish: () => import('@orama/stemmers/finnish'),
  french: () => import('@orama/stemmers/french'),
  german: () => import('@orama/stemmers/german'),
  greek: () => import('@orama/stemmers/greek'),
  hungarian: () => import('@orama/stemmers/hungarian'),
  indian: () => import('@orama/stemmers/indian'),
  indonesian: () => import('@orama/stemmers/indonesian'),
  irish: () => import('@orama/stemmers/irish'),
  italian: () => import('@orama/stemmers/italian'),
  lithuanian: () => import('@orama/stemmers/lithuanian'),
  nepali: () => import('@orama/stemmers/nepali'),
  norwegian: () => import('@orama/stemmers/norwegian'),
  portuguese: () => import('@orama/stemmers/portuguese'),
  romanian: () => import('@orama/stemmers/romanian'),
  russian: () => import('@orama/stemmers/russian'),
  sanskrit: () => import('@orama/stemmers/sanskrit'),
  serbian: () => import('@orama/stemmers/serbian'),
  spanish: () => import('@orama/stemmers/spanish'),
  swedish: () => import('@orama/stemmers/swedish'),
  tamil: () => import('@orama/stemmers/tamil'),
  turkish: () => import('@orama/stemmers/turkish'),
  ukrainian: () => import('@orama/stemmers/ukrainian'),
};

/** Undefined if no stemmer exists. @param language ISO 639-3 code. */
export async function loadStemmer(language: string): Promise<Stem | undefined> {
  const name = stemmerNameFor(language);
  return name && foldedStemmer(name, (await modules[name]()).stemmer);
}
