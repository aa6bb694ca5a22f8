import { useEffect, useState } from 'preact/hooks';

/** What the fragment of the address (`#...`) means, by `parse`; read again whenever it changes. */
export function useLocationHash<T>(parse: (hash: string) => T): T {
  const [value, setValue] = useState(() => parse(location.hash));
  useEffect(() => {
    const follow = () => setValue(parse(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return value;
}

/** Changes the fragment and the state of the current entry in the history, so that the back button skips the old one. */
export function replaceLocationHash(hash: string, state: unknown = null): void {
  history.replaceState(state, '', hash);
  dispatchEvent(new HashChangeEvent('hashchange'));
}
