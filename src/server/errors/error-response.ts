import { type HttpResponse, httpResponse, type ResponseFields } from '../http/response.ts';

export interface ErrorDetail {
  readonly code: ErrorCode;
  readonly message: string;
  /** What to try instead. */
  readonly hint?: string;
}

/** In seconds (RFC 9110, 10.2.3). */
const retrySoon = { 'Retry-After': '1' };

/** The answer `{"error": {"code", "message", "hint"?}}` with the status of the code. */
export function errorResponse(detail: ErrorDetail, fields: ResponseFields): HttpResponse {
  return httpResponse(
    errorCodes[detail.code],
    {
      'Content-Type': 'application/json; charset=utf-8',
      // A 404 may be stored by heuristics (RFC 9111, 4.2.2), and the next build may add what is missing now.
      'Cache-Control': 'no-cache',
      ...(detail.code === 'too_many_connections' ? retrySoon : {}),
      ...fields,
    },
    JSON.stringify({ error: detail }),
  );
}

/** Every code an error answer can carry, with its HTTP status. Codes are stable; messages are not. */
export const errorCodes = {
  path_not_found: 404,
  translation_not_found: 404,
  commentary_not_found: 404,
  dataset_not_found: 404,
  book_not_found: 404,
  chapter_not_found: 404,
  /** The chapter or edition is there, but not in this form (words, timings of a reader, download, record). */
  file_not_found: 404,
  /** The request is not valid HTTP. */
  bad_request: 400,
  method_not_allowed: 405,
  /** Accept-Encoding refuses both gzip and identity. */
  not_acceptable: 406,
  /** If-Match names another version. */
  precondition_failed: 412,
  request_timeout: 408,
  uri_too_long: 414,
  range_not_satisfiable: 416,
  expectation_failed: 417,
  headers_too_large: 431,
  internal_error: 500,
  too_many_connections: 503,
  version_not_supported: 505,
} as const;

type ErrorCode = keyof typeof errorCodes;
