import { useEffect, useState } from 'preact/hooks';

/** A document on its way: neither member is there before it came or failed. */
export interface Loaded<T> {
  readonly document?: T;
  readonly error?: Error;
}

/**
 * Loads a document when `key` changes; undefined loads nothing. While the next one is on its way the last one stays, so
 * that the page does not flicker.
 */
export function useDocument<T>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<T>,
): Loaded<T> & { readonly isLoading: boolean } {
  const [state, setState] = useState<Loaded<T> & { readonly key?: string }>({});
  useEffect(() => {
    if (key === undefined) return setState({});
    const abort = new AbortController();
    load(abort.signal).then(
      (document) => !abort.signal.aborted && setState({ key, document }),
      (error) => !abort.signal.aborted && setState({ key, error }),
    );
    return () => abort.abort();
  }, [key]);
  const { document, error } = state;
  return {
    ...(document !== undefined && { document }),
    ...(error !== undefined && { error }),
    isLoading: key !== undefined && state.key !== key,
  };
}
