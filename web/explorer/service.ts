import { createSource } from '../../client/src/http/create-source.ts';

/** The service that this page comes from: `/docs` is beside `/api`, wherever that is. */
export const serviceUrl = new URL('.', location.href).href.replace(/\/$/, '');

/** Gets the documents that the page itself needs, as any client does. What somebody sends to try it is fetched as it is. */
export const service = createSource({ baseUrl: serviceUrl });

const basePath = new URL(serviceUrl).pathname.replace(/\/$/, '');

/** The path below the service that a link in a document leads to; undefined for text that is not a link. */
export function pathOfLink(link: string): string | undefined {
  return link.startsWith(`${basePath}/api/`) ? link.slice(basePath.length) : undefined;
}
