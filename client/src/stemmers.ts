import { foldedStemmer, type StemmerName, stemmerNameFor } from '../../src/search/forms/stemmers.ts';
import type { Stem } from '../../src/search/forms/word-forms.ts';

/**
 * `client/scripts/build-client.ts` copies these modules into the package, which has no dependencies. They are in
 * families, because similar ones next to each other compress best in the worker.
 */
const modules: Readonly<Record<StemmerName, () => Promise<{ readonly stemmer: Stem }>>> = {
  danish: () => import('@orama/stemmers/danish'),
  norwegian: () => import('@orama/stemmers/norwegian'),
  swedish: () => import('@orama/stemmers/swedish'),
  dutch: () => import('@orama/stemmers/dutch'),
  german: () => import('@orama/stemmers/german'),
  english: () => import('@orama/stemmers/english'),
  french: () => import('@orama/stemmers/french'),
  italian: () => import('@orama/stemmers/italian'),
  spanish: () => import('@orama/stemmers/spanish'),
  portuguese: () => import('@orama/stemmers/portuguese'),
  romanian: () => import('@orama/stemmers/romanian'),
  russian: () => import('@orama/stemmers/russian'),
  ukrainian: () => import('@orama/stemmers/ukrainian'),
  bulgarian: () => import('@orama/stemmers/bulgarian'),
  serbian: () => import('@orama/stemmers/serbian'),
  lithuanian: () => import('@orama/stemmers/lithuanian'),
  finnish: () => import('@orama/stemmers/finnish'),
  hungarian: () => import('@orama/stemmers/hungarian'),
  turkish: () => import('@orama/stemmers/turkish'),
  arabic: () => import('@orama/stemmers/arabic'),
  armenian: () => import('@orama/stemmers/armenian'),
  greek: () => import('@orama/stemmers/greek'),
  irish: () => import('@orama/stemmers/irish'),
  indonesian: () => import('@orama/stemmers/indonesian'),
  indian: () => import('@orama/stemmers/indian'),
  nepali: () => import('@orama/stemmers/nepali'),
  sanskrit: () => import('@orama/stemmers/sanskrit'),
  tamil: () => import('@orama/stemmers/tamil'),
};

/** Undefined if no stemmer exists. @param language ISO 639-3 code. */
export async function loadStemmer(language: string): Promise<Stem | undefined> {
  const name = stemmerNameFor(language);
  return name && foldedStemmer(name, (await modules[name]()).stemmer);
}
