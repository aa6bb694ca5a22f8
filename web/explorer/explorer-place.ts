import { useEffect, useState } from 'preact/hooks';
import type { Values } from './request/request-path.ts';

/** What is in the address behind `#`: an operation, and values of its parameters that are not the usual ones. */
export interface ExplorerPlace {
  /** Empty on the first page. */
  readonly operationId: string;
  readonly values: Values;
  /** Whether to send the request at once. */
  readonly isSent: boolean;
}

const sent = 'send';

export const explorerHash = {
  /** `#/getChapter?translation=KJV&send=1` */
  format({ operationId, values, isSent }: ExplorerPlace): string {
    const query = new URLSearchParams(values);
    if (isSent) query.set(sent, '1');
    const text = query.toString();
    return `#/${operationId}${text && `?${text}`}`;
  },
  parse(hash: string): ExplorerPlace {
    const [, operationId = '', query = ''] = /^#\/?(\w*)(?:\?(.*))?$/s.exec(hash) ?? [];
    const { [sent]: isSent, ...values } = Object.fromEntries(new URLSearchParams(query));
    return { operationId, values, isSent: isSent !== undefined };
  },
};

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
