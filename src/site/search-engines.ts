import { links } from '../documents/links.ts';
import type { TranslationBooks } from '../documents/translation/translation-schema.ts';
import { html } from '../lib/html.ts';
import type { EditionRecord } from '../library/edition-record.ts';
import { type PageSource, pagesOfChapters } from './chapter-pages.ts';

const siteMapPath = '/sitemap.xml';
const editionPattern = /^\/sitemaps\/([A-Za-z0-9_-]+)\.xml$/;
const editionPath = (id: string) => `/sitemaps/${id}.xml`;

export function robotsText(publicUrl: string | undefined): string {
  return `User-agent: *\nAllow: /\n${publicUrl === undefined ? '' : `\nSitemap: ${publicUrl}${siteMapPath}\n`}`;
}

export function siteMap(path: string, source: PageSource, publicUrl: string): string | undefined {
  if (path === siteMapPath) return siteMapIndex(source, publicUrl);
  const id = editionPattern.exec(path)?.[1];
  const isKnown = translationsOf(source).some((edition) => edition.id === id);
  const list = isKnown ? (source.read(links.books(id!)) as TranslationBooks | undefined) : undefined;
  return list && siteMapOfEdition(list, source, publicUrl);
}

export function siteMapPaths(source: PageSource): string[] {
  return [siteMapPath, ...translationsOf(source).map(({ id }) => editionPath(id))];
}

function siteMapIndex(source: PageSource, publicUrl: string): string {
  const maps = translationsOf(source).map(
    ({ id }) => html`<sitemap><loc>${publicUrl}${editionPath(id)}</loc></sitemap>\n`,
  );
  return xml(
    html`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps}</sitemapindex>`,
  );
}

/** A translation has about 1,200 pages; the limit of a sitemap is 50,000. */
function siteMapOfEdition({ translation, books }: TranslationBooks, source: PageSource, publicUrl: string) {
  const root = `/read/${translation.id}`;
  const paths = books.flatMap((book) => [
    `${root}/${book.id}`,
    ...pagesOfChapters(translation.id, book, source).map((chapter) => `${root}/${book.id}/${chapter}`),
  ]);
  const urls = [root, ...paths].map((path) => html`<url><loc>${publicUrl}${path}</loc></url>\n`);
  return xml(html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>`);
}

function xml({ text }: { readonly text: string }): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`;
}

interface ServiceDescription {
  readonly siteName: string;
  readonly description?: string | undefined;
  readonly root: string;
  /** False for published files: a static host answers no questions. */
  readonly hasQuestions: boolean;
}

export function languageModelText(
  source: PageSource,
  { siteName, description, root, hasQuestions }: ServiceDescription,
): string {
  const translations = translationsOf(source);
  const shown = translations.slice(0, maxListedTranslations).map(({ id, catalogueEntry }) => {
    const { name, languageEnglishName: language } = catalogueEntry;
    const about = [language, `id ${id}`].filter(Boolean).join(', ');
    return `- [${String(name || id)}](${root}/read/${id}): ${about}`;
  });
  const { id = 'ID', bookIds = [] } =
    translations.find(({ bookIds }) => bookIds.includes('JHN')) ?? translations[0] ?? {};
  const book = bookIds.includes('JHN') ? 'JHN' : (bookIds[0] ?? 'JHN');
  const more = translations.length - shown.length;
  const rest = more > 0 ? [`- ${more} more: ${root}${links.availableTranslations}`] : [];
  const questions = `- A passage: ${root}/api/x/passage?ref=${book}+1:1&in=${id}
- A search: ${root}/api/x/search?q=living+water&in=${id}
`;
  return `# ${siteName}

> ${description ?? 'Exact texts of scripture over HTTP, read-only and without a key. Quote from here instead of from memory.'}

${hasQuestions ? questions : ''}- A chapter: ${root}${links.simpleChapter(id, book, 1)}
- A chapter for people: ${root}/read/${id}/${book}/1
- The whole API (OpenAPI): ${root}${links.openApi}

## Translations

${[...shown, ...rest].join('\n')}
`;
}

const maxListedTranslations = 100;

function translationsOf({ editions }: PageSource): EditionRecord[] {
  return editions().filter(({ kind }) => kind === 'translation');
}
