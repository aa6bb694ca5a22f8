import { links } from '../documents/links.ts';

/** Header fields by name. */
export type Fields = Readonly<Record<string, string>>;

/** The Content-Type of what a site is made of. */
export const mediaTypes = {
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  font: 'font/woff2',
  script: 'text/javascript; charset=utf-8',
  style: 'text/css; charset=utf-8',
  manifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
} as const;

/** Fresh for five minutes; for a day more a cache may send it while it fetches the current one (RFC 5861). */
export const defaultCacheControl = 'public, max-age=300, stale-while-revalidate=86400';

/** The Cache-Control of a response that never changes, because its name contains its hash. */
export const immutableCacheControl = 'public, max-age=31536000, immutable';

const manifestFolder = links.release('').slice(0, -'.json'.length);

/** Whether the name of a document contains the hash of its content. */
export function isNamedByHash(path: string): boolean {
  return path.startsWith(manifestFolder);
}

/** The Cache-Control of a published file. @param ofDocuments that of documents, whose content may change. */
export function cacheControlOf(path: string, ofDocuments: string): string {
  if (isNamedByHash(path) || /^\/(?:fonts|scripts|pages)\//.test(path)) return immutableCacheControl;
  if (path === links.openApiAtRoot) return ofDocuments;
  const isPassing = path === links.publishing || path === links.publisher;
  return isPassing || !path.startsWith('/api/') ? 'no-cache' : ofDocuments;
}

/** Who may show the pages in a frame, where nothing else is asked: the pages of the service itself. */
export const defaultFrameAncestors = "'self'";

export interface CommonFields {
  /** The fields of every response. */
  readonly all: Fields;
  /** The fields of every document. */
  readonly documents: Fields;
}

/**
 * The fields that many responses share. Errors carry the CORS fields too: without them a browser hides the response from
 * the page that sent the request.
 * @param corsOrigin `*`, one origin, or '' for none.
 */
export function commonFields(corsOrigin: string, cacheControl: string): CommonFields {
  const cors = {
    'Access-Control-Allow-Origin': corsOrigin,
    'Access-Control-Expose-Headers': 'ETag, Content-Length, Content-Range, Accept-Ranges, Retry-After',
  };
  const all = { 'X-Content-Type-Options': 'nosniff', ...(corsOrigin === '' ? {} : cors) };
  return { all, documents: { 'Cache-Control': cacheControl, ...all } };
}

/** The value of Allow: everything is read-only. */
export const allowedMethods = 'GET, HEAD, OPTIONS';

/** CORS preflight (Fetch standard, 4.8): pages of an allowed origin may send conditional and range requests. */
export const preflightFields: Fields = {
  'Access-Control-Allow-Methods': allowedMethods,
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
};
