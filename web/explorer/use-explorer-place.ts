import { useEffect, useState } from 'preact/hooks';
import { type ExplorerPlace, explorerHash } from './explorer-hash.ts';

/** The place in the address: the back button works, and a link leads there. */
export function useExplorerPlace(): ExplorerPlace {
  const [place, setPlace] = useState(() => explorerHash.parse(location.hash));
  useEffect(() => {
    const follow = () => setPlace(explorerHash.parse(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return place;
}

/** Goes to a place; the back button does not lead back to where one was. */
export function replacePlace(place: ExplorerPlace): void {
  history.replaceState(null, '', explorerHash.format(place));
  dispatchEvent(new HashChangeEvent('hashchange'));
}
