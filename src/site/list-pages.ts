import { links } from '../documents/links.ts';
import type { TranslationBook, TranslationBooks } from '../documents/translation/translation-schema.ts';
import { type Html, html } from '../lib/html.ts';
import { shortestTag } from '../model/shortest-tag.ts';
import { chaptersOf, type PageSource } from './chapter-pages.ts';
import { plainPage } from './plain-page.ts';

interface ListPageOptions {
  readonly siteName: string;
  readonly publicUrl?: string | undefined;
}

/**
 * A page of links: `/read` lists the translations, `/read/BSB` the books of one, and `/read/BSB/JHN` the chapters
 * of a book. Undefined if the path names nothing of the library. Links are relative, as on chapter pages.
 */
export function listPage(path: string, source: PageSource, options: ListPageOptions): string | undefined {
  const [, , id, book, ...more] = path.split('/');
  if (more.length > 0) return undefined;
  const head = headOf(path, options.publicUrl);
  if (id === undefined) return translationsPage(source, options.siteName, head);
  const edition = source.editions().find((each) => each.kind === 'translation' && each.id === id);
  const list = edition && (source.read(links.books(id)) as TranslationBooks | undefined);
  if (!list) return undefined;
  if (book === undefined) return booksPage(list, options.siteName, head);
  const found = list.books.find((each) => each.id === book);
  return found && chaptersPage(list, found, chaptersOf(id, found, source), { ...options, head });
}

function headOf(path: string, publicUrl: string | undefined): Html {
  return publicUrl === undefined ? html`` : html`<link rel="canonical" href="${publicUrl}${path}">\n`;
}

function translationsPage({ editions }: PageSource, siteName: string, head: Html): string {
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
  return plainPage(html`<h1>${siteName}</h1>\n${sections}`, { title: siteName, head });
}

function booksPage({ translation, books }: TranslationBooks, siteName: string, head: Html): string {
  const { id, name, language, textDirection } = translation;
  const items = books.map((book) => html`<li><a href="${id}/${book.id}">${book.name}</a></li>\n`);
  const body = html`<nav><a href="../read">${siteName}</a></nav>\n<h1>${name}</h1>\n<ul>\n${items}</ul>`;
  const title = `${name} – ${siteName}`;
  return plainPage(body, { title, language: shortestTag(language), direction: textDirection, head });
}

function chaptersPage(
  { translation }: TranslationBooks,
  book: TranslationBook,
  chapters: readonly number[],
  { siteName, head }: ListPageOptions & { readonly head: Html },
): string {
  const { id, name, language, textDirection } = translation;
  const items = chapters.map((chapter) => html`<a href="${book.id}/${chapter}">${chapter}</a>\n`);
  const body = html`<nav><a href="../../read">${siteName}</a> <a href="../${id}">${name}</a></nav>
<h1>${book.name}</h1>
<div class="chapters">
${items}</div>`;
  const title = `${book.name} (${translation.shortName || id}) – ${siteName}`;
  return plainPage(body, { title, language: shortestTag(language), direction: textDirection, head });
}
