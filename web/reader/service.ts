import { useCallback, useEffect, useState } from 'preact/hooks';
import { translationEndpoints } from '../../client/src/create-client.ts';
import { createSource } from '../../client/src/http/create-source.ts';
import { ScriptoriumError } from '../../client/src/http/scriptorium-error.ts';
import { serviceRoot } from './route.ts';

const source = createSource({ baseUrl: new URL(serviceRoot(), location.href).href.replace(/\/$/, '') });

/** The service that this page comes from, in whatever folder that is. Other documents than of translations are read by `get`. */
export const service = { ...source, ...translationEndpoints(source) };

/** The result of loading a document. It has neither member before the document arrives or fails. */
interface Loaded<T> {
  readonly document?: T;
  readonly error?: Error;
}

export interface Loading<T> extends Loaded<T> {
  readonly isLoading: boolean;
  /** Loads the document again. What is there stays until it arrives. */
  readonly retry: () => void;
}

/** What can be reached: nothing, a network that does not lead to the service, or the service. */
type Reach = 'nothing' | 'network' | 'service';

/** Whether the service does not answer, as its worker says; browsers know only of the network. */
let isGone = false;

/** What the worker says of the service. */
export function announceService(isThere: boolean): void {
  if (isGone !== isThere) return;
  isGone = !isThere;
  dispatchEvent(new Event('scriptorium-reach'));
}

function reachNow(): Reach {
  if (!navigator.onLine) return 'nothing';
  return isGone ? 'network' : 'service';
}

/** Calls whenever something else may be in reach. Returns what ends that. */
function followReach(call: (reach: Reach) => void): () => void {
  const follow = ({ type }: Event) => {
    // Until the worker says otherwise
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

/** Calls once the service is in reach again. Returns what ends that. */
export function onService(call: () => void): () => void {
  return followReach((reach) => reach === 'service' && call());
}

/** Tries again what has failed once the service is in reach again. */
export function useRetry(hasFailed: boolean, retry: () => void): void {
  useEffect(() => (hasFailed ? onService(retry) : undefined), [hasFailed, retry]);
}

/**
 * Loads a document whenever `key` changes; undefined loads nothing. The last document stays until the next one arrives, so
 * that the page does not flicker. What could not be loaded is tried again once there is a connection.
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
  useRetry(error !== undefined, retry);
  return {
    ...(document !== undefined && { document }),
    ...(error !== undefined && { error }),
    isLoading: asked !== undefined && state.asked !== asked,
    retry,
  };
}

/**
 * Code in a script of its own, which comes after the text, as reading does not need it: loaded once it is wanted, by a name. It stays
 * away where it cannot be loaded: the device is offline, or the page is older than what is published now.
 */
export function useCode<Code>(name: string, isWanted: boolean, load: () => Promise<Code>): Code | undefined {
  const [wasWanted, want] = useState(isWanted);
  useEffect(() => {
    if (isWanted) want(true);
  }, [isWanted]);
  return useDocument(wasWanted ? name : undefined, load).document;
}

/** A document that may be missing: undefined where the service answers 404. */
export async function orNone<T>(document: Promise<T>): Promise<T | undefined> {
  try {
    return await document;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Whether the service answered that a document does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof ScriptoriumError && error.status === 404;
}
