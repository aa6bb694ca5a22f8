import { createHash } from 'node:crypto';
import { links } from '../documents/links.ts';
import type { Site } from '../documents/site/site-schema.ts';
import { escapeHtml, type Html, html } from '../lib/html.ts';
import { parseStored } from '../library/stored-document.ts';
import { defaultSiteName, inkOn, type SiteColour, siteParts } from '../model/site.ts';
import { previewImage } from './passage-summary.ts';

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
type ReadPages = 'verses' | 'chapters' | undefined;

const feedLink = `<link rel="alternate" type="application/atom+xml" title="Verse of the day" href="${links.feed.slice(1)}">\n`;

const chaptersLink = '<p><a href="read">Read the chapters without it.</a></p>';
const documentsLink = '<p>See <a href="api/available_translations.json">the translations</a> as JSON.</p>';

export interface ReaderPageOptions {
  readonly pages?: ReadPages;
  readonly hasFeed?: boolean | undefined;
  readonly publicUrl?: string | undefined;
}

interface PreviewedPage {
  readonly title: string;
  readonly description?: string | undefined;
  readonly publicUrl: string | undefined;
}

/** Tags for search engines and for previews of links to a page; none without a public address. */
export function linkPreview(path: string, { title, description, publicUrl }: PreviewedPage): Html {
  if (publicUrl === undefined) return html``;
  const { path: image, width, height } = previewImage;
  const tags = { type: 'website', title, ...(description && { description }), url: publicUrl + path };
  const images = { image: publicUrl + image, 'image:width': width, 'image:height': height };
  return html`<link rel="canonical" href="${publicUrl + path}">
${Object.entries({ ...tags, ...images }).map(
  ([name, content]) => html`<meta property="og:${name}" content="${content}">
`,
)}<meta name="twitter:card" content="summary_large_image">
`;
}

/** Inserts the site's settings into the reader page from `web/build.ts`, so that they need no extra request. */
export function pageOfSite(
  page: string,
  site: Site,
  { pages, hasFeed = false, publicUrl }: ReaderPageOptions = {},
): string {
  const { name, description, style, data } = siteInPage(site, pages);
  const feed = hasFeed ? feedLink : '';
  const preview = linkPreview('/', { title: name ?? defaultSiteName, description, publicUrl }).text;
  const more = `${preview}${feed}${style && `<style>${style}</style>\n`}<script type="application/json" id="site">${data}</script>\n`;
  // Replacer functions, because `$&` in a replacement string would insert the match
  return page
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
