import { useContext } from 'preact/hooks';
import { placeHash } from '../place/place.ts';
import { Reading } from './reading.ts';

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
