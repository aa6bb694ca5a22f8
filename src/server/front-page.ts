import type { EditionRecord } from '../library/edition-record.ts';
import type { Library } from '../library/library.ts';
import { corsHeaders } from './cors-headers.ts';

/** A plain page that lists the editions and addresses to try. It loads nothing. */
export function frontPage(library: Library): Response {
  const rows = library.editions().map((edition) => row(edition, firstChapter(library, edition)));
  const html = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Scriptorium</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}td,th{text-align:left;padding:.2rem 1rem .2rem 0}</style>
<h1>Scriptorium</h1>
<p>Everything starts at <a href="/api/available_translations.json">/api/available_translations.json</a>.</p>
<table><tr><th>Id<th>Name<th>Language<th colspan="2">Try</tr>
${rows.join('\n')}
</table></html>
`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'X-Content-Type-Options': 'nosniff',
      ...corsHeaders,
    },
  });
}

function row({ id, kind, catalogueEntry }: EditionRecord, chapter: string | undefined): string {
  const books = `${{ translation: '/api', commentary: '/api/c', dataset: '/api/d' }[kind]}/${id}/books.json`;
  const name = String(catalogueEntry.name ?? id);
  const language = String(catalogueEntry.languageEnglishName ?? catalogueEntry.language ?? '');
  const links = [books, chapter].map((path) =>
    path ? `<a href="${escapeHtml(path)}">${escapeHtml(path)}</a>` : '',
  );
  return `<tr><td>${escapeHtml(id)}<td>${escapeHtml(name)}<td>${escapeHtml(language)}<td>${links.join('<td>')}</tr>`;
}

function firstChapter(library: Library, { id, kind }: EditionRecord): string | undefined {
  if (kind !== 'translation') return undefined;
  const path = `/api/${id}/GEN/1.json`;
  return library.get(path) && path;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
