import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the reader or the API explorer. */
export interface ListedWebFile {
  /** In the folder: `docs.html`, `fonts/x.woff2`. */
  readonly name: string;
  /** In the service: `/docs`, `/fonts/x.woff2`. */
  readonly path: string;
  /** Others are fonts, which are compressed in themselves. */
  readonly isPage: boolean;
  readonly fields: { readonly 'Content-Type': string; readonly 'Cache-Control': string };
}

const page = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
/** Their names say what is in them. */
const font = { 'Content-Type': 'font/woff2', 'Cache-Control': 'public, max-age=31536000, immutable' };

/** What `web/build.ts` made in a folder, fonts first; empty while it is not all there. */
export function listWebFiles(folder: string): ListedWebFile[] {
  // It is made last
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
