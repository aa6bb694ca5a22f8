import { verseName } from '../../references/versification/verse-span.ts';
import { Versification, verseNames } from '../../references/versification/versification.ts';
import type { ExportedEdition } from './exported-book.ts';

/** For the second and further verses of a bridge, as in the eBible corpus. */
const partOfRange = '<range>';

/** One line for each verse of the standard versification `org`, in its order: `GEN 1:1`. */
export function* verseReferences(): Iterable<string> {
  for (const place of orgPlaces()) yield `${place}\n`;
}

/**
 * The text of each verse on the line of its reference, empty if the edition lacks it. Translations in this
 * form are parallel, whatever their own numbers are.
 * @param leftOut receives verses that `org` has no line for.
 */
export function* verseAlignedText(edition: ExportedEdition, leftOut: string[]): Iterable<string> {
  const lines = new Map<string, string>();
  const places = new Set(orgPlaces());
  for (const book of edition.books())
    for (const chapter of book.chapters())
      for (const { number, text } of chapter.simple) {
        const written = text.replace(/\s+/g, ' ').trim();
        const [first, ...others] = chapter
          .originalsOf(number)
          .map(verseName)
          .filter((place) => places.has(place));
        // The title of a psalm has no line; it belongs to the first verse
        const place = first ?? (number === 0 ? `${book.id} ${chapter.number}:1` : undefined);
        if (place === undefined || !places.has(place)) {
          if (written !== '') leftOut.push(`${book.id} ${chapter.number}:${chapter.numberOf(number)}`);
          continue;
        }
        const before = lines.get(place);
        lines.set(place, before && before !== partOfRange ? `${before} ${written}` : written);
        for (const other of others) if (!lines.has(other)) lines.set(other, partOfRange);
      }
  for (const place of places) yield `${lines.get(place) ?? ''}\n`;
}

const orgPlaces = () => verseNames(Versification.standard('org'));
