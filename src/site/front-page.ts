import { links } from '../documents/links.ts';
import { type Html, html } from '../lib/html.ts';
import { type EditionRecord, editionPath } from '../library/edition-record.ts';
import type { Library } from '../library/library.ts';
import type { ErrorDetail } from './errors.ts';
import { plainPage } from './plain-page.ts';
import { defaultSiteName, siteOf } from './site-page.ts';

export const frontPagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

export type FrontPageLibrary = Pick<Library, 'editions' | 'get'>;

const catalogues = ['translations', 'commentaries', 'datasets'].map((kind) => `/api/available_${kind}.json`);

/**
 * A plain page shown until the API explorer has been built: links to the description and example requests.
 */
export function plainDocsText(basePath: string): string {
  return plainPage(html`<h1>Scriptorium API</h1>
<p>The API explorer is not ready yet. Load this page again in a moment.</p>
<p>The API is described in ${link(links.openApi, basePath)}. ${startingPoints(basePath)}</p>`);
}

/** A plain page that lists the editions and example addresses. It loads nothing. */
export function frontPageText(library: FrontPageLibrary, basePath: string): string {
  const rows = library.editions().map((edition) => row(edition, firstChapter(library, edition), basePath));
  const { name = defaultSiteName, description, links: more } = siteOf(library);
  const list = more.map(({ text, url }) => html` <a href="${url}">${text}</a>`);
  return plainPage(
    html`<h1>${name}</h1>
${description ? html`<p>${description}</p>\n` : ''}<p>${startingPoints(basePath)}</p>
<table><tr><th>Id<th>Kind<th>Name<th>Language<th colspan="2">Try</tr>
${rows}</table>${list.length > 0 ? html`\n<p>${list}</p>` : ''}`,
    { title: name },
  );
}

/**
 * The 404 page for people who follow an old or mistyped address: explains the fault and links to
 * alternatives.
 * @param detail contains paths without the base path.
 */
export function notFoundText(
  { message, hint }: Pick<ErrorDetail, 'message' | 'hint'>,
  basePath: string,
  name = defaultSiteName,
): string {
  return plainPage(
    html`<h1>There is nothing at this address</h1>
<p>${message}${hint === undefined ? '' : html` ${withLinks(hint, basePath)}`}</p>
<p>Continue at ${link('/', basePath, 'the front page')}.</p>`,
    { title: `Not found – ${name}`, home: { href: `${basePath}/`, name } },
  );
}

function withLinks(text: string, basePath: string): Html {
  const parts = text.split(/(\/api\/[^\s?]*\.json|\/read(?:\/[\w:-]+)*)/);
  return html`${parts.map((part, index) => (index % 2 === 1 ? link(part, basePath) : html`${part}`))}`;
}

function startingPoints(basePath: string): Html {
  const list = catalogues.map((path, index) => html`${index === 0 ? '' : ', '}${link(path, basePath)}`);
  return html`Everything starts at the catalogues: ${list}.`;
}

function row(edition: EditionRecord, chapter: string | undefined, basePath: string): Html {
  const { id, kind, catalogueEntry } = edition;
  const name = String(catalogueEntry.name ?? id);
  const language = String(catalogueEntry.languageEnglishName ?? catalogueEntry.language ?? '');
  const books = link(`${editionPath(edition)}books.json`, basePath);
  const first = chapter === undefined ? '' : link(chapter, basePath);
  return html`<tr><td>${id}<td>${kind}<td>${name}<td>${language}<td>${books}<td>${first}</tr>\n`;
}

function firstChapter(library: FrontPageLibrary, edition: EditionRecord): string | undefined {
  const path = `${editionPath(edition)}${edition.bookIds[0]}/1.json`;
  return library.get(path) ? path : undefined;
}

function link(path: string, basePath: string, text = basePath + path): Html {
  return html`<a href="${basePath}${path}">${text}</a>`;
}
