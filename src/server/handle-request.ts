import { links, questionOf } from '../documents/links.ts';
import type { Library } from '../library/library.ts';
import { buildingPage } from '../site/building-page.ts';
import { type CodingChoice, negotiateCoding } from '../site/content-coding.ts';
import { acceptsPages, type ErrorDetail, methodNotAllowed, notAcceptable } from '../site/errors.ts';
import {
  addressWithoutSlash,
  allowedMethods,
  mediaTypes,
  optionsFields,
  pathAliases,
} from '../site/fields.ts';
import { plainDocsText } from '../site/front-page.ts';
import { notFoundText } from '../site/plain-page.ts';
import type { PageCoding } from './answer-page.ts';
import { answerDocument } from './documents/answer.ts';
import { onOneState } from './documents/parsed-documents.ts';
import type { PreparedDocument } from './documents/prepare.ts';
import { explainNotFound } from './errors/explain.ts';
import type { HttpRequest } from './http/request.ts';
import { type DeferredResponse, type HttpResponse, httpResponse } from './http/response.ts';
import { reportPage } from './report-pages.ts';
import type { ResponseSteps } from './response-queue.ts';
import { Service, type ServiceOptions } from './service.ts';
import type { WebPages } from './web-pages.ts';

interface RequestHandler {
  readonly answer: (request: HttpRequest) => HttpResponse | DeferredResponse;
  readonly queued: () => number;
  readonly refuse: (detail: ErrorDetail) => HttpResponse;
  readonly replaceLibrary: (library: Library) => void;
}

export function requestHandler(first: Library | undefined, options: ServiceOptions): RequestHandler {
  const service = new Service(first, options);
  return {
    refuse: (detail) => service.refuse(detail),
    queued: () => service.queue.length + service.longDocuments.length,
    replaceLibrary: (next) => service.replaceLibrary(next),
    answer(request) {
      try {
        return onOneState(() => answerMethod(service, request));
      } catch (error) {
        return service.faultResponse(error);
      }
    },
  };
}

type Answer = HttpResponse | DeferredResponse;
type RouteHandler = (
  service: Service,
  path: string,
  request: HttpRequest,
  accepted: CodingChoice,
) => Answer | undefined;

/** Tried in this order until a handler returns a response. A pattern that ends in `*` matches prefixes. */
const routes = [
  route('/api/*', sendDocument),
  ...['/docs/*', '/read/*'].map((pattern) => route(pattern, redirectToPage)),
  route('*', uncompressed(sendBuildingPage)),
  route('*', sendWebFile),
  route('/api/x/*', answerQuestion),
  route(links.downloads, uncompressed(sendNoDownloads)),
  route(
    '/',
    uncompressed((service) => service.frontPage()),
  ),
  route('/docs', uncompressed(sendPlainDocs)),
  route('/health', uncompressed(reportHealth)),
  route('/ready', uncompressed(reportReadiness)),
  route('/metrics', uncompressed(sendMetrics)),
  route('/check*', sendReportPage),
  route('*', refuseUntilBuilt),
  ...['/read', '/read/*', '/robots.txt', '/llms.txt', '/sitemap.xml', '/sitemaps/*'].map((pattern) =>
    route(pattern, sendPage),
  ),
  route('/oembed', (service, path, request, accepted) =>
    sendPage(service, `${path}?${request.query}`, request, accepted),
  ),
  route('*', refuseUnknownPath),
];

interface Route {
  readonly start: string;
  readonly isPrefix: boolean;
  readonly handle: RouteHandler;
}

function route(pattern: string, handle: RouteHandler): Route {
  const isPrefix = pattern.endsWith('*');
  return { start: isPrefix ? pattern.slice(0, -1) : pattern, isPrefix, handle };
}

/** Wraps a handler whose response is never compressed. It is still a 406 if the client accepts no coding. */
function uncompressed(
  handle: (service: Service, path: string, request: HttpRequest) => HttpResponse | undefined,
): RouteHandler {
  return (service, path, request, { coding }) => {
    const response = handle(service, path, request);
    return coding === undefined && response?.status === 200 ? refuseCodings(service) : response;
  };
}

function answerMethod(service: Service, request: HttpRequest): Answer {
  const { method, path } = request;
  if (method === 'GET' || method === 'HEAD') return answerTarget(service, path, request);
  return method === 'OPTIONS'
    ? preflight(service)
    : service.refuse(methodNotAllowed(method), { Allow: allowedMethods });
}

function answerTarget(service: Service, path: string, request: HttpRequest): Answer {
  const { basePath } = service.options;
  if (basePath === '') return answerPath(service, path, request);
  if (path === basePath) return toFrontPage(service, request);
  if (path.startsWith(`${basePath}/`)) return answerPath(service, path.slice(basePath.length), request);
  const message = 'This address is not below the address of the service.';
  if (acceptsPages(request.fields.get('accept'))) return missingPage(service, { message });
  return service.refuse({ code: 'path_not_found', message, hint: `Everything is below ${basePath}/.` });
}

function answerPath(service: Service, asked: string, request: HttpRequest): Answer {
  const path = pathAliases.get(asked) ?? asked;
  const accepted = negotiateCoding(request.fields.get('accept-encoding'));
  for (const { start, isPrefix, handle } of routes) {
    if (isPrefix ? !path.startsWith(start) : path !== start) continue;
    const answer = handle(service, path, request, accepted);
    if (answer) return answer;
  }
  throw new Error(`No route for ${path}`);
}

function sendDocument(service: Service, path: string, request: HttpRequest, accepted: CodingChoice) {
  const document = service.documents?.get(path, accepted.coding ?? 'gzip', accepted.brotliFirst);
  if (!document) return undefined;
  if (document === 'in-steps') return sendInSteps(service, path, request, accepted);
  return isAccepted(document, accepted)
    ? answerDocument(document, request, service.common)
    : refuseCodings(service);
}

function sendInSteps(service: Service, path: string, request: HttpRequest, { coding }: CodingChoice): Answer {
  if (!coding) return refuseCodings(service);
  return service.longDocuments.add(function* () {
    const document = yield* service.documents!.getInSteps(path, coding);
    return document
      ? answerDocument(document, request, service.common)
      : refuseUnknownPath(service, path, request);
  });
}

function redirectToPage(service: Service, path: string, { query }: HttpRequest): HttpResponse | undefined {
  const address = service.pages && addressWithoutSlash(path, query);
  return address === undefined ? undefined : redirect(service, address);
}

function sendWebFile(service: Service, path: string, request: HttpRequest, accepted: CodingChoice) {
  const { pages } = service;
  const file = pages?.find(path, accepted.brotliFirst ? 'br' : (accepted.coding ?? 'gzip'));
  if (!pages || !file) return undefined;
  return isAccepted(file, accepted) ? answerDocument(file, request, pages.fields) : refuseCodings(service);
}

function isAccepted(document: PreparedDocument, { coding }: CodingChoice): boolean {
  return coding !== undefined || document.coding === 'br';
}

function answerQuestion(service: Service, path: string, request: HttpRequest, { coding }: CodingChoice) {
  const question = questionOf(path);
  if (!question || !service.library) return undefined;
  if (!coding) return refuseCodings(service);
  return service.queue.add(() => service.questionAnswers(service.library!).answer(question, request, coding));
}

function sendPlainDocs(service: Service): HttpResponse | undefined {
  return service.pages && service.plainPage(plainDocsText(service.options.basePath));
}

/** Only publications have files in other formats. A server would have to export each edition to list them. */
function sendNoDownloads({ common, library }: Service): HttpResponse | undefined {
  const fields = { 'Content-Type': mediaTypes.json, ...common.documents };
  return library && httpResponse(200, fields, '{"downloads":[]}');
}

/** Reports that the process is alive, even during its first build. Throws if the library cannot be read. */
function reportHealth(service: Service): HttpResponse {
  return statusResponse(service, service.library ? 'ok' : 'building');
}

function reportReadiness(service: Service): HttpResponse {
  if (!service.library) return service.refuse(notReady);
  return service.library.editions().length === 0
    ? service.refuse(emptyLibrary)
    : statusResponse(service, 'ready');
}

function statusResponse(
  { library, common, options }: Service,
  status: 'ok' | 'building' | 'ready',
): HttpResponse {
  const body = {
    status,
    generation: library?.generation() ?? 0,
    editions: library?.editions().length ?? 0,
    ...(status === 'building' && options.buildProgress && { progress: options.buildProgress() }),
  };
  const fields = { 'Content-Type': mediaTypes.json, 'Cache-Control': 'no-store', ...common.all };
  return httpResponse(200, fields, JSON.stringify(body));
}

/** While the first library is compiled, browsers get a page that shows the progress and continues automatically. */
function sendBuildingPage(service: Service, path: string, request: HttpRequest): HttpResponse | undefined {
  const { library, options, common } = service;
  if (
    library ||
    !/^\/(?:$|index\.html$|read(?:\/|$))/.test(path) ||
    !acceptsPages(request.fields.get('accept'))
  )
    return undefined;
  const progress = options.buildProgress?.() ?? { editions: 0, percent: 0 };
  const { text, policy } = buildingPage(progress, options.basePath);
  const fields = {
    'Content-Type': mediaTypes.html,
    'Cache-Control': 'no-store',
    'Retry-After': '2',
    'Content-Security-Policy': policy,
    ...common.all,
  };
  return httpResponse(503, fields, text);
}

function sendMetrics({ options, common }: Service): HttpResponse | undefined {
  if (!options.metricsText) return undefined;
  const type = 'text/plain; version=0.0.4; charset=utf-8';
  const fields = { 'Content-Type': type, 'Cache-Control': 'no-store', ...common.all };
  return httpResponse(200, fields, options.metricsText());
}

function sendReportPage(service: Service, path: string, _request: HttpRequest, { coding }: CodingChoice) {
  const { options, common } = service;
  if (options.reportsFolder === undefined) return undefined;
  const page = reportPage(options.reportsFolder, path, common.all, coding);
  return coding === undefined && page ? refuseCodings(service) : page;
}

function refuseUntilBuilt(service: Service): HttpResponse | undefined {
  return service.library ? undefined : service.refuse(notReady);
}

function sendPage(service: Service, path: string, request: HttpRequest, { coding }: CodingChoice) {
  const { library, pages } = service;
  if (!library || !pages) return undefined;
  const kept = coding && service.chapterPages(library, pages).kept(path, coding);
  if (kept) return answerDocument(kept, request, pages.fields);
  return service.queue.add(() => pageSteps(service, pages, { path, coding, request }));
}

// biome-ignore lint/correctness/useYield: a page is made in one step
function* pageSteps(
  service: Service,
  pages: WebPages,
  asked: { readonly path: string; readonly coding: PageCoding | undefined; readonly request: HttpRequest },
): ResponseSteps {
  const { path, coding, request } = asked;
  const found = service.chapterPages(service.library!, pages).find(path, coding ?? 'identity');
  if (!('etag' in found))
    return path.startsWith('/read') ? missingPage(service, found) : service.refuse(found);
  return coding ? answerDocument(found, request, pages.fields) : refuseCodings(service);
}

function refuseUnknownPath(service: Service, path: string, request: HttpRequest): HttpResponse {
  const library = service.library!;
  library.requireAbsence(path);
  const detail = explainNotFound(library, path);
  return acceptsPages(request.fields.get('accept')) ? missingPage(service, detail) : service.refuse(detail);
}

/** The front page has relative links, which would resolve incorrectly without the trailing slash. */
function toFrontPage(service: Service, { query }: HttpRequest): HttpResponse {
  const { basePath } = service.options;
  const name = basePath.slice(basePath.lastIndexOf('/') + 1);
  return redirect(service, `${name}/${query === '' ? '' : `?${query}`}`);
}

function redirect({ common }: Service, location: string): HttpResponse {
  return httpResponse(308, { Location: location, 'Cache-Control': 'no-cache', ...common.all }, '');
}

function missingPage(service: Service, detail: Pick<ErrorDetail, 'message' | 'hint'>): HttpResponse {
  const { basePath } = service.options;
  return service.plainPage(notFoundText(detail, basePath, service.siteName), 404);
}

function refuseCodings(service: Service): HttpResponse {
  return service.refuse(notAcceptable, { Vary: 'Accept-Encoding' });
}

function preflight({ common: { all } }: Service): HttpResponse {
  return httpResponse(204, optionsFields(all));
}

const notReady: ErrorDetail = {
  code: 'not_ready',
  message: 'The library is being compiled for the first time.',
  hint: 'Try again in a few seconds; /ready responds with 200 when it is done.',
};

const emptyLibrary: ErrorDetail = {
  code: 'not_ready',
  message: 'The library has no editions.',
  hint: 'Build one that does.',
};
