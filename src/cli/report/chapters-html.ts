import type {
  BookReport,
  ChapterReport,
  TranslationReport,
} from '../../documents/report/translation-report.ts';
import { count } from '../../lib/count.ts';
import { type Html, html } from '../../lib/html.ts';

/** A row for each book with its chapters, coloured by how they fit the versification. */
export function chaptersHtml({ books, diagnostics, census }: TranslationReport): Html {
  const found = Map.groupBy(diagnostics.list, ({ file }) => file);
  const absent = Map.groupBy(census.missingChapters, (place) => place.slice(0, 3));
  const row = (book: BookReport) => html`<tr><th>${book.id}<td>${book.chapters.map(
    (chapter) => html`${cell(book, chapter)} `,
  )}${(absent.get(book.id) ?? []).map(
    (place) => html`<span class="chapter missing" title="${place} is missing">${place.slice(4)}</span> `,
  )}<td class="number">${found.get(book.file)?.length ?? ''}</tr>
`;
  return html`<table class="overview"><tr><th><th>chapters: as expected, or with verses missing or extra<th>found</tr>
${books.map(row)}</table>`;
}

function cell({ id }: BookReport, { number, verses, expected, missing, extra }: ChapterReport): Html {
  const parts = [`${id} ${number}: ${count(verses, 'verse')}`];
  if (expected !== null && missing + extra > 0) parts.push(`${expected} expected`);
  if (missing > 0) parts.push(`${missing} missing`);
  if (extra > 0) parts.push(`${extra} extra`);
  const state = missing > 0 ? ' missing' : extra > 0 ? ' differs' : '';
  return html`<span class="chapter${state}" title="${parts.join(', ')}">${number}</span>`;
}
