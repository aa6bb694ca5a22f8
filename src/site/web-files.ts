import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { immutableCacheControl, mediaTypes } from './fields.ts';

/** A file of the reader, of the pages of chapters, or of the API explorer. */
export interface ListedWebFile {
  /** Its path in the folder: `docs.html`, `fonts/x.woff2`, `scripts/x.js`. */
  readonly name: string;
  /** Its path in the service: `/docs`, `/fonts/x.woff2`, `/scripts/x.js`. */
  readonly path: string;
  /** False for fonts, which are compressed already. */
  readonly isText: boolean;
  readonly fields: { readonly 'Content-Type': string; readonly 'Cache-Control': string };
}

const page = { 'Content-Type': mediaTypes.html, 'Cache-Control': 'no-cache' };
const font = { 'Content-Type': mediaTypes.font, 'Cache-Control': immutableCacheControl };
const style = { 'Content-Type': mediaTypes.style, 'Cache-Control': immutableCacheControl };
/** Other sites load them by names that stay. */
const library = { 'Content-Type': mediaTypes.script, 'Cache-Control': 'no-cache' };
const script = { 'Content-Type': mediaTypes.script, 'Cache-Control': immutableCacheControl };

/**
 * The files that `web/build.ts` made in a folder, pages last; none until it has made all of them.
 * @param withChapterPages with those that only the pages of chapters load.
 */
export function listWebFiles(folder: string, { withChapterPages = false } = {}): ListedWebFile[] {
  // The last file that it makes
  if (!existsSync(join(folder, 'index.html'))) return [];
  const named = (pattern: string) => [...new Bun.Glob(pattern).scanSync(folder)].sort();
  const list = (names: string[], isText: boolean, fields: ListedWebFile['fields']) =>
    names.map((name) => ({ name, path: pathOf(name), isText, fields }));
  return [
    ...list(named('fonts/*.woff2'), false, font),
    ...list(named('scripts/*.js'), true, script),
    ...(withChapterPages ? list(named('pages/*.js'), true, script) : []),
    ...(withChapterPages ? list(named('pages/*.css'), true, style) : []),
    ...list(named('{client,embed}.js'), true, library),
    ...list(named('docs/*.html'), true, page),
    ...list(named('*.html'), true, page),
  ];
}

function pathOf(name: string): string {
  return name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`;
}
