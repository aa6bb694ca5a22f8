import { useEffect, useState } from 'preact/hooks';
import { remember, remembered } from '../remembered.ts';
import { type Place, placeHash } from './place.ts';

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
