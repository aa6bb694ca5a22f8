import { DocumentNumbering } from '../../src/questions/document-numbering.ts';
import type { NumberingData, VerseAddress } from '../../src/questions/edition.ts';

/**
 * Versification data without the tables of the standard schemes: only the documents of the editions. It takes
 * the place of `numbering.ts` in bundles with the condition `no-share-alike`.
 */
export const numberingData: NumberingData = {
  sameVerses(verses, from, to) {
    if (typeof from === 'string') return [];
    const [here, there] = [DocumentNumbering.of(from), DocumentNumbering.of(to)];
    const found = new Map<string, VerseAddress>();
    for (const original of verses.flatMap((verse) => here.originals(verse))) {
      for (const { book, chapter, verse } of there.fromOriginal(original)) {
        found.set(`${book} ${chapter}:${verse}`, { book, chapter, verse });
      }
    }
    return [...found.values()];
  },
};
