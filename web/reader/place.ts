import { useEffect, useState } from 'preact/hooks';
import { remember, remembered } from './remembered.ts';

/** Where somebody reads. */
export interface Place {
  readonly translation: string;
  /** Book id of the USFM standard. */
  readonly book: string;
  readonly chapter: number;
  /** The verse that was asked for. */
  readonly verse?: number;
  /** The last verse of a passage that was asked for. */
  readonly endVerse?: number;
  /** Translations that stand beside it, in their order. */
  readonly beside: readonly string[];
}

const pattern = /^#?\/([A-Za-z0-9_-]+)\/([A-Z0-9]{3})\/(\d{1,3})(?:\?(.*))?$/;

/** `#/BSB/JHN/3?v=16-18&with=KJV,OSHB`, and back. What is no place is undefined. */
export const placeHash = {
  parse(hash: string): Place | undefined {
    const match = pattern.exec(hash);
    if (!match) return undefined;
    const [, translation, book, chapter, query] = match as unknown as [
      string,
      string,
      string,
      string,
      string?,
    ];
    const members = new URLSearchParams(query ?? '');
    const [verse, endVerse] = (members.get('v') ?? '').split('-').map(Number);
    const beside = (members.get('with') ?? '').split(',').filter((id) => /^[A-Za-z0-9_-]+$/.test(id));
    return {
      translation,
      book,
      chapter: Number(chapter),
      ...(verse ? { verse } : {}),
      ...(verse && endVerse && endVerse > verse ? { endVerse } : {}),
      beside: beside.slice(0, 3),
    };
  },

  format({ translation, book, chapter, verse, endVerse, beside }: Place): string {
    const verses = verse ? [`v=${verse}${endVerse ? `-${endVerse}` : ''}`] : [];
    const query = [...verses, ...(beside.length > 0 ? [`with=${beside.join(',')}`] : [])].join('&');
    return `#/${translation}/${book}/${chapter}${query && `?${query}`}`;
  },
};

const name = 'place';

/** The place in the address, which is the only one there is: the back button works, and a link leads there. */
export function usePlace(): Place | undefined {
  const [place, setPlace] = useState(() => placeHash.parse(location.hash));
  useEffect(() => {
    const follow = () => setPlace(placeHash.parse(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    if (place) remember(name, placeHash.format(place));
  }, [place]);
  return place;
}

/** Goes to a place; with `replace`, the back button does not lead back to where one was. */
export function goTo(place: Place, { replace = false } = {}): void {
  const hash = placeHash.format(place);
  if (!replace) location.hash = hash;
  else {
    history.replaceState(null, '', hash);
    dispatchEvent(new HashChangeEvent('hashchange'));
  }
}

/** Where somebody read last on this device. */
export function lastPlace(): Place | undefined {
  return placeHash.parse(remembered(name) ?? '');
}
