import { links } from '../documents/links.ts';
import type { Answer } from '../questions/questions.ts';
import type { ContentCoding } from './content-coding.ts';

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
  atom: 'application/atom+xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  epub: 'application/epub+zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  zip: 'application/zip',
} as const;

/** Fresh for five minutes. For one more day, a cache may serve it while it revalidates (RFC 5861). */
export const defaultCacheControl = 'public, max-age=300, stale-while-revalidate=86400';

/** For responses that never change, because their name contains their hash. */
export const immutableCacheControl = 'public, max-age=31536000, immutable';

const manifestFolder = links.release('').slice(0, -'.json'.length);

export function isNamedByHash(path: string): boolean {
  return path.startsWith(manifestFolder);
}

/** The Cache-Control of a published file. @param ofDocuments the value for documents, whose content may change. */
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

export function optionsFields(all: Fields): Fields {
  const hasCors = 'Access-Control-Allow-Origin' in all;
  return { ...all, Allow: allowedMethods, ...(hasCors ? preflightFields : {}) };
}

/** Only complete downloads are long enough that resuming one is worthwhile. */
const download = /^\/api\/[^/]+\/complete(?:\.simple)?\.json$/;

export function isDownloadPath(path: string): boolean {
  return path.includes('/complete') && download.test(path);
}

export interface DocumentKind {
  readonly coding: ContentCoding;
  readonly isDownload: boolean;
  readonly isImmutable?: boolean;
}

export function documentFields(
  common: Fields,
  { coding, isDownload, isImmutable = false }: DocumentKind,
): Fields {
  return {
    'Content-Type': mediaTypes.json,
    Vary: 'Accept-Encoding',
    ...common,
    ...(isImmutable ? { 'Cache-Control': immutableCacheControl } : {}),
    ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
    ...(isDownload ? { 'Accept-Ranges': 'bytes' } : {}),
  };
}

/** Omits the fields that describe a body, for a 304 response (RFC 9110, 15.4.5). */
export function withoutBodyFields(fields: Fields): Fields {
  const { 'Content-Type': _, 'Content-Encoding': _coding, 'Accept-Ranges': _ranges, ...others } = fields;
  return others;
}

/**
 * A strong tag from the content hash, so every replica sends the same one. The codings of a document are
 * different representations with different tags (RFC 9110, 8.8.3.3). 16 of the 32 bytes of SHA-256 are enough
 * to distinguish documents.
 * @param hash 16 bytes in base64url.
 * @param variant a suffix for content that is modified after hashing.
 */
export function entityTag(hash: string, coding: ContentCoding, variant = ''): string {
  return `"${hash}${variant}${coding === 'identity' ? '' : `-${coding}`}"`;
}

const contentTypes: Readonly<Record<Answer['mediaType'], string>> = {
  'application/json': mediaTypes.json,
  'text/plain': mediaTypes.text,
  'text/html': mediaTypes.html,
  'application/atom+xml': mediaTypes.atom,
};

/** Prevents scripts in an edition's HTML, regardless of its source. */
const textPolicy = "default-src 'none'; frame-ancestors 'none'";

export function answerFields({ all, documents }: CommonFields, answer: Answer): CommonFields {
  const { mediaType, isCacheable, next } = answer;
  const policy = mediaType === 'text/html' ? { 'Content-Security-Policy': textPolicy } : {};
  const caching = isCacheable ? {} : { 'Cache-Control': 'no-store' };
  // A reference relative to the request works below any base path (RFC 8288)
  const link = next === undefined ? {} : { Link: `<?${next}>; rel="next"`, ...exposed(documents, 'Link') };
  const type = { 'Content-Type': contentTypes[mediaType] };
  return { all, documents: { ...documents, ...caching, ...policy, ...link, ...type } };
}

function exposed(fields: Fields, name: string): Fields {
  const list = fields['Access-Control-Expose-Headers'];
  return list === undefined ? {} : { 'Access-Control-Expose-Headers': `${list}, ${name}` };
}

/** Moves the page's policy, which it contains for static hosts, to a header, which can also restrict framing. */
export function policyFields(page: string, frameAncestors: string): Fields {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"\/?>/.exec(page)?.[1];
  return policy === undefined
    ? {}
    : { 'Content-Security-Policy': `${policy}; frame-ancestors ${frameAncestors}` };
}

export const pathAliases: ReadonlyMap<string, string> = new Map([
  [links.openApiAtRoot, links.openApi],
  // Browsers accept a PNG image under this name
  ['/favicon.ico', '/icons/icon-192.png'],
]);

/**
 * The address of a page without a slash at its end, as a pattern for the server, the worker and the configurations
 * of hosts.
 */
export const pagePattern = '/(?:docs(?:/[a-z-]+)?|read(?:/[^/]+){0,3})';

const pageWithSlash = new RegExp(`^${pagePattern}/$`);

/**
 * The target of the redirect of a page with a slash at its end, relative to its address. Undefined for other
 * addresses: those of documents have one spelling.
 * @param query without the question mark.
 */
export function addressWithoutSlash(path: string, query: string): string | undefined {
  if (!pageWithSlash.test(path)) return undefined;
  return `../${path.split('/').at(-2)}${query === '' ? '' : `?${query}`}`;
}
