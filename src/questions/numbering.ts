import type { SchemeName } from '../references/reference.ts';
import { versificationOfDocument } from '../references/versification/edition-numbering.ts';
import { mapVerses } from '../references/versification/map-verses.ts';
import { Versification } from '../references/versification/versification.ts';
import type { NumberingData, NumberingDocument, VerseAddress } from './edition.ts';
import { memoizeByDocument } from './question.ts';

/**
 * Versification data. The client loads it only to show several translations side by side, because it includes
 * the tables of all standard schemes.
 */
export const numberingData: NumberingData = {
  sameVerses(verses, from, to) {
    const [here, there] = [versificationOf(from), versificationOf(to)];
    if (here === there) return verses;
    const found = new Map<string, VerseAddress>();
    for (const verse of verses) {
      for (const { book, chapter, verse: number } of mapVerses(here, there, verse)) {
        found.set(`${book} ${chapter}:${number}`, { book, chapter, verse: number });
      }
    }
    return [...found.values()];
  },

  schemes: {
    lastVerses: (scheme, book) => Versification.standard(scheme).chapters(book) ?? [],
    has: (scheme, verse) => Versification.standard(scheme).has(verse),
  },
};

/** Editions with the same numbering share one object, so that `sameVerses` can skip mapping between them. */
const shared = new Map<string, Versification>();
const maxSharedNumberings = 64;

function versificationOf(of: NumberingDocument | SchemeName): Versification {
  if (typeof of === 'string') return Versification.standard(of);
  return sharedVersification(of);
}

const sharedVersification = memoizeByDocument((document: NumberingDocument): Versification => {
  const { scheme, differences, mappings } = document;
  const written = JSON.stringify([scheme, differences, mappings]);
  const versification = shared.get(written) ?? versificationOfDocument(document);
  if (shared.size >= maxSharedNumberings) shared.clear();
  shared.set(written, versification);
  return versification;
});
