import { links } from '../documents/links.ts';
import type { TranslationBooks } from '../documents/translation/translation-schema.ts';
import { html } from '../lib/html.ts';
import { shortestTag } from '../model/shortest-tag.ts';
import { type PageSource, pagesOfChapters } from './chapter-pages.ts';
import { plainPage } from './plain-page.ts';
import { linkPreview } from './site-page.ts';

interface ListPageOptions {
  readonly siteName: string;
  readonly publicUrl?: string | undefined;
}

/**
 * A page of links: `/read` lists the translations, `/read/BSB` the books of one, and `/read/BSB/JHN` the chapters
 * of a book. Undefined if the path names nothing of the library. Links are relative, as on chapter pages.
 */
export function listPage(
  path: string,
  source: PageSource,
  { siteName, publicUrl }: ListPageOptions,
): string | undefined {
  const [, , id, book, ...more] = path.split('/');
  if (more.length > 0) return undefined;
  const page =
    id === undefined ? translationsPage(source, siteName) : pageOfTranslation(source, siteName, id, book);
  return page && plainPage(page.body, { ...page, head: linkPreview(path, { ...page, publicUrl }) });
}

function translationsPage({ editions }: PageSource, siteName: string) {
  const translations = editions().filter(({ kind }) => kind === 'translation');
  const byLanguage = Map.groupBy(translations, ({ catalogueEntry }) => String(catalogueEntry.language));
  const sections = [...byLanguage].map(([language, editions]) => {
    const name = String(editions[0]!.catalogueEntry.languageName ?? language);
    const items = editions.map(
      ({ id, catalogueEntry }) =>
        html`<li><a href="read/${id}" hreflang="${shortestTag(language)}">${String(catalogueEntry.name ?? id)}</a></li>\n`,
    );
    return html`<h2 lang="${shortestTag(language)}">${name}</h2>\n<ul lang="${shortestTag(language)}">\n${items}</ul>\n`;
  });
  return { title: siteName, body: html`<h1>${siteName}</h1>\n${sections}` };
}

function pageOfTranslation(source: PageSource, siteName: string, id: string, bookId: string | undefined) {
  const edition = source.editions().find((each) => each.kind === 'translation' && each.id === id);
  const list = edition && (source.read(links.books(id)) as TranslationBooks | undefined);
  if (!list) return undefined;
  const { name, shortName, language, textDirection: direction } = list.translation;
  const script = { language: shortestTag(language), direction };
  if (bookId === undefined) {
    const items = list.books.map((book) => html`<li><a href="${id}/${book.id}">${book.name}</a></li>\n`);
    const body = html`<nav><a href="../read">${siteName}</a></nav>\n<h1>${name}</h1>\n<ul>\n${items}</ul>`;
    return { title: `${name} – ${siteName}`, body, ...script };
  }
  const book = list.books.find((each) => each.id === bookId);
  if (!book) return undefined;
  const items = pagesOfChapters(id, book, source).map(
    (chapter) => html`<a href="${bookId}/${chapter}">${chapter}</a>\n`,
  );
  const body = html`<nav><a href="../../read">${siteName}</a> <a href="../${id}">${name}</a></nav>
<h1>${book.name}</h1>
<div class="chapters">
${items}</div>`;
  return { title: `${book.name} (${shortName || id}) – ${siteName}`, body, ...script };
}
