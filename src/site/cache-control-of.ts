import { links } from '../documents/links.ts';

const manifestFolder = links.release('').slice(0, -'.json'.length);
const immutable = 'public, max-age=31536000, immutable';

/** The Cache-Control of a published file: what has its hash or its content in its name never changes. */
export function cacheControlOf(path: string, ofDocuments: string): string {
  if (path.startsWith(manifestFolder) || path.startsWith('/fonts/')) return immutable;
  return path === links.publishing || !path.startsWith('/api/') ? 'no-cache' : ofDocuments;
}
