import { links } from '../documents/links.ts';
import { html } from '../lib/html.ts';
import { shortestTag } from '../model/shortest-tag.ts';
import type { ErrorDetail } from './errors.ts';
import { type PassageSummary, previewImage } from './passage-summary.ts';

const cacheAge = 86_400;
const defaultWidth = 600;

interface OEmbedQuestion {
  readonly path: string;
  readonly maxWidth: number;
  readonly maxHeight: number;
}

/** Reads the query of `/oembed` (oembed.com, 2.2). @param publicUrl of the service, without a trailing slash. */
export function readOEmbedQuery(query: string, publicUrl: string): OEmbedQuestion | ErrorDetail {
  const members = new URLSearchParams(query);
  const format = members.get('format') ?? 'json';
  if (format !== 'json') {
    const message = `The format "${format.slice(0, 20)}" is not available.`;
    return { code: 'bad_parameter', parameter: 'format', message, hint: 'Use format=json.' };
  }
  const sizes = ['maxwidth', 'maxheight'].map((name) => ({ name, text: members.get(name) }));
  const wrong = sizes.find(({ text }) => text !== null && !/^[1-9]\d{0,5}$/.test(text));
  if (wrong) {
    const message = `"${wrong.text!.slice(0, 20)}" is not a number of pixels.`;
    return { code: 'bad_parameter', parameter: wrong.name, message };
  }
  const url = members.get('url');
  if (!url) {
    const hint = `Add the encoded address of a page: /oembed?url=${encodeURIComponent(`${publicUrl}/read/KJV/JHN/3:16`)}`;
    return { code: 'bad_parameter', parameter: 'url', message: 'The address is missing.', hint };
  }
  const path = pagePathOf(url, new URL(publicUrl));
  if (path === undefined) {
    const message = `"${url.slice(0, 200)}" is not the address of a passage of this service.`;
    return { code: 'path_not_found', message, hint: `Addresses begin with ${publicUrl}/read/.` };
  }
  const [maxWidth = Number.POSITIVE_INFINITY, maxHeight = Number.POSITIVE_INFINITY] = sizes.map(({ text }) =>
    text === null ? undefined : Number(text),
  );
  return { path, maxWidth, maxHeight };
}

/** The path of the page for any address of a passage: `/read/…`, `/read/…?v=16`, or `/#/…` of the reader. */
function pagePathOf(address: string, service: URL): string | undefined {
  const url = URL.parse(address);
  const root = service.pathname.replace(/\/$/, '');
  if (!url || !/^https?:$/.test(url.protocol) || url.host !== service.host) return undefined;
  if (!url.pathname.startsWith(`${root}/`)) return undefined;
  const path = url.pathname.slice(root.length);
  const [, place, query = ''] = /^#\/([^?]+)(?:\?(.*))?$/.exec(url.hash) ?? [];
  if (path === '/' && place !== undefined) return withVerses(`/read/${place}`, new URLSearchParams(query));
  return path.startsWith('/read/') ? withVerses(path, url.searchParams) : undefined;
}

function withVerses(path: string, members: URLSearchParams): string {
  const verses = members.get('v');
  return verses && !/:|%3a/i.test(path) ? `${path}:${verses}` : path;
}

export interface OEmbedService {
  readonly siteName: string;
  readonly publicUrl: string;
}

/** A response of type "rich": the passage as a quotation that needs no script and no frame. */
export function oEmbedResponse(
  { title, text, place, translation }: PassageSummary,
  { maxWidth, maxHeight }: OEmbedQuestion,
  { siteName, publicUrl }: OEmbedService,
): object {
  const address = `${publicUrl}/read/${place}`;
  const { name, language, textDirection } = translation;
  const quotation = html`<blockquote cite="${address}" lang="${shortestTag(language)}" dir="${textDirection}"><p>${text}</p><p>— <a href="${address}">${title}</a></p></blockquote>`;
  const { path, width, height } = previewImage;
  return {
    version: '1.0',
    type: 'rich',
    title,
    author_name: name,
    provider_name: siteName,
    provider_url: `${publicUrl}/`,
    cache_age: cacheAge,
    ...(width <= maxWidth &&
      height <= maxHeight && {
        thumbnail_url: publicUrl + path,
        thumbnail_width: width,
        thumbnail_height: height,
      }),
    html: quotation.text,
    width: Math.min(defaultWidth, maxWidth),
    // Depends on the fonts of the page
    height: null,
  };
}

export function feedAddress(publicUrl: string): string {
  return publicUrl + links.feed;
}

export function oEmbedAddress(publicUrl: string, place: string): string {
  return `${publicUrl}/oembed?url=${encodeURIComponent(`${publicUrl}/read/${place}`)}`;
}
