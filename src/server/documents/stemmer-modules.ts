import { foldedStemmer, type StemmerName, stemmerNameFor } from '../../search/forms/stemmers.ts';
import type { Stem } from '../../search/forms/word-forms.ts';

const loaded = new Map<StemmerName, Stem>();

export function loadStemmer(language: string): Stem | undefined {
  const name = stemmerNameFor(language);
  const load = (name: StemmerName) => foldedStemmer(name, require(`@orama/stemmers/${name}`).stemmer);
  return name && loaded.getOrInsertComputed(name, load);
}
