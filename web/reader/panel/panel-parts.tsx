import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { TranslationBook } from '../../../client/src/documents.ts';
import { type Place, placeHash } from '../place.ts';

/** What is read beside the panel. */
export interface ReadingBeside {
  readonly place: Place;
  /** Of the translation that is read. */
  readonly books: readonly TranslationBook[];
}

export const Reading = createContext<ReadingBeside>({
  place: { translation: '', book: '', chapter: 1, beside: [] },
  books: [],
});

/** Whether a verse is among those that were asked for: where none was, all of the chapter are. */
export function isAsked({ verse, endVerse }: Place, number: number): boolean {
  return verse === undefined || (number >= verse && number <= (endVerse ?? verse));
}

/** Says that there is none of something here. */
export function Nothing({ of }: { readonly of: string }) {
  const { verse, endVerse } = useContext(Reading).place;
  const where = verse === undefined ? 'this chapter' : endVerse ? 'these verses' : `verse ${verse}`;
  return (
    <p class="nothing">
      No {of} for {where}.
    </p>
  );
}

/** Says which verse follows, and leads to it; where only one was asked for, that is known. */
export function VerseHeading({ verse }: { readonly verse: number }) {
  const { place } = useContext(Reading);
  const { translation, book, chapter, beside } = place;
  if (place.verse !== undefined && place.endVerse === undefined) return null;
  return (
    <h3 class="verse-heading">
      <a href={placeHash.format({ translation, book, chapter, verse, beside })}>Verse {verse}</a>
    </h3>
  );
}

interface SourceProps {
  readonly edition: { readonly name: string; readonly website: string; readonly licenseUrl: string };
}

/** Whose work it is. */
export function Source({ edition: { name, website, licenseUrl } }: SourceProps) {
  return (
    <p class="source">
      <a href={website}>{name}</a> · <a href={licenseUrl}>Licence</a>
    </p>
  );
}
