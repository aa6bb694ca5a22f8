import { createHash } from 'node:crypto';
import { links } from '../documents/links.ts';
import type { Site } from '../documents/site/site-schema.ts';
import { escapeHtml } from '../lib/html.ts';
import { parseStored } from '../library/stored-document.ts';
import { inkOn, type SiteColour, siteParts } from '../model/site.ts';

/** The site of a library that says nothing of it: one that an earlier version built, or none yet. */
export const usualSite: Site = {
  parts: Object.fromEntries(siteParts.map((part) => [part, true])) as Site['parts'],
  links: [],
};

/** Where documents are read from: a library, or one state of it. */
export interface SiteSource {
  readonly get: (path: string) => { readonly gzip: Uint8Array } | undefined;
}

/** What the operator of a library chose for its web pages: name, colours, where to begin. */
export function siteOf(source: SiteSource): Site {
  const stored = source.get(links.site);
  return stored ? parseStored<Site>(stored.gzip) : usualSite;
}

/** What a site adds to a web page. */
export interface SiteInPage {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  /** '' where the colours are the usual ones. */
  readonly style: string;
  /** The source of the style for a Content-Security-Policy that allows nothing else inline. */
  readonly styleSource: string;
  /** JSON for the reader, as the content of a script element; nothing in it can end that element. */
  readonly data: string;
  readonly links: Site['links'];
  readonly hasExplorer: boolean;
}

export function siteInPage(site: Site): SiteInPage {
  const style = styleOf(site.colours);
  const { name, description, parts } = site;
  return {
    name,
    description,
    style,
    styleSource: `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    data: JSON.stringify(site).replaceAll('<', '\\u003c'),
    links: site.links,
    hasExplorer: parts.explorer,
  };
}

/** The page of the reader, as `web/build.ts` made it, with what an operator chose: no request is needed for it. */
export function pageOfSite(html: string, site: Site): string {
  const { name, description, style, data } = siteInPage(site);
  const more = `${style && `<style>${style}</style>\n`}<script type="application/json" id="site">${data}</script>\n`;
  // Replaced by functions, as `$&` in a replacement text would mean the match
  return html
    .replace(/<title>[^<]*<\/title>/, (usual) => (name ? `<title>${escapeHtml(name)}</title>` : usual))
    .replace(/(<meta name="description" content=")[^"]*/, (usual, start: string) =>
      description ? start + escapeHtml(description) : usual,
    )
    .replace('</head>', () => `${more}</head>`);
}

/** Custom properties for both schemes, in place of those in web/styles/colours.css. */
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
