import { DocumentNumbering } from '../../src/questions/document-numbering.ts';
import type { NumberingData, VerseAddress } from '../../src/questions/edition.ts';
import { areSameVerses } from '../../src/references/versification/verse-span.ts';

/**
 * Versification data without the tables of the standard schemes: only the documents of the editions. It takes
 * the place of `numbering.ts` in bundles with the condition `no-share-alike`.
 */
export const numberingData: NumberingData = {
  sameVerses(verses, from, to) {
    if (typeof from === 'string' || typeof to === 'string') return [];
    const [here, there] = [DocumentNumbering.of(from), DocumentNumbering.of(to)];
    const found = new Map<string, VerseAddress>();
    for (const each of verses) {
      const originals = here.originals(each);
      const mapped = originals.flatMap((original) => there.fromOriginal(original));
      const sharing = originals.flatMap((original) => here.fromOriginal(original));
      // As in `numbering.ts`
      const isAlike = mapped.length > 1 && areSameVerses(mapped, sharing);
      for (const { book, chapter, verse } of isAlike ? [each] : mapped) {
        found.set(`${book} ${chapter}:${verse}`, { book, chapter, verse });
      }
    }
    return [...found.values()];
  },
};
