import { replaceLocationHash, useLocationHash } from '../location-hash.ts';
import type { Values } from './request/request-path.ts';

/** What the address shows: an operation, and those values of its parameters that were changed. */
export interface Route {
  /** Empty on the first page. */
  readonly operationId: string;
  readonly values: Values;
  /** Whether to send the request as soon as the page opens. */
  readonly isSent: boolean;
}

const sent = 'send';

export const routeHash = {
  /** `#/getTranslationBookChapter?translation=KJV&send=1` */
  format({ operationId, values, isSent }: Route): string {
    const query = new URLSearchParams(values);
    if (isSent) query.set(sent, '1');
    const text = query.toString();
    return `#/${operationId}${text && `?${text}`}`;
  },
  parse(hash: string): Route {
    const [, operationId = '', query = ''] = /^#\/?(\w*)(?:\?(.*))?$/s.exec(hash) ?? [];
    const { [sent]: isSent, ...values } = Object.fromEntries(new URLSearchParams(query));
    return { operationId, values, isSent: isSent !== undefined };
  },
};

/** The route in the address, which is the only copy: the back button works, and any state can be linked to. */
export function useRoute(): Route {
  return useLocationHash(routeHash.parse);
}

/** Goes to a route without an entry in the history. */
export function replaceRoute(route: Route): void {
  replaceLocationHash(routeHash.format(route));
}
