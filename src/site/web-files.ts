import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../documents/site/site-schema.ts';
import { immutableCacheControl, mediaTypes } from './fields.ts';
import { pageOfSite } from './site-page.ts';
import { webAppManifest } from './web-app.ts';

/** A file of the reader, of the pages of chapters, or of the API explorer. */
export interface ListedWebFile {
  /** Its path where files are published: `docs.html`, `fonts/x.woff2`, `scripts/x.js`. */
  readonly name: string;
  /** Its path in the service: `/docs`, `/fonts/x.woff2`, `/scripts/x.js`. */
  readonly path: string;
  readonly read: () => Buffer;
  /** False for fonts and pictures, which are compressed already. */
  readonly isText: boolean;
  readonly fields: { readonly 'Content-Type': string; readonly 'Cache-Control': string };
}

/** The published path of the script that other sites embed. */
export const embedScript = '/embed.js';

const page = { 'Content-Type': mediaTypes.html, 'Cache-Control': 'no-cache' };
const font = { 'Content-Type': mediaTypes.font, 'Cache-Control': immutableCacheControl };
const style = { 'Content-Type': mediaTypes.style, 'Cache-Control': immutableCacheControl };
/** Other sites load them by names that stay. */
const library = { 'Content-Type': mediaTypes.script, 'Cache-Control': 'no-cache' };
const script = { 'Content-Type': mediaTypes.script, 'Cache-Control': immutableCacheControl };
const fresh = (type: string) => ({ 'Content-Type': type, 'Cache-Control': 'no-cache' });

interface ListOptions {
  /** What the operator chose. */
  readonly site: Site;
  /** With those that only the pages of chapters load. */
  readonly withChapterPages?: boolean;
}

/** The files that `web/build.ts` made in a folder, pages last; none until it has made all of them. */
export function listWebFiles(
  folder: string,
  { site, withChapterPages = false }: ListOptions,
): ListedWebFile[] {
  // The last file that it makes
  if (!existsSync(join(folder, 'index.html'))) return [];
  const named = (pattern: string) => [...new Bun.Glob(pattern).scanSync(folder)].sort();
  const list = (names: string[], isText: boolean, fields: ListedWebFile['fields']) =>
    names.map((name): ListedWebFile => {
      const stored = () => readFileSync(join(folder, name));
      const read = name === 'index.html' ? () => Buffer.from(pageOfSite(stored().toString(), site)) : stored;
      return { name, path: pathOf(name), read, isText, fields };
    });
  return [
    ...list(named('icons/*.svg'), true, fresh(mediaTypes.svg)),
    ...list(named('icons/*.png'), false, fresh(mediaTypes.png)),
    ...installation(folder, site),
    ...list(named('fonts/*.woff2'), false, font),
    ...list(named('scripts/*.js'), true, script),
    ...(withChapterPages ? list(named('pages/*.js'), true, script) : []),
    ...(withChapterPages ? list(named('pages/*.css'), true, style) : []),
    ...list(named('{client,embed}.js'), true, library),
    ...list(named('docs/*.html'), true, page),
    ...list(named('*.html'), true, page),
  ];
}

/** What makes the reader an app that can be installed and works offline; where the operator has switched that off, what ends it. */
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

function pathOf(name: string): string {
  return name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`;
}

/** A file of the pages compressed: 1.4 % smaller than what zlib makes at best, and quicker. */
export function gzipWebFile(bytes: Buffer): Uint8Array<ArrayBuffer> {
  return Bun.gzipSync(bytes as Buffer<ArrayBuffer>, { library: 'libdeflate', level: 9 });
}
