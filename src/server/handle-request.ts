import { failureOf } from '../lib/failure.ts';
import type { Library } from '../library/library.ts';
import type { ErrorDetail } from '../site/errors.ts';
import { allowedMethods, commonFields, mediaTypes, preflightFields } from '../site/fields.ts';
import { frontPagePolicy, frontPageText } from '../site/front-page.ts';
import { answerDocument } from './documents/answer.ts';
import { negotiateCoding } from './documents/content-coding.ts';
import { HotDocuments } from './documents/find.ts';
import { errorResponse } from './errors/error-response.ts';
import { explainNotFound } from './errors/explain.ts';
import type { HttpRequest } from './http/request.ts';
import { type HttpResponse, httpResponse, type ResponseFields } from './http/response.ts';
import { WebPages } from './web-pages.ts';

interface HandlerOptions {
  readonly cacheControl: string;
  /** Memory for prepared answers. */
  readonly maxCacheBytes: number;
  readonly corsOrigin: string;
  /** Where the service lies: `/bible`, or '' for the root. */
  readonly basePath: string;
  /** The text of `/metrics`; without it there is no such path. */
  readonly metricsText?: (() => string) | undefined;
  /** Folder of the pages that `web/build.ts` makes; without it `/` is a plain list of what there is. */
  readonly pagesFolder?: string | undefined;
}

interface RequestHandler {
  /** Route, document lookup, answer. Never throws. */
  readonly answer: (request: HttpRequest) => HttpResponse;
  /** The answer to a request that could not be read. */
  readonly refuse: (detail: ErrorDetail) => HttpResponse;
  /** Answers from another library from now on. Answers that were made hold nothing of the one before. */
  readonly replaceLibrary: (library: Library) => void;
}

export function requestHandler(first: Library, options: HandlerOptions): RequestHandler {
  let library = first;
  const common = commonFields(options.corsOrigin, options.cacheControl);
  const { all, documents: fields } = common;
  const { basePath, maxCacheBytes: maxBytes } = options;
  const pages = options.pagesFolder === undefined ? undefined : new WebPages(options.pagesFolder, common);
  let documents = new HotDocuments(library, { fields, maxBytes, basePath });
  const refuse = (detail: ErrorDetail, more: ResponseFields = {}) =>
    errorResponse(detail, { ...all, ...more });

  function answerPath(path: string, request: HttpRequest): HttpResponse {
    const { coding, brotliFirst } = negotiateCoding(request.fields.get('accept-encoding'));
    const document = documents.find(path, coding ?? 'gzip', brotliFirst);
    if (document) {
      const isAcceptable = coding !== undefined || document.coding === 'br';
      return isAcceptable ? answerDocument(document, request, common) : notAcceptable();
    }
    const page = pages?.find(path, brotliFirst ? 'br' : (coding ?? 'gzip'));
    if (pages && page) return answerDocument(page, request, pages.fields);
    if (path === '/') return front();
    if (path === '/health') return healthResponse(library, all);
    if (path === '/metrics' && options.metricsText) return metricsResponse(options.metricsText(), all);
    return refuse(mounted(explainNotFound(library, path), basePath));
  }

  /** Documents are known by their path below the base path. */
  function answerTarget(path: string, request: HttpRequest): HttpResponse {
    if (basePath === '') return answerPath(path, request);
    if (path.startsWith(`${basePath}/`)) return answerPath(path.slice(basePath.length), request);
    const message = `There is nothing at ${path.slice(0, 100)}.`;
    return refuse({ code: 'path_not_found', message, hint: `Everything lies below ${basePath}/.` });
  }

  let page: { readonly generation: number; readonly response: HttpResponse } | undefined;
  function front(): HttpResponse {
    const generation = library.generation();
    if (page?.generation !== generation) page = { generation, response: frontPage(library, all, basePath) };
    return page.response;
  }

  function notAcceptable(): HttpResponse {
    const message =
      'The Accept-Encoding header refuses every coding of this document; gzip and identity are always there.';
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
      documents = new HotDocuments(library, { fields, maxBytes, basePath });
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

/** The paths an explanation names, as a client would ask for them. */
function mounted(detail: ErrorDetail, basePath: string): ErrorDetail {
  if (basePath === '') return detail;
  const mount = (text: string) => text.replaceAll('/api/', `${basePath}/api/`);
  return { ...detail, message: mount(detail.message), ...(detail.hint ? { hint: mount(detail.hint) } : {}) };
}

function preflight(common: ResponseFields): HttpResponse {
  const hasCors = 'Access-Control-Allow-Origin' in common;
  return httpResponse(204, { ...common, Allow: allowedMethods, ...(hasCors ? preflightFields : {}) });
}

function frontPage(library: Library, common: ResponseFields, basePath: string): HttpResponse {
  const fields = {
    'Content-Type': mediaTypes.html,
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': frontPagePolicy,
    ...common,
  };
  return httpResponse(200, fields, frontPageText(library, basePath));
}

/** `{"status":"ok","generation":n,"editions":n}`, never cached. Throws when the library cannot be read. */
function healthResponse(library: Library, common: ResponseFields): HttpResponse {
  const body = { status: 'ok', generation: library.generation(), editions: library.editions().length };
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
