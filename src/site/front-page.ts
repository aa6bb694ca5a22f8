import { links } from '../documents/links.ts';
import { type Html, html } from '../lib/html.ts';
import { type EditionRecord, editionPath } from '../library/edition-record.ts';
import type { Library } from '../library/library.ts';

/** What the page needs of a library. */
export type FrontPageLibrary = Pick<Library, 'editions' | 'get'>;

const catalogues = ['translations', 'commentaries', 'datasets'].map((kind) => `/api/available_${kind}.json`);

/** The Content-Security-Policy of the plain front page, which loads nothing. */
export const frontPagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** A plain page for as long as the API explorer is not made: where its description is, and what to ask for. */
export function plainDocsText(basePath: string): string {
  return plainPage(html`<h1>Scriptorium API</h1>
<p>The API explorer is not ready yet. Load this page again in a moment.</p>
<p>The API is described in ${link(links.openApi, basePath)}. ${startingPoints(basePath)}</p>`);
}

/** A plain page that lists the editions and addresses to try. It loads nothing. */
export function frontPageText(library: FrontPageLibrary, basePath: string): string {
  const rows = library.editions().map((edition) => row(edition, firstChapter(library, edition), basePath));
  return plainPage(html`<h1>Scriptorium</h1>
<p>${startingPoints(basePath)}</p>
<table><tr><th>Id<th>Kind<th>Name<th>Language<th colspan="2">Try</tr>
${rows}</table>`);
}

function plainPage(body: Html): string {
  return html`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Scriptorium</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}td,th{text-align:left;padding:.2rem 1rem .2rem 0}</style>
${body}</html>
`.text;
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

function link(path: string, basePath: string): Html {
  const address = basePath + path;
  return html`<a href="${address}">${address}</a>`;
}
