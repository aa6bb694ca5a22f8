import type { Library } from '../library/library.ts';
import { answerDocument } from './answer-document.ts';
import { negotiateCoding } from './content-coding.ts';
import { corsHeaders } from './cors-headers.ts';
import { errorResponse } from './error-response.ts';
import { explainNotFound } from './explain-not-found.ts';
import { frontPage } from './front-page.ts';
import { healthResponse } from './health-response.ts';
import { HotDocuments } from './hot-documents.ts';
import { requestPath } from './request-path.ts';

const METHODS = 'GET, HEAD, OPTIONS';

/** The one request handler: route, document lookup, answer. */
export function requestHandler(
  library: Library,
  options: { cacheControl: string; maxCacheBytes: number },
): (request: Request) => Response {
  const documents = new HotDocuments(library, {
    cacheControl: options.cacheControl,
    maxBytes: options.maxCacheBytes,
  });

  function answerPath(path: string, request: Request): Response {
    const coding = negotiateCoding(request.headers.get('accept-encoding'));
    const document = documents.find(path, coding ?? 'gzip');
    if (document) return coding ? answerDocument(document, request) : notAcceptable();
    if (path === '/') return frontPage(library);
    if (path === '/health') return healthResponse(library);
    return errorResponse(explainNotFound(library, path));
  }

  return (request) => {
    const { method } = request;
    if (method === 'GET' || method === 'HEAD') return answerPath(requestPath(request.url), request);
    return method === 'OPTIONS' ? preflight() : methodNotAllowed(method);
  };
}

/** CORS preflight (Fetch standard, 4.8): any page may send conditional and range requests. */
function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders,
      Allow: METHODS,
      'Access-Control-Allow-Methods': METHODS,
      'Access-Control-Allow-Headers': '*',
      'Access-Control-Max-Age': '86400',
    },
  });
}

function methodNotAllowed(method: string): Response {
  const message = `${method} is not served: everything here is read-only.`;
  return errorResponse({ code: 'method_not_allowed', message, hint: 'Use GET.' }, { Allow: METHODS });
}

function notAcceptable(): Response {
  const message = 'The Accept-Encoding header refuses both gzip and identity, the codings there are.';
  return errorResponse({ code: 'not_acceptable', message }, { Vary: 'Accept-Encoding' });
}
