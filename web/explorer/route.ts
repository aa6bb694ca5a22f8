import { replaceLocationHash, useLocationHash } from '../browser/location-hash.ts';
import type { Values } from './request/request-path.ts';

export interface Route {
  readonly operationId: string;
  readonly values: Values;
  readonly isSent: boolean;
}

const sent = 'send';

export const routeHash = {
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

/** The current route. It is only stored in the address, so that the back button works and any state has a link. */
export function useRoute(): Route {
  return useLocationHash(routeHash.parse);
}

export function replaceRoute(route: Route): void {
  replaceLocationHash(routeHash.format(route));
}
