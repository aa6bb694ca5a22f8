import { editionPath } from '../library/edition-path.ts';
import type { EditionRecord } from '../library/edition-record.ts';
import type { Library } from '../library/library.ts';
import { type HttpResponse, httpResponse, type ResponseFields } from './http/http-response.ts';

const catalogues = ['translations', 'commentaries', 'datasets'].map((kind) => `/api/available_${kind}.json`);

/** A plain page that lists the editions and addresses to try. It loads nothing. */
export function frontPage(library: Library, common: ResponseFields, basePath: string): HttpResponse {
  const rows = library.editions().map((edition) => row(edition, firstChapter(library, edition), basePath));
  const html = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Scriptorium</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}td,th{text-align:left;padding:.2rem 1rem .2rem 0}</style>
<h1>Scriptorium</h1>
<p>Everything starts at the catalogues: ${catalogues.map((path) => link(path, basePath)).join(', ')}.</p>
<table><tr><th>Id<th>Kind<th>Name<th>Language<th colspan="2">Try</tr>
${rows.join('\n')}
</table></html>
`;
  const fields = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    ...common,
  };
  return httpResponse(200, fields, html);
}

function row(edition: EditionRecord, chapter: string | undefined, basePath: string): string {
  const { id, kind, catalogueEntry } = edition;
  const name = String(catalogueEntry.name ?? id);
  const language = String(catalogueEntry.languageEnglishName ?? catalogueEntry.language ?? '');
  const links = [`${editionPath(edition)}books.json`, chapter].map((path) =>
    path ? link(path, basePath) : '',
  );
  const cells = [id, kind, name, language].map(escapeHtml);
  return `<tr><td>${[...cells, ...links].join('<td>')}</tr>`;
}

function firstChapter(library: Library, edition: EditionRecord): string | undefined {
  const path = `${editionPath(edition)}${edition.bookIds[0]}/1.json`;
  return library.get(path) && path;
}

function link(path: string, basePath: string): string {
  const address = escapeHtml(basePath + path);
  return `<a href="${address}">${address}</a>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
