import type { SchemeName } from '../references/reference.ts';
import { versificationOfDocument } from '../references/versification/edition-numbering.ts';
import { mapVerses } from '../references/versification/map-verses.ts';
import { areSameVerses } from '../references/versification/verse-span.ts';
import { Versification } from '../references/versification/versification.ts';
import type { NumberingData, NumberingDocument, VerseAddress } from './edition.ts';
import { memoizeByDocument } from './question.ts';

/** The client loads this only for several translations, because it includes the tables of all standard schemes. */
export const numberingData: NumberingData = {
  sameVerses(verses, from, to) {
    const there = versificationOf(to);
    if (there === versificationOf(from)) return verses;
    const found = new Map<string, VerseAddress>();
    for (const verse of verses) {
      for (const { book, chapter, verse: number } of mapAlike(versificationOf(from, verse), there, verse)) {
        found.set(`${book} ${chapter}:${number}`, { book, chapter, verse: number });
      }
    }
    return [...found.values()];
  },

  schemes: {
    lastVerses: (scheme, book) => Versification.standard(scheme).chapters(book) ?? [],
    has: (scheme, verse) => versificationOf(scheme, verse).has(verse),
    bookWith: (scheme, book) => mapVerses('org', scheme, { book, chapter: 1, verse: 1 })[0]?.book,
  },
};

/** Maps a verse, to itself if both number alike: Isaiah 63:19 and 64:1 of two English editions are one verse in Hebrew. */
function mapAlike(here: Versification, there: Versification, verse: VerseAddress) {
  const mapped = mapVerses(here, there, verse);
  if (mapped.length < 2) return mapped;
  const back = mapped.flatMap((each) => mapVerses(there, here, each));
  return areSameVerses(mapped, back) ? [verse] : mapped;
}

/** Editions with the same numbering share one object, so that `sameVerses` can skip mapping between them. */
const shared = new Map<string, Versification>();
const maxSharedNumberings = 64;

/** A book that a scheme lacks, such as Esther in `vul`, is numbered as in `org`. */
function versificationOf(of: NumberingDocument | SchemeName, verse?: VerseAddress): Versification {
  if (typeof of !== 'string') return sharedVersification(of);
  const standard = Versification.standard(of);
  return !verse || standard.chapters(verse.book) ? standard : Versification.standard('org');
}

const sharedVersification = memoizeByDocument((document: NumberingDocument): Versification => {
  const { scheme, differences, mappings } = document;
  const written = JSON.stringify([scheme, differences, mappings]);
  const versification = shared.get(written) ?? versificationOfDocument(document);
  if (shared.size >= maxSharedNumberings) shared.clear();
  shared.set(written, versification);
  return versification;
});
