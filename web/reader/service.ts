import { useCallback, useEffect, useState } from 'preact/hooks';
import { createClient } from '../../client/src/create-client.ts';
import { ScriptoriumError } from '../../client/src/http/scriptorium-error.ts';

/** The service that this page comes from: the page lies at its root, wherever that is. */
export const serviceUrl = new URL('.', location.href).href.replace(/\/$/, '');

export const service = createClient({ baseUrl: serviceUrl });

/** A link of a document (`/api/...`) as an address. */
export function addressOf(link: string): string {
  return link.startsWith('/') ? serviceUrl + link : link;
}

/** A document on its way: neither member is there before it came or failed. */
export interface Loaded<T> {
  readonly document?: T;
  readonly error?: Error;
}

export interface Loading<T> extends Loaded<T> {
  readonly isLoading: boolean;
  /** Asks again. What there is stays until the answer comes. */
  readonly retry: () => void;
}

/**
 * Loads a document when `key` changes; undefined loads nothing. While the next one is on its way the last one stays, so
 * that the page does not flicker.
 */
export function useDocument<T>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<T>,
): Loading<T> {
  const [state, setState] = useState<Loaded<T> & { readonly asked?: string }>({});
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const asked = key === undefined ? undefined : `${attempt} ${key}`;
  useEffect(() => {
    if (asked === undefined) return setState({});
    const abort = new AbortController();
    load(abort.signal).then(
      (document) => !abort.signal.aborted && setState({ asked, document }),
      (error) => !abort.signal.aborted && setState({ asked, error }),
    );
    return () => abort.abort();
  }, [asked]);
  const { document, error } = state;
  return {
    ...(document !== undefined && { document }),
    ...(error !== undefined && { error }),
    isLoading: asked !== undefined && state.asked !== asked,
    retry,
  };
}

/** A document that need not be there: undefined where the service says that it has none. */
export async function orNone<T>(document: Promise<T>): Promise<T | undefined> {
  try {
    return await document;
  } catch (error) {
    if (error instanceof ScriptoriumError && error.status === 404) return undefined;
    throw error;
  }
}
