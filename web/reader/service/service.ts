import { createClient } from '../../../client/src/create-client.ts';

/** The service that this page comes from: the page lies at its root, wherever that is. */
export const serviceUrl = new URL('.', location.href).href.replace(/\/$/, '');

export const service = createClient({ baseUrl: serviceUrl });

/** A link of a document (`/api/...`) as an address. */
export function addressOf(link: string): string {
  return link.startsWith('/') ? serviceUrl + link : link;
}
