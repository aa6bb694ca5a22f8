import { failureOf } from '../lib/failure.ts';
import type { Library } from '../library/library.ts';
import { DamagedDocumentError, orUndefinedIfDamaged } from '../library/stored-values.ts';
import type { ErrorDetail } from '../site/errors.ts';
import { commonFields, mediaTypes } from '../site/fields.ts';
import { type FrontPageLibrary, frontPageText } from '../site/front-page.ts';
import { frontPagePolicy } from '../site/plain-page.ts';
import { siteOf } from '../site/site-page.ts';
import type { PageAnswers } from './answer-page.ts';
import type { QuestionAnswers } from './answer-question.ts';
import { ResponseCache } from './documents/response-cache.ts';
import { errorResponse, type HttpResponse, httpResponse, type ResponseFields } from './http/response.ts';
import type { BuildProgress } from './observe/build-figures.ts';
import { ResponseQueue } from './response-queue.ts';
import { WebPages } from './web-pages.ts';

export interface ServiceOptions {
  readonly cacheControl: string;
  /** Memory for the latest responses, in bytes. Default: a share of the memory of the machine or container. */
  readonly maxCacheBytes: number;
  /** Default: `*`. '' sends no CORS fields. */
  readonly corsOrigin: string;
  /** Origins that may frame the pages, in CSP syntax. Default: the service itself. */
  readonly frameAncestors?: string | undefined;
  /** Path prefix of the service, such as `/bible`. Default: ''. */
  readonly basePath: string;
  /** Address of the service for links from elsewhere, without a trailing slash. */
  readonly publicUrl?: string | undefined;
  readonly metricsText?: (() => string) | undefined;
  readonly buildProgress?: (() => BuildProgress) | undefined;
  /** Output folder of `web/build.ts`. If undefined, `/` is a plain list of the library's contents. */
  readonly pagesFolder?: string | undefined;
  readonly reportsFolder?: string | undefined;
  readonly onSlice?: (began: number) => void;
}

export class Service {
  readonly options: ServiceOptions;
  readonly common: ReturnType<typeof commonFields>;
  readonly pages: WebPages | undefined;
  readonly queue: ResponseQueue;
  /** Documents that are prepared in steps. Their clients share them, so they are never refused. */
  readonly longDocuments: ResponseQueue;
  library: Library | undefined;
  documents: ResponseCache | undefined;
  #questions: QuestionAnswers | undefined;
  #chapterPages: PageAnswers | undefined;
  #frontPage: { readonly generation: number; readonly response: HttpResponse } | undefined;
  #replacements = 0;

  constructor(library: Library | undefined, options: ServiceOptions) {
    const { pagesFolder } = options;
    this.options = options;
    this.common = commonFields(options.corsOrigin, options.cacheControl);
    this.pages =
      pagesFolder === undefined ? undefined : new WebPages(pagesFolder, this.common, this.#site, options);
    const shared = {
      version: () => `${this.#replacements} ${this.library?.generation()}`,
      onFault: (error: unknown) => this.faultResponse(error),
      onBusy: () => this.refuse(tooBusy),
      onSlice: options.onSlice,
    };
    this.queue = new ResponseQueue(shared);
    this.longDocuments = new ResponseQueue({ ...shared, maxQueued: Infinity, maxPendingBytes: Infinity });
    this.#open(library);
  }

  /** Cached responses keep no reference to the previous library. */
  replaceLibrary(next: Library): void {
    this.#replacements++;
    this.#questions = undefined;
    this.#chapterPages = undefined;
    this.#frontPage = undefined;
    this.#open(next);
  }

  #open(library: Library | undefined): void {
    const { maxCacheBytes: maxBytes, basePath } = this.options;
    const fields = this.common.documents;
    this.library = library;
    this.documents = library && new ResponseCache(library, { fields, maxBytes, basePath });
  }

  /** Loaded for the first question: the tables of names and versifications would double the start-up time. */
  questionAnswers(library: Library): QuestionAnswers {
    const module = require('./answer-question.ts') as typeof import('./answer-question.ts');
    const refuse = (detail: ErrorDetail) => this.refuse(detail);
    this.#questions ??= new module.QuestionAnswers(library, this.common, {
      refuse,
      publicUrl: this.options.publicUrl,
    });
    return this.#questions;
  }

  chapterPages(library: Library, pages: WebPages): PageAnswers {
    const module = require('./answer-page.ts') as typeof import('./answer-page.ts');
    this.#chapterPages ??= new module.PageAnswers(library, pages, this.options);
    return this.#chapterPages;
  }

  frontPage(): HttpResponse {
    const generation = this.library?.generation() ?? 0;
    if (this.#frontPage?.generation !== generation) {
      const response = this.plainPage(frontPageText(this.#site, this.options.basePath));
      this.#frontPage = { generation, response };
    }
    return this.#frontPage.response;
  }

  get siteName(): string | undefined {
    return siteOf(this.#site).name;
  }

  plainPage(text: string, status = 200): HttpResponse {
    const fields = {
      'Content-Type': mediaTypes.html,
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': frontPagePolicy,
      ...this.common.all,
    };
    return httpResponse(status, fields, text);
  }

  refuse(detail: ErrorDetail, more: ResponseFields = {}): HttpResponse {
    return errorResponse(mounted(detail, this.options.basePath), { ...this.common.all, ...more });
  }

  faultResponse(error: unknown): HttpResponse {
    // The library has already logged it
    if (error instanceof DamagedDocumentError) return this.refuse(damaged);
    console.error(failureOf(error).text);
    return this.refuse({ code: 'internal_error', message: 'Internal server error; see the server log.' });
  }

  /** Settings and optional parts of pages: if one is damaged, the page is still useful. */
  readonly #site: FrontPageLibrary = {
    editions: () => this.library?.editions() ?? [],
    get: (path) => orUndefinedIfDamaged(() => this.library?.get(path)),
  };
}

function mounted(detail: ErrorDetail, basePath: string): ErrorDetail {
  if (basePath === '') return detail;
  const mount = (text: string) => text.replace(/(?<![\w/])\/(?=(?:api|read)\/|ready\b)/g, `${basePath}/`);
  return { ...detail, message: mount(detail.message), ...(detail.hint ? { hint: mount(detail.hint) } : {}) };
}

const tooBusy: ErrorDetail = {
  code: 'too_busy',
  message: 'Too many questions are waiting.',
  hint: 'Try again in a moment. Documents are served in the meantime.',
};

const damaged: ErrorDetail = {
  code: 'document_damaged',
  message:
    'The document for this response is damaged in the library of this server. The server log names it.',
  hint: 'Other documents are not affected. Tell the operator of the server.',
};
