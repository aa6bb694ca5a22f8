import { links } from '../documents/links.ts';
import type { TranslationBooks } from '../documents/translation/translation-schema.ts';
import type { Library } from '../library/library.ts';
import { defaultSiteName } from '../model/site.ts';
import {
  ChapterPages,
  type PageSource,
  parsePageAddress,
  passageSummary,
  resolvePageAddress,
} from '../site/chapter-pages.ts';
import type { ContentCoding } from '../site/content-coding.ts';
import type { ErrorDetail } from '../site/errors.ts';
import { documentFields, mediaTypes, policyFields } from '../site/fields.ts';
import { listPage } from '../site/list-pages.ts';
import { type OEmbedService, oEmbedResponse, readOEmbedQuery } from '../site/oembed.ts';
import { languageModelText, robotsText, siteMap } from '../site/search-engines.ts';
import { siteOf } from '../site/site-page.ts';
import { ParsedDocuments } from './documents/parsed-documents.ts';
import { contentTag, type PreparedDocument } from './documents/prepare.ts';
import { explainNotFound } from './errors/explain.ts';
import { httpResponse } from './http/response.ts';
import type { WebPages } from './web-pages.ts';

/** Memory for parsed documents: lists of books, and chapters that are shared and opened often. */
const maxParsedBytes = 8_000_000;
/** Each page counts once per coding. The largest has 100 kB. */
const maxKeptPages = 100;

/**
 * Brotli would save 300 to 1,300 bytes of a page and take up to five times as long:
 * `docs/decisions/pages-in-gzip.md`.
 */
export type PageCoding = Exclude<ContentCoding, 'br'>;
const gzipOptions = { library: 'libdeflate', level: 6 } as const;

interface ServiceAddress {
  readonly publicUrl?: string | undefined;
  readonly basePath: string;
}

export class PageAnswers {
  readonly #library: Library;
  readonly #web: WebPages;
  readonly #address: ServiceAddress;
  readonly #documents: ParsedDocuments;
  #kept = new Map<string, PreparedDocument>();
  #state = '';
  #pages: ChapterPages | undefined;

  constructor(library: Library, web: WebPages, address: ServiceAddress) {
    this.#library = library;
    this.#web = web;
    this.#address = address;
    this.#documents = new ParsedDocuments(library, maxParsedBytes);
  }

  kept(path: string, coding: PageCoding): PreparedDocument | undefined {
    this.#follow();
    return this.#kept.get(`${coding} ${path}`);
  }

  find(path: string, coding: PageCoding): PreparedDocument | ErrorDetail {
    const kept = this.kept(path, coding);
    if (kept) return kept;
    if (!this.#pages) return notMade;
    const key = `${coding} ${path}`;
    const source = this.#source();
    const written = parsePageAddress(path);
    const address = written && resolvePageAddress(written, source);
    if (address && 'code' in address) return address;
    const page = address
      ? this.#pages.page(address, source, { publicUrl: this.#address.publicUrl, isLive: true, hasFeed: true })
      : this.#otherPage(path, source);
    if (page === undefined) return this.#explain(path);
    if (typeof page !== 'string') return page;
    const prepared = this.#prepare(page, coding, typeOf(path));
    if (this.#kept.size >= maxKeptPages) this.#kept.delete(this.#kept.keys().next().value!);
    this.#kept.set(key, prepared);
    return prepared;
  }

  #otherPage(path: string, source: PageSource): string | ErrorDetail | undefined {
    const { publicUrl, basePath } = this.#address;
    const { name: siteName = defaultSiteName, description } = siteOf(this.#library);
    const [, question] = /^\/oembed\?(.*)$/s.exec(path) ?? [];
    if (question !== undefined) {
      return publicUrl === undefined ? undefined : this.#oEmbed(question, source, { siteName, publicUrl });
    }
    if (path === '/robots.txt') return robotsText(publicUrl);
    const service = { siteName, description, root: publicUrl ?? basePath, hasQuestions: true };
    if (path === '/llms.txt') return languageModelText(source, service);
    if (path.startsWith('/sitemap')) return publicUrl && siteMap(path, source, publicUrl);
    return listPage(path, source, { siteName, publicUrl });
  }

  #oEmbed(query: string, source: PageSource, service: OEmbedService): string | ErrorDetail | undefined {
    const question = readOEmbedQuery(query, service.publicUrl);
    if ('code' in question) return question;
    const written = parsePageAddress(question.path);
    const address = written && resolvePageAddress(written, source);
    if (address && 'code' in address) return address;
    const summary = address && passageSummary(address, source);
    if (!summary) return explainMissingPage(this.#library, question.path, source);
    return JSON.stringify(oEmbedResponse(summary, question, service));
  }

  #explain(path: string): ErrorDetail {
    if (/^\/(?:sitemap|oembed)/.test(path) && this.#address.publicUrl === undefined) return noPublicUrl;
    return path.startsWith('/read/')
      ? explainMissingPage(this.#library, path, this.#source())
      : explainNotFound(this.#library, path);
  }

  #source(): PageSource {
    return {
      editions: () => this.#library.editions(),
      read: this.#documents.reader(),
      has: (path) => this.#library.peek(path) !== undefined,
    };
  }

  #follow(): void {
    const madeAt = this.#web.madeAt();
    const state = `${this.#library.generation()} ${madeAt}`;
    if (state === this.#state) return;
    this.#pages = madeAt === undefined ? undefined : ChapterPages.open(this.#web.folder);
    this.#state = state;
    this.#kept = new Map();
  }

  #prepare(page: string, coding: PageCoding, type: string): PreparedDocument {
    const bytes = Buffer.from(page);
    const etag = contentTag(bytes, coding);
    const document = { etag, coding, isDownload: false };
    const body = coding === 'gzip' ? Bun.gzipSync(bytes, gzipOptions) : bytes;
    const fields = {
      ...documentFields(this.#web.fields.documents, document),
      ...policyFields(page, this.#web.frameAncestors),
      'Content-Type': type,
      ETag: etag,
    };
    return { ...document, response: httpResponse(200, fields, body) };
  }
}

function typeOf(path: string): string {
  if (path.startsWith('/oembed?')) return mediaTypes.json;
  if (path.endsWith('.txt')) return mediaTypes.text;
  return path.endsWith('.xml') ? mediaTypes.xml : mediaTypes.html;
}

const noPublicUrl: ErrorDetail = {
  code: 'path_not_found',
  message: 'This needs the public address of the service.',
  hint: 'Start the server with --public-url https://bible.example.org.',
};

const notMade: ErrorDetail = {
  code: 'not_ready',
  message: 'The pages of chapters are not ready yet.',
  hint: 'Load this page again in a moment.',
};

/** The reason why no page exists at a path, with the names that people know, and the nearest page. */
function explainMissingPage(library: Library, path: string, source: PageSource): ErrorDetail {
  const [id = '', book = '', place = ''] = path.slice('/read/'.length).split('/');
  const isTranslation = library.edition(id)?.kind === 'translation';
  const list = isTranslation ? (source.read(links.books(id)) as TranslationBooks | undefined) : undefined;
  const found = list?.books.find((each) => each.id === book);
  const chapter = Number(/^\d{1,3}/.exec(place)?.[0]);
  const isKnown = list && (found || /^[A-Z0-9]{3}$/.test(book));
  const verses = /^\d{1,3}(?:[.,;_]|%20|%2C)+(\d{1,3}(?:-\d{1,3})?)$/i.exec(place)?.[1];
  if (found && verses) {
    const message = `"${place.slice(0, 20)}" is not a chapter and verse of ${found.name}.`;
    return {
      code: 'verse_not_found',
      message,
      hint: `Did you mean /read/${id}/${book}/${chapter}:${verses}?`,
    };
  }
  if (!isKnown || source.has(links.simpleChapter(id, book, chapter)) || place === '') {
    return explainAddress(library, { id, book, chapter: place.split(/:|%3a/i)[0] || 1 });
  }
  const { name } = list.translation;
  if (!found) {
    const message = `${name} has no book "${book}".`;
    return { code: 'book_not_found', message, hint: `See its books: /read/${id}` };
  }
  const message = chapter
    ? `${found.name} has no chapter ${chapter} in ${name}.`
    : `"${place.slice(0, 20)}" is not a chapter of ${found.name}.`;
  return { code: 'chapter_not_found', message, hint: `See its chapters: /read/${id}/${book}` };
}

function explainAddress(library: Library, { id, book, chapter }: ExplainedAddress): ErrorDetail {
  const document = book ? `${book}/${chapter}.simple.json` : 'books.json';
  const detail = explainNotFound(library, `/api/${id}/${document}`);
  const hint = detail.hint
    ?.replace(/\/api\/([^/\s]+)\/([^/\s]+)\/(\d+)\.simple\.json/, '/read/$1/$2/$3')
    .replace('/api/available_translations.json', '/read');
  return hint === undefined ? detail : { ...detail, hint };
}

interface ExplainedAddress {
  readonly id: string;
  readonly book: string;
  readonly chapter: number | string;
}
