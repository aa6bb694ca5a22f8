import { links } from '../documents/links.ts';

type Fields = Readonly<Record<string, string>>;

export const mediaTypes = {
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  font: 'font/woff2',
  script: 'text/javascript; charset=utf-8',
  style: 'text/css; charset=utf-8',
  manifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
} as const;

/** Fresh for five minutes. For one more day, a cache may serve it while it revalidates (RFC 5861). */
export const defaultCacheControl = 'public, max-age=300, stale-while-revalidate=86400';

/** For responses that never change, because their name contains their hash. */
export const immutableCacheControl = 'public, max-age=31536000, immutable';

const manifestFolder = links.release('').slice(0, -'.json'.length);

export function isNamedByHash(path: string): boolean {
  return path.startsWith(manifestFolder);
}

/**
 * The Cache-Control of a published file. @param ofDocuments the value for documents, whose content may
 * change.
 */
export function cacheControlOf(path: string, ofDocuments: string): string {
  if (isNamedByHash(path) || /^\/(?:fonts|scripts|pages)\//.test(path)) return immutableCacheControl;
  if (path === links.openApiAtRoot) return ofDocuments;
  const isPassing = path === links.publishing || path === links.publisher;
  return isPassing || !path.startsWith('/api/') ? 'no-cache' : ofDocuments;
}

/** Default frame-ancestors: only the pages of the service itself may frame its pages. */
export const defaultFrameAncestors = "'self'";

export interface CommonFields {
  readonly all: Fields;
  readonly documents: Fields;
}

/**
 * Header fields common to many responses. Errors carry the CORS fields too: without them a browser hides the
 * response from the page that sent the request.
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

export const allowedMethods = 'GET, HEAD, OPTIONS';

/** CORS preflight (Fetch standard, 4.8): allows pages of an allowed origin conditional and range requests. */
export const preflightFields: Fields = {
  'Access-Control-Allow-Methods': allowedMethods,
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
};
