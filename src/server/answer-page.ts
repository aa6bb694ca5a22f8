import type { Library } from '../library/library.ts';
import {
  ChapterPages,
  type PageSource,
  parsePageAddress,
  resolvePageAddress,
} from '../site/chapter-pages.ts';
import type { ErrorDetail } from '../site/errors.ts';
import { mediaTypes } from '../site/fields.ts';
import type { ContentCoding } from './documents/content-coding.ts';
import { ParsedDocuments } from './documents/parsed-documents.ts';
import { contentTag, documentFields, type PreparedDocument } from './documents/prepare.ts';
import { explainNotFound } from './errors/explain.ts';
import { httpResponse } from './http/response.ts';
import { policyFields, type WebPages } from './web-pages.ts';

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

export class PageAnswers {
  readonly #library: Library;
  readonly #web: WebPages;
  readonly #documents: ParsedDocuments;
  #kept = new Map<string, PreparedDocument>();
  /** The versions of library and reader that the kept pages belong to. */
  #state = '';
  #pages: ChapterPages | undefined;

  constructor(library: Library, web: WebPages) {
    this.#library = library;
    this.#web = web;
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
    const page = address && this.#pages.page(address, source);
    if (page === undefined) return explainMissingPage(this.#library, path);
    const prepared = this.#prepare(page, coding);
    if (this.#kept.size >= maxKeptPages) this.#kept.delete(this.#kept.keys().next().value!);
    this.#kept.set(key, prepared);
    return prepared;
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

  #prepare(page: string, coding: PageCoding): PreparedDocument {
    const bytes = Buffer.from(page);
    const etag = contentTag(bytes, coding);
    const document = { etag, coding, isDownload: false };
    const body = coding === 'gzip' ? Bun.gzipSync(bytes, gzipOptions) : bytes;
    const fields = {
      ...documentFields(this.#web.fields.documents, document),
      ...policyFields(page, this.#web.frameAncestors),
      'Content-Type': mediaTypes.html,
      ETag: etag,
    };
    return { ...document, response: httpResponse(200, fields, body) };
  }
}

const notMade: ErrorDetail = {
  code: 'not_ready',
  message: 'The pages of chapters are not ready yet.',
  hint: 'Load this page again in a moment.',
};

/** The reason why no page exists at a path. Suggested addresses are pages too. */
function explainMissingPage(library: Library, path: string): ErrorDetail {
  const [translation, book, place] = path.slice('/read/'.length).split('/');
  const chapter = place?.split(/:|%3a/i)[0];
  const document = `/api/${translation}/${book}/${chapter}.simple.json`;
  const detail = explainNotFound(library, chapter ? document : path);
  const hint = detail.hint?.replace(/\/api\/([^/\s]+)\/([^/\s]+)\/(\d+)\.simple\.json/, '/read/$1/$2/$3');
  return hint === undefined ? detail : { ...detail, hint };
}
