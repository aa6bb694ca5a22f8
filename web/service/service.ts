import { useCallback, useEffect, useState } from 'preact/hooks';
import { translationEndpoints } from '../../client/src/create-client.ts';
import { createSource } from '../../client/src/http/create-source.ts';
import { serviceRoot } from './service-root.ts';

const source = createSource({ baseUrl: new URL(serviceRoot(), location.href).href.replace(/\/$/, '') });

/** The service that serves this page, in any folder. `get` reads documents other than translations. */
export const service = { ...source, ...translationEndpoints(source) };

/** The result of loading a document. Both members are undefined until the document has loaded or failed. */
interface Loaded<T> {
  readonly document?: T;
  readonly error?: Error;
}

export interface Loading<T> extends Loaded<T> {
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** `network`: online, but the service does not respond. */
type Reach = 'nothing' | 'network' | 'service';

/** The service does not respond, according to the service worker; browsers only know if there is a network. */
let isGone = false;

export function announceService(isReachable: boolean): void {
  if (isGone !== isReachable) return;
  isGone = !isReachable;
  dispatchEvent(new Event('scriptorium-reach'));
}

function reachNow(): Reach {
  if (!navigator.onLine) return 'nothing';
  return isGone ? 'network' : 'service';
}

export interface FreshDocument {
  readonly path: string;
  readonly json: string;
}

export const freshEvent = 'scriptorium-document';

function followReach(call: (reach: Reach) => void): () => void {
  const follow = ({ type }: Event) => {
    if (type === 'online') isGone = false;
    call(reachNow());
  };
  const events = ['online', 'offline', 'scriptorium-reach'];
  for (const event of events) addEventListener(event, follow);
  return () => {
    for (const event of events) removeEventListener(event, follow);
  };
}

export function useReach(): Reach {
  const [reach, set] = useState(reachNow);
  useEffect(() => followReach(set), []);
  return reach;
}

export function onService(call: () => void): () => void {
  return followReach((reach) => reach === 'service' && call());
}

export function useRetry(hasFailed: boolean, retry: () => void): void {
  useEffect(() => (hasFailed ? onService(retry) : undefined), [hasFailed, retry]);
}

/**
 * Loads a document whenever `key` changes; undefined loads nothing. The previous document stays until the
 * next one arrives, to prevent flicker. Failed requests are retried when the device is online again.
 */
export function useDocument<T>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<T>,
): Loading<T> {
  const [state, setState] = useState<Loaded<T> & { readonly requested?: string }>({});
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const requested = key === undefined ? undefined : `${attempt} ${key}`;
  useEffect(() => {
    if (requested === undefined) return setState({});
    const abort = new AbortController();
    load(abort.signal).then(
      (document) => !abort.signal.aborted && setState({ requested, document }),
      (error) => !abort.signal.aborted && setState({ requested, error }),
    );
    return () => abort.abort();
  }, [requested]);
  const { document, error } = state;
  useRetry(error !== undefined, retry);
  return {
    ...(document !== undefined && { document }),
    ...(error !== undefined && { error }),
    isLoading: requested !== undefined && state.requested !== requested,
    retry,
  };
}

/**
 * Loads a script that is not needed for reading, such as a feature that follows the text. `name` identifies
 * it. Undefined until it has loaded, and if it cannot be loaded: the device is offline, or the page is older
 * than the current release.
 */
export function useCode<Code>(name: string, isWanted: boolean, load: () => Promise<Code>): Code | undefined {
  const [wasWanted, want] = useState(isWanted);
  useEffect(() => {
    if (isWanted) want(true);
  }, [isWanted]);
  return useDocument(wasWanted ? name : undefined, load).document;
}
