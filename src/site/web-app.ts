import type { Site } from '../documents/site/site-schema.ts';
import { defaultColours, defaultSiteName } from '../model/site.ts';

const maxShortNameLength = 15;

const icons = [
  { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** The web app manifest (W3C) of the reader. Its addresses are relative, so that it works under any base path. */
export function webAppManifest({
  name = defaultSiteName,
  description,
  colours,
}: Pick<Site, 'name' | 'description' | 'colours'>): string {
  const paper = colours?.paper?.light ?? defaultColours.paper.light;
  // Launchers cut longer names in the middle of a word
  const cut = name.slice(0, maxShortNameLength + 1).replace(/\s+\S*$/, '');
  const short = name.length <= maxShortNameLength ? name : cut.slice(0, maxShortNameLength);
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
