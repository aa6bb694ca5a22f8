import { gunzipSync } from 'node:zlib';

/** Where an operator says how the service is called and looks. */
export const sitePath = '/api/x/site.json';

/** What the installed reader takes from that document. */
export interface Site {
  readonly name?: string;
  readonly description?: string;
  readonly colours?: { readonly paper?: { readonly light: string } };
  /** What the operator leaves out is false. */
  readonly parts?: { readonly offline?: boolean };
}

/** Where the document is read from: a library, or one state of it. */
export interface SiteSource {
  readonly get: (path: string) => { readonly gzip: Uint8Array } | undefined;
}

/** What the operator says; empty where there is no such document. */
export function siteOf(source: SiteSource): Site {
  const stored = source.get(sitePath);
  return stored ? (JSON.parse(gunzipSync(stored.gzip).toString()) as Site) : {};
}

/** As the pages are called, and their paper in web/styles/colours.css, where an operator says nothing else. */
const usualName = 'Scriptorium';
const usualPaper = '#fbf9f4';
const longestShortName = 15;

/** The icons that `web/build.ts` makes. */
const icons = [
  { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/**
 * The web app manifest (W3C), with which a browser installs the reader. Its addresses are relative, so that it is the same below any
 * base path.
 */
export function webAppManifest({ name = usualName, description, colours }: Site): string {
  const paper = colours?.paper?.light ?? usualPaper;
  // A longer one is cut below an icon in the middle of a word
  const cut = name.slice(0, longestShortName + 1).replace(/\s+\S*$/, '');
  const short = name.length <= longestShortName ? name : cut.slice(0, longestShortName);
  return JSON.stringify({
    id: './',
    name,
    short_name: short,
    ...(description ? { description } : {}),
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons,
  });
}
