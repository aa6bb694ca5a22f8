import { createSource } from '../../client/src/http/create-source.ts';

export const serviceUrl = new URL('.', location.href).href.replace(/\/$/, '');

/** Requests the documents that the page itself needs. Requests of the user do not go through this client. */
export const service = createSource({ baseUrl: serviceUrl });

const basePath = new URL(serviceUrl).pathname.replace(/\/$/, '');

export function pathOfLink(link: string): string | undefined {
  return link.startsWith(`${basePath}/api/`) ? link.slice(basePath.length) : undefined;
}
