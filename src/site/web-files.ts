import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../documents/site/site-schema.ts';
import { immutableCacheControl, mediaTypes } from './fields.ts';
import { pageOfSite, type ReaderPageOptions } from './site-page.ts';
import { webAppManifest } from './web-app.ts';

export interface ListedWebFile {
  /** Path in a publication: `docs.html`, `fonts/x.woff2`, `scripts/x.js`. */
  readonly name: string;
  /** Path in the service: `/docs`, `/fonts/x.woff2`, `/scripts/x.js`. */
  readonly path: string;
  readonly read: () => Buffer;
  readonly isText: boolean;
  readonly fields: { readonly 'Content-Type': string; readonly 'Cache-Control': string };
}

export const embedScript = '/embed.js';

/** Scripts that other sites load by these fixed names. */
export const libraryNames = ['client', 'components', 'embed'];

const page = { 'Content-Type': mediaTypes.html, 'Cache-Control': 'no-cache' };
const font = { 'Content-Type': mediaTypes.font, 'Cache-Control': immutableCacheControl };
const style = { 'Content-Type': mediaTypes.style, 'Cache-Control': immutableCacheControl };
const library = { 'Content-Type': mediaTypes.script, 'Cache-Control': 'no-cache' };
const script = { 'Content-Type': mediaTypes.script, 'Cache-Control': immutableCacheControl };
const fresh = (type: string) => ({ 'Content-Type': type, 'Cache-Control': 'no-cache' });

export function listWebFiles(
  folder: string,
  { site, ...options }: ReaderPageOptions & { readonly site: Site },
): ListedWebFile[] {
  const { pages } = options;
  // The build writes this file last
  if (!existsSync(join(folder, 'index.html'))) return [];
  const named = (pattern: string) => [...new Bun.Glob(pattern).scanSync(folder)].sort();
  const list = (names: string[], isText: boolean, fields: ListedWebFile['fields']) =>
    names.map((name): ListedWebFile => {
      const stored = () => readFileSync(join(folder, name));
      const read =
        name === 'index.html' ? () => Buffer.from(pageOfSite(stored().toString(), site, options)) : stored;
      return { name, path: pagePath(name), read, isText, fields };
    });
  return [
    ...list(named('icons/*.svg'), true, fresh(mediaTypes.svg)),
    ...list(named('icons/*.png'), false, fresh(mediaTypes.png)),
    ...installation(folder, site),
    ...list(named('fonts/*.woff2'), false, font),
    ...list(named('scripts/*.js'), true, script),
    ...(pages ? list(named('pages/*.js'), true, script) : []),
    ...(pages ? list(named('pages/*.css'), true, style) : []),
    ...list(named(`{${libraryNames}}.js`), true, library),
    ...list(named('docs/*.html'), true, page),
    ...list(named('*.html'), true, page),
  ];
}

/**
 * Files that make the reader installable and available offline, or that uninstall it if the operator has
 * disabled this.
 */
function installation(folder: string, site: Site): ListedWebFile[] {
  const worker = join(folder, 'offline', !site.parts.offline ? 'removing-worker.js' : 'service-worker.js');
  if (!existsSync(worker)) return [];
  const made = (name: string, type: string, read: () => Buffer): ListedWebFile => {
    return { name, path: `/${name}`, read, isText: true, fields: fresh(type) };
  };
  return [
    made('manifest.webmanifest', mediaTypes.manifest, () => Buffer.from(webAppManifest(site))),
    made('service-worker.js', mediaTypes.script, () => readFileSync(worker)),
  ];
}

function pagePath(name: string): string {
  return name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`;
}

/** Compresses a file of the pages: 1.4 % smaller than the best zlib level, and faster. */
export function gzipWebFile(bytes: Buffer): Uint8Array<ArrayBuffer> {
  return Bun.gzipSync(bytes as Buffer<ArrayBuffer>, { library: 'libdeflate', level: 9 });
}
