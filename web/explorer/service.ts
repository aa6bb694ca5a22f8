import { createSource } from '../../client/src/http/create-source.ts';

// At `/docs/` relative links would lead nowhere: it is the page at `/docs`
if (location.pathname.endsWith('/docs/')) {
  history.replaceState(null, '', location.pathname.slice(0, -1) + location.search + location.hash);
}

/** The service that this page comes from: `/docs` is beside `/api`, wherever that is. */
export const serviceUrl = new URL('.', location.href).href.replace(/\/$/, '');

/** Gets the documents that the page itself needs, as any client does. What somebody sends to try it is fetched as it is. */
export const service = createSource({ baseUrl: serviceUrl });

const basePath = new URL(serviceUrl).pathname.replace(/\/$/, '');

/** The path below the service that a link in a document leads to; undefined for text that is not a link. */
export function pathOfLink(link: string): string | undefined {
  return link.startsWith(`${basePath}/api/`) ? link.slice(basePath.length) : undefined;
}
