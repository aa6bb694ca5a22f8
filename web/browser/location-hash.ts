import { useEffect, useState } from 'preact/hooks';

export function useLocationHash<T>(parse: (hash: string) => T): T {
  const [value, setValue] = useState(() => parse(location.hash));
  useEffect(() => {
    const follow = () => setValue(parse(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return value;
}

/** Replaces the fragment and the state of the current history entry, so that the back button skips the previous one. */
export function replaceLocationHash(hash: string, state: unknown = null): void {
  history.replaceState(state, '', hash);
  dispatchEvent(new HashChangeEvent('hashchange'));
}
