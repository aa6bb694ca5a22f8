import { createHash } from 'node:crypto';
import { links } from '../documents/links.ts';
import type { Site } from '../documents/site/site-schema.ts';
import { escapeHtml } from '../lib/html.ts';
import { parseStored } from '../library/stored-document.ts';
import { inkOn, type SiteColour, siteParts } from '../model/site.ts';

/** The default site, used if the library has none: an earlier version built it, or nothing is built yet. */
export const defaultSite: Site = {
  parts: Object.fromEntries(siteParts.map((part) => [part, true])) as Site['parts'],
  links: [],
};

export interface SiteSource {
  readonly get: (path: string) => { readonly gzip: Uint8Array } | undefined;
}

export function siteOf(source: SiteSource): Site {
  const stored = source.get(links.site);
  return stored ? parseStored<Site>(stored.gzip) : defaultSite;
}

export interface SiteInPage {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly style: string;
  /** The hash source of the style, for a Content-Security-Policy that allows no other inline style. */
  readonly styleSource: string;
  /** JSON for the reader, escaped so that it cannot close its script element. */
  readonly data: string;
  readonly links: Site['links'];
  readonly hasExplorer: boolean;
}

export function siteInPage(site: Site, pages: ReadPages): SiteInPage {
  const style = styleOf(site.colours);
  const { name, description, parts } = site;
  return {
    name,
    description,
    style,
    styleSource: `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    data: JSON.stringify({ ...site, pages }).replaceAll('<', '\\u003c'),
    links: site.links,
    hasExplorer: parts.explorer,
  };
}

/**
 * The pages below `/read/`: a server has one for each verse. Published files have one for each chapter, because an
 * address with verses needs a rule of the host.
 */
export type ReadPages = 'verses' | 'chapters' | undefined;

const feedLink = `<link rel="alternate" type="application/atom+xml" title="Verse of the day" href="${links.feed.slice(1)}">\n`;

const chaptersLink = '<p><a href="read">Read the chapters without it.</a></p>';
const documentsLink = '<p>See <a href="api/available_translations.json">the translations</a> as JSON.</p>';

/**
 * Inserts the site's settings into the reader page from `web/build.ts`, so that they need no extra request.
 */
export function pageOfSite(
  html: string,
  site: Site,
  { pages, hasFeed = false }: { readonly pages?: ReadPages; readonly hasFeed?: boolean | undefined } = {},
): string {
  const { name, description, style, data } = siteInPage(site, pages);
  const feed = hasFeed ? feedLink : '';
  const more = `${feed}${style && `<style>${style}</style>\n`}<script type="application/json" id="site">${data}</script>\n`;
  // Replacer functions, because `$&` in a replacement string would insert the match
  return html
    .replace(/<title>[^<]*<\/title>/, (usual) => (name ? `<title>${escapeHtml(name)}</title>` : usual))
    .replace(/(<meta name="description" content=")[^"]*/, (usual, start: string) =>
      description ? start + escapeHtml(description) : usual,
    )
    .replace('</head>', () => `${more}</head>`)
    .replace('</noscript>', `${pages ? chaptersLink : documentsLink}</noscript>`);
}

/** Custom properties for both colour schemes; they override those in web/styles/colours.css. */
function styleOf(colours: Site['colours']): string {
  const { accent, paper } = colours ?? {};
  const ink = accent && { light: inkOn(accent.light), dark: inkOn(accent.dark) };
  const all = [
    ['--accent', accent],
    ['--accent-ink', ink],
    ['--paper', paper],
  ] as const;
  const set = all.flatMap(([name, colour]) => (colour ? [`${name}:${lightDark(colour)}`] : []));
  return set.length === 0 ? '' : `:root{${set.join(';')}}`;
}

function lightDark({ light, dark }: SiteColour): string {
  return `light-dark(${light},${dark})`;
}
