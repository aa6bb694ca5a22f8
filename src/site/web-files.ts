import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { immutableCacheControl, mediaTypes } from './fields.ts';

/** A file of the reader or the API explorer. */
export interface ListedWebFile {
  /** Its path in the folder: `docs.html`, `fonts/x.woff2`. */
  readonly name: string;
  /** Its path in the service: `/docs`, `/fonts/x.woff2`. */
  readonly path: string;
  /** False for fonts, which are compressed already. */
  readonly isPage: boolean;
  readonly fields: { readonly 'Content-Type': string; readonly 'Cache-Control': string };
}

const page = { 'Content-Type': mediaTypes.html, 'Cache-Control': 'no-cache' };
const font = { 'Content-Type': mediaTypes.font, 'Cache-Control': immutableCacheControl };

/** The files that `web/build.ts` made in a folder, fonts first; none until it has made all of them. */
export function listWebFiles(folder: string): ListedWebFile[] {
  // The last file that it makes
  if (!existsSync(join(folder, 'index.html'))) return [];
  const named = (pattern: string) => [...new Bun.Glob(pattern).scanSync(folder)].sort();
  const fonts = named('fonts/*.woff2').map((name) => ({
    name,
    path: `/${name}`,
    isPage: false,
    fields: font,
  }));
  const pages = named('*.html').map((name) => ({ name, path: pathOf(name), isPage: true, fields: page }));
  return [...fonts, ...pages];
}

function pathOf(name: string): string {
  return name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`;
}
