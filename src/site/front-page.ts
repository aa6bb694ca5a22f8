import { links } from '../documents/links.ts';
import { type Html, html } from '../lib/html.ts';
import { type EditionRecord, editionPath } from '../library/edition-record.ts';
import type { Library } from '../library/library.ts';
import { defaultSiteName } from '../model/site.ts';
import { link, plainPage } from './plain-page.ts';
import { siteOf } from './site-page.ts';

export type FrontPageLibrary = Pick<Library, 'editions' | 'get'>;

const catalogues = ['translations', 'commentaries', 'datasets'].map((kind) => `/api/available_${kind}.json`);

/** A plain page shown until the API explorer has been built: links to the description and example requests. */
export function plainDocsText(basePath: string): string {
  return plainPage(html`<h1>Scriptorium API</h1>
<p>The API explorer is not ready yet. Load this page again in a moment.</p>
<p>The API is described in ${link(links.openApi, basePath)}. ${startingPoints(basePath)}</p>`);
}

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
