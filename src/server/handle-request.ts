import { links, questionOf } from '../documents/links.ts';
import { failureOf } from '../lib/failure.ts';
import type { Library } from '../library/library.ts';
import type { ErrorDetail } from '../site/errors.ts';
import { allowedMethods, commonFields, mediaTypes, preflightFields } from '../site/fields.ts';
import {
  type FrontPageLibrary,
  frontPagePolicy,
  frontPageText,
  notFoundText,
  plainDocsText,
} from '../site/front-page.ts';
import type { PageAnswers } from './answer-page.ts';
import type { QuestionAnswers } from './answer-question.ts';
import { answerDocument } from './documents/answer.ts';
import { negotiateCoding } from './documents/content-coding.ts';
import { HotDocuments } from './documents/find.ts';
import { errorResponse } from './errors/error-response.ts';
import { explainNotFound } from './errors/explain.ts';
import type { HttpRequest } from './http/request.ts';
import { type HttpResponse, httpResponse, type ResponseFields } from './http/response.ts';
import { reportPage } from './report-pages.ts';
import { WebPages } from './web-pages.ts';

interface HandlerOptions {
  readonly cacheControl: string;
  /** Memory for prepared answers. */
  readonly maxCacheBytes: number;
  /** Memory for uncompressed bodies. */
  readonly maxPlainBytes: number;
  readonly corsOrigin: string;
  /** As for `startServer`. */
  readonly frameAncestors?: string | undefined;
  /** Where the service lies: `/bible`, or '' for the root. */
  readonly basePath: string;
  /** The text of `/metrics`; without it there is no such path. */
  readonly metricsText?: (() => string) | undefined;
  /** Folder of the pages that `web/build.ts` makes; without it `/` is a plain list of what there is. */
  readonly pagesFolder?: string | undefined;
  /** Folder of the pages of a check; without it there is no `/check/`. */
  readonly reportsFolder?: string | undefined;
}

interface RequestHandler {
  /** Route, document lookup, answer. Never throws. */
  readonly answer: (request: HttpRequest) => HttpResponse;
  /** The answer to a request that could not be read. */
  readonly refuse: (detail: ErrorDetail) => HttpResponse;
  /** Answers from another library from now on. Answers that were made hold nothing of the one before. */
  readonly replaceLibrary: (library: Library) => void;
}

/** @param first undefined while there is no library yet. */
export function requestHandler(first: Library | undefined, options: HandlerOptions): RequestHandler {
  let library = first;
  const common = commonFields(options.corsOrigin, options.cacheControl);
  const { all, documents: fields } = common;
  const { basePath, maxCacheBytes: maxBytes, maxPlainBytes } = options;
  const site = { get: (path: string) => library?.get(path) };
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

  function answerPath(asked: string, request: HttpRequest): HttpResponse {
    const path = otherSpellings.get(asked) ?? asked;
    const { coding, brotliFirst } = negotiateCoding(request.fields.get('accept-encoding'));
    const document = documents?.find(path, coding ?? 'gzip', brotliFirst);
    const offered = document ?? pages?.find(path, brotliFirst ? 'br' : (coding ?? 'gzip'));
    if (offered) {
      const isAcceptable = coding !== undefined || offered.coding === 'br';
      const fields = document || !pages ? common : pages.fields;
      return isAcceptable ? answerDocument(offered, request, fields) : notAcceptable();
    }
    const question = questionOf(path);
    if (question && library) {
      return coding ? answersOf(library).answer(question, request, coding) : notAcceptable();
    }
    const plain = answerPlainly(path);
    if (plain) return coding || plain.status !== 200 ? plain : notAcceptable();
    if (!library) return refuse(notReady);
    if (pages && path.startsWith('/read/')) {
      const found = pageAnswersOf(library, pages).find(path, coding ?? 'identity');
      if (!('etag' in found)) return missingPage(found);
      return coding ? answerDocument(found, request, pages.fields) : notAcceptable();
    }
    const detail = explainNotFound(library, path);
    return asksForPage(request) ? missingPage(detail) : refuse(detail);
  }

  /** Small responses that are never compressed. */
  function answerPlainly(path: string): HttpResponse | undefined {
    if (path === '/') return front();
    if (path === '/docs' && pages) return plainDocs();
    if (path === '/health') return healthResponse(library, all);
    if (path === '/ready') return ready();
    if (path === '/metrics' && options.metricsText) return metricsResponse(options.metricsText(), all);
    return options.reportsFolder === undefined ? undefined : reportPage(options.reportsFolder, path, all);
  }

  /** Loaded with the first question: the tables of names and versifications would double the time of a start. */
  function answersOf(of: Library): QuestionAnswers {
    const module = require('./answer-question.ts') as typeof import('./answer-question.ts');
    answers ??= new module.QuestionAnswers(of, common, refuse);
    return answers;
  }

  /** Loaded with the first page of a chapter. */
  function pageAnswersOf(of: Library, from: WebPages): PageAnswers {
    const module = require('./answer-page.ts') as typeof import('./answer-page.ts');
    pageAnswers ??= new module.PageAnswers(of, from);
    return pageAnswers;
  }

  /** Documents are known by their path below the base path. */
  function answerTarget(path: string, request: HttpRequest): HttpResponse {
    if (basePath === '') return answerPath(path, request);
    if (path === basePath) return toFrontPage(request);
    if (path.startsWith(`${basePath}/`)) return answerPath(path.slice(basePath.length), request);
    const message = 'This address is not below that of the service.';
    if (asksForPage(request)) return missingPage({ message });
    return refuse({ code: 'path_not_found', message, hint: `Everything is below ${basePath}/.` });
  }

  /** The links of the front page are relative, and would not be below an address without the slash. */
  function toFrontPage({ query }: HttpRequest): HttpResponse {
    const name = basePath.slice(basePath.lastIndexOf('/') + 1);
    const location = `${name}/${query === '' ? '' : `?${query}`}`;
    return httpResponse(308, { Location: location, 'Cache-Control': 'no-cache', ...all }, '');
  }

  let page: { readonly generation: number; readonly response: HttpResponse } | undefined;
  function front(): HttpResponse {
    const generation = library?.generation() ?? 0;
    if (page?.generation !== generation) {
      page = { generation, response: plainPage(frontPageText(library ?? noLibrary, basePath), all) };
    }
    return page.response;
  }

  function missingPage(detail: Pick<ErrorDetail, 'message' | 'hint'>): HttpResponse {
    return plainPage(notFoundText(detail, basePath), all, 404);
  }

  /** Until the API explorer is made. */
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

  function answer(request: HttpRequest): HttpResponse {
    const { method, path } = request;
    if (method === 'GET' || method === 'HEAD') return answerTarget(path, request);
    return method === 'OPTIONS' ? preflight(all) : methodNotAllowed(method);
  }

  return {
    refuse,
    replaceLibrary(next) {
      library = next;
      documents = documentsOf(next);
      answers = undefined;
      pageAnswers = undefined;
      page = undefined;
    },
    answer(request) {
      try {
        return answer(request);
      } catch (error) {
        console.error(failureOf(error).text);
        const message = 'The server failed to answer; its log says why.';
        return refuse({ code: 'internal_error', message });
      }
    },
  };
}

/** Paths at which something is served that has another path of its own. */
const otherSpellings: ReadonlyMap<string, string> = new Map([
  [links.openApiAtRoot, links.openApi],
  ['/docs/', '/docs'],
]);

/**
 * Whether a person reads the answer: browsers name HTML when somebody follows a link or types an address, and programs do
 * not. Errors are not kept by caches, so the two answers to one address are never taken for each other.
 */
function asksForPage({ fields }: HttpRequest): boolean {
  const ranges = (fields.get('accept') ?? '').split(',');
  return ranges.some(
    (range) => /^\s*text\/html\s*(?:;|$)/i.test(range) && !/;\s*q=0(?:\.0*)?\s*$/i.test(range),
  );
}

/** The paths in an explanation, as clients request them. */
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

const nothingToServe: ErrorDetail = {
  code: 'not_ready',
  message: 'The library has no editions.',
  hint: 'Build one that does.',
};

const noLibrary: FrontPageLibrary = { editions: () => [], get: () => undefined };

function plainPage(text: string, common: ResponseFields, status = 200): HttpResponse {
  const fields = {
    'Content-Type': mediaTypes.html,
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': frontPagePolicy,
    ...common,
  };
  return httpResponse(status, fields, text);
}

/** Whether the process is alive, which it is during its first build too. Throws when the library cannot be read. */
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

/** Metrics in the text format of Prometheus. */
function metricsResponse(text: string, common: ResponseFields): HttpResponse {
  const type = 'text/plain; version=0.0.4; charset=utf-8';
  return httpResponse(200, { 'Content-Type': type, 'Cache-Control': 'no-store', ...common }, text);
}
