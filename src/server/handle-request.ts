import { links, questionOf } from '../documents/links.ts';
import { failureOf } from '../lib/failure.ts';
import type { Library } from '../library/library.ts';
import { DamagedDocumentError } from '../library/stored-values.ts';
import type { ErrorDetail } from '../site/errors.ts';
import { allowedMethods, commonFields, mediaTypes, preflightFields } from '../site/fields.ts';
import {
  type FrontPageLibrary,
  frontPagePolicy,
  frontPageText,
  notFoundText,
  plainDocsText,
} from '../site/front-page.ts';
import type { PageAnswers, PageCoding } from './answer-page.ts';
import type { QuestionAnswers } from './answer-question.ts';
import { answerDocument } from './documents/answer.ts';
import { negotiateCoding } from './documents/content-coding.ts';
import { HotDocuments } from './documents/find.ts';
import { onOneState } from './documents/parsed-documents.ts';
import { errorResponse } from './errors/error-response.ts';
import { explainNotFound } from './errors/explain.ts';
import type { HttpRequest } from './http/request.ts';
import {
  type DeferredResponse,
  type HttpResponse,
  httpResponse,
  type ResponseFields,
} from './http/response.ts';
import { reportPage } from './report-pages.ts';
import { ResponseQueue, type ResponseSteps } from './response-queue.ts';
import { WebPages } from './web-pages.ts';

interface HandlerOptions {
  readonly cacheControl: string;
  readonly maxCacheBytes: number;
  readonly maxPlainBytes: number;
  readonly corsOrigin: string;
  readonly frameAncestors?: string | undefined;
  /** `/bible`, or '' for the root. */
  readonly basePath: string;
  /** The text of `/metrics`. If undefined, the path does not exist. */
  readonly metricsText?: (() => string) | undefined;
  /** Output folder of `web/build.ts`. If undefined, `/` is a plain list of the library's contents. */
  readonly pagesFolder?: string | undefined;
  /** Folder with the report pages of a check. If undefined, `/check/` does not exist. */
  readonly reportsFolder?: string | undefined;
  readonly onSlice?: (began: number) => void;
}

interface RequestHandler {
  /** Never throws. */
  readonly answer: (request: HttpRequest) => HttpResponse | DeferredResponse;
  readonly queued: () => number;
  readonly refuse: (detail: ErrorDetail) => HttpResponse;
  /** Switches to another library. Cached responses keep no reference to the previous one. */
  readonly replaceLibrary: (library: Library) => void;
}

/** @param first undefined until a library exists. */
export function requestHandler(first: Library | undefined, options: HandlerOptions): RequestHandler {
  let library = first;
  const common = commonFields(options.corsOrigin, options.cacheControl);
  const { all, documents: fields } = common;
  const { basePath, maxCacheBytes: maxBytes, maxPlainBytes } = options;
  // Settings and optional parts of pages: if one is damaged, the page is still useful
  const site = { get: (path: string) => intact(() => library?.get(path)) };
  const pages =
    options.pagesFolder === undefined
      ? undefined
      : new WebPages(options.pagesFolder, common, site, options.frameAncestors);
  const documentsOf = (of: Library) => new HotDocuments(of, { fields, maxBytes, maxPlainBytes, basePath });
  let documents = library && documentsOf(library);
  let answers: QuestionAnswers | undefined;
  let pageAnswers: PageAnswers | undefined;
  const refuse = (detail: ErrorDetail, more: ResponseFields = {}) =>
    errorResponse(mounted(detail, basePath), { ...all, ...more });

  let replacements = 0;
  const queue = new ResponseQueue({
    version: () => `${replacements} ${library?.generation()}`,
    onFault: faultResponse,
    onBusy: () => refuse(tooBusy),
    onSlice: options.onSlice,
  });

  function answerPath(asked: string, request: HttpRequest): HttpResponse | DeferredResponse {
    const path = otherSpellings.get(asked) ?? asked;
    const { coding, brotliFirst } = negotiateCoding(request.fields.get('accept-encoding'));
    // If the library is damaged, a lookup of any other path could fail too
    const document = path.startsWith('/api/')
      ? documents?.find(path, coding ?? 'gzip', brotliFirst)
      : undefined;
    const offered = document ?? pages?.find(path, brotliFirst ? 'br' : (coding ?? 'gzip'));
    if (offered) {
      const isAcceptable = coding !== undefined || offered.coding === 'br';
      const fields = document || !pages ? common : pages.fields;
      return isAcceptable ? answerDocument(offered, request, fields) : notAcceptable();
    }
    const question = questionOf(path);
    if (question && library) {
      if (!coding) return notAcceptable();
      return queue.add(() => answersOf(library!).answer(question, request, coding));
    }
    const plain = answerPlainly(path);
    if (plain) return coding || plain.status !== 200 ? plain : notAcceptable();
    if (!library) return refuse(notReady);
    if (pages && path.startsWith('/read/')) {
      const kept = coding && pageAnswersOf(library, pages).kept(path, coding);
      if (kept) return answerDocument(kept, request, pages.fields);
      return queue.add(() => pageSteps(pages, path, coding, request));
    }
    library.requireAbsence(path);
    const detail = explainNotFound(library, path);
    return asksForPage(request) ? missingPage(detail) : refuse(detail);
  }

  function answerPlainly(path: string): HttpResponse | undefined {
    if (path === '/') return front();
    if (path === '/docs' && pages) return plainDocs();
    if (path === '/health') return healthResponse(library, all);
    if (path === '/ready') return ready();
    if (path === '/metrics' && options.metricsText) return metricsResponse(options.metricsText(), all);
    return options.reportsFolder === undefined ? undefined : reportPage(options.reportsFolder, path, all);
  }

  // biome-ignore lint/correctness/useYield: a page is made in one step
  function* pageSteps(
    from: WebPages,
    path: string,
    coding: PageCoding | undefined,
    request: HttpRequest,
  ): ResponseSteps {
    const found = pageAnswersOf(library!, from).find(path, coding ?? 'identity');
    if (!('etag' in found)) return missingPage(found);
    return coding ? answerDocument(found, request, from.fields) : notAcceptable();
  }

  /** Loaded for the first question: the tables of names and versifications would double the start-up time. */
  function answersOf(of: Library): QuestionAnswers {
    const module = require('./answer-question.ts') as typeof import('./answer-question.ts');
    answers ??= new module.QuestionAnswers(of, common, refuse);
    return answers;
  }

  function pageAnswersOf(of: Library, from: WebPages): PageAnswers {
    const module = require('./answer-page.ts') as typeof import('./answer-page.ts');
    pageAnswers ??= new module.PageAnswers(of, from);
    return pageAnswers;
  }

  function answerTarget(path: string, request: HttpRequest): HttpResponse | DeferredResponse {
    if (basePath === '') return answerPath(path, request);
    if (path === basePath) return toFrontPage(request);
    if (path.startsWith(`${basePath}/`)) return answerPath(path.slice(basePath.length), request);
    const message = 'This address is not below that of the service.';
    if (asksForPage(request)) return missingPage({ message });
    return refuse({ code: 'path_not_found', message, hint: `Everything is below ${basePath}/.` });
  }

  /** The front page has relative links, which would resolve incorrectly without the trailing slash. */
  function toFrontPage({ query }: HttpRequest): HttpResponse {
    const name = basePath.slice(basePath.lastIndexOf('/') + 1);
    const location = `${name}/${query === '' ? '' : `?${query}`}`;
    return httpResponse(308, { Location: location, 'Cache-Control': 'no-cache', ...all }, '');
  }

  let page: { readonly generation: number; readonly response: HttpResponse } | undefined;
  function front(): HttpResponse {
    const generation = library?.generation() ?? 0;
    if (page?.generation !== generation) {
      page = { generation, response: plainPage(frontPageText(shownOn(site, library), basePath), all) };
    }
    return page.response;
  }

  function missingPage(detail: Pick<ErrorDetail, 'message' | 'hint'>): HttpResponse {
    return plainPage(notFoundText(detail, basePath), all, 404);
  }

  function plainDocs(): HttpResponse {
    return plainPage(plainDocsText(basePath), all);
  }

  function ready(): HttpResponse {
    if (!library) return refuse(notReady);
    if (library.editions().length === 0) return refuse(nothingToServe);
    return statusResponse('ready', library, all);
  }

  function notAcceptable(): HttpResponse {
    const message =
      'The Accept-Encoding header refuses every coding of this response. Documents are available in gzip and identity.';
    return refuse({ code: 'not_acceptable', message }, { Vary: 'Accept-Encoding' });
  }

  function methodNotAllowed(method: string): HttpResponse {
    const message = `${method.slice(0, 30)} is not served: everything here is read-only.`;
    return refuse({ code: 'method_not_allowed', message, hint: 'Use GET.' }, { Allow: allowedMethods });
  }

  function faultResponse(error: unknown): HttpResponse {
    // The library has already logged it
    if (error instanceof DamagedDocumentError) return refuse(damaged);
    console.error(failureOf(error).text);
    return refuse({ code: 'internal_error', message: 'Internal server error; see the server log.' });
  }

  function answer(request: HttpRequest): HttpResponse | DeferredResponse {
    const { method, path } = request;
    if (method === 'GET' || method === 'HEAD') return answerTarget(path, request);
    return method === 'OPTIONS' ? preflight(all) : methodNotAllowed(method);
  }

  return {
    refuse,
    queued: () => queue.length,
    replaceLibrary(next) {
      library = next;
      replacements++;
      documents = documentsOf(next);
      answers = undefined;
      pageAnswers = undefined;
      page = undefined;
    },
    answer(request) {
      try {
        return onOneState(() => answer(request));
      } catch (error) {
        return faultResponse(error);
      }
    },
  };
}

const otherSpellings: ReadonlyMap<string, string> = new Map([
  [links.openApiAtRoot, links.openApi],
  ['/docs/', '/docs'],
]);

/**
 * True if the client is a browser: browsers accept HTML for pages, programs do not. Caches do not store
 * errors, so they never mix up the two responses for one address.
 */
function asksForPage({ fields }: HttpRequest): boolean {
  const ranges = (fields.get('accept') ?? '').split(',');
  return ranges.some(
    (range) => /^\s*text\/html\s*(?:;|$)/i.test(range) && !/;\s*q=0(?:\.0*)?\s*$/i.test(range),
  );
}

function mounted(detail: ErrorDetail, basePath: string): ErrorDetail {
  if (basePath === '') return detail;
  const mount = (text: string) => text.replace(/(?<![\w/])\/(?=(?:api|read)\/|ready\b)/g, `${basePath}/`);
  return { ...detail, message: mount(detail.message), ...(detail.hint ? { hint: mount(detail.hint) } : {}) };
}

function preflight(common: ResponseFields): HttpResponse {
  const hasCors = 'Access-Control-Allow-Origin' in common;
  return httpResponse(204, { ...common, Allow: allowedMethods, ...(hasCors ? preflightFields : {}) });
}

const notReady: ErrorDetail = {
  code: 'not_ready',
  message: 'The library is being compiled for the first time.',
  hint: 'Try again in a few seconds; /ready answers 200 when it is done.',
};

const tooBusy: ErrorDetail = {
  code: 'too_busy',
  message: 'Too many questions are waiting for their answer.',
  hint: 'Try again in a moment. Documents are served meanwhile.',
};

const damaged: ErrorDetail = {
  code: 'document_damaged',
  message:
    'The library of this server is damaged where this response would come from; its log names the document.',
  hint: 'Other documents are not affected. Tell the operator of the server.',
};

const nothingToServe: ErrorDetail = {
  code: 'not_ready',
  message: 'The library has no editions.',
  hint: 'Build one that does.',
};

function shownOn(site: Pick<FrontPageLibrary, 'get'>, library: Library | undefined): FrontPageLibrary {
  return { editions: () => library?.editions() ?? [], get: site.get };
}

function intact<Document>(read: () => Document): Document | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof DamagedDocumentError) return undefined;
    throw error;
  }
}

function plainPage(text: string, common: ResponseFields, status = 200): HttpResponse {
  const fields = {
    'Content-Type': mediaTypes.html,
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': frontPagePolicy,
    ...common,
  };
  return httpResponse(status, fields, text);
}

/** Reports that the process is alive, even during its first build. Throws if the library cannot be read. */
function healthResponse(library: Library | undefined, common: ResponseFields): HttpResponse {
  return statusResponse(library ? 'ok' : 'building', library, common);
}

/** `{"status":"ok","generation":n,"editions":n}`, never cached. */
function statusResponse(
  status: 'ok' | 'building' | 'ready',
  library: Library | undefined,
  common: ResponseFields,
): HttpResponse {
  const body = {
    status,
    generation: library?.generation() ?? 0,
    editions: library?.editions().length ?? 0,
  };
  return httpResponse(
    200,
    { 'Content-Type': mediaTypes.json, 'Cache-Control': 'no-store', ...common },
    JSON.stringify(body),
  );
}

function metricsResponse(text: string, common: ResponseFields): HttpResponse {
  const type = 'text/plain; version=0.0.4; charset=utf-8';
  return httpResponse(200, { 'Content-Type': type, 'Cache-Control': 'no-store', ...common }, text);
}
