import { foldedStemmer, stemmerNameFor } from '../../search/forms/stemmers.ts';
import type { Stem } from '../../search/forms/word-forms.ts';

export function loadStemmer(language: string): Stem | undefined {
  const name = stemmerNameFor(language);
  return name && foldedStemmer(name, require(`@orama/stemmers/${name}`).stemmer);
}
