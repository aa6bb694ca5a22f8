import { mediaTypes } from './fields.ts';

/** All error codes, with their HTTP status. Codes are stable; messages are not. */
export const errorCodes = {
  path_not_found: 404,
  translation_not_found: 404,
  commentary_not_found: 404,
  dataset_not_found: 404,
  lexicon_not_found: 404,
  plan_not_found: 404,
  /** The lexicon has no entry with this number, or it is not a number. */
  entry_not_found: 404,
  book_not_found: 404,
  chapter_not_found: 404,
  /** The chapter or edition exists, but not in this form (words, timings of a reader, download, record). */
  file_not_found: 404,
  verse_not_found: 404,
  bad_parameter: 400,
  bad_reference: 400,
  bad_request: 400,
  method_not_allowed: 405,
  not_acceptable: 406,
  precondition_failed: 412,
  request_timeout: 408,
  uri_too_long: 414,
  range_not_satisfiable: 416,
  expectation_failed: 417,
  headers_too_large: 431,
  internal_error: 500,
  document_damaged: 500,
  too_many_connections: 503,
  too_busy: 503,
  not_ready: 503,
  version_not_supported: 505,
} as const;

type ErrorCode = keyof typeof errorCodes;

export interface ErrorDetail {
  readonly code: ErrorCode;
  readonly message: string;
  readonly hint?: string;
  /**
   * For questions: the wrong parameter, the position of the error in it (UTF-16 code units), and the
   * references parsed before that position.
   */
  readonly parameter?: string;
  readonly at?: number;
  readonly understood?: string;
  /** Ids of the editions that the error is about: unknown, or without the requested content. */
  readonly editions?: readonly string[];
}

export function errorBody(detail: ErrorDetail): string {
  return JSON.stringify({ error: detail });
}

const retryAfter: Partial<Record<ErrorCode, string>> = {
  too_many_connections: '1',
  too_busy: '1',
  not_ready: '5',
};

export function errorFields({ code }: ErrorDetail): Readonly<Record<string, string>> {
  const retry = retryAfter[code];
  return {
    'Content-Type': mediaTypes.json,
    // Caches may store a 404 heuristically (RFC 9111, 4.2.2), but the next build may add the document
    'Cache-Control': 'no-cache',
    ...(retry === undefined ? {} : { 'Retry-After': retry }),
  };
}

export const invalidHost = {
  code: 'bad_request',
  message: 'The Host header is not a valid host[:port].',
} as const satisfies ErrorDetail;

export const notAcceptable: ErrorDetail = {
  code: 'not_acceptable',
  message:
    'The Accept-Encoding header refuses every coding of this response. Documents are available in gzip and identity.',
};

export function methodNotAllowed(method: string): ErrorDetail {
  const message = `${method.slice(0, 30)} is not served: everything here is read-only.`;
  return { code: 'method_not_allowed', message, hint: 'Use GET.' };
}

/**
 * True if the client is a browser: browsers accept HTML for pages, programs do not. Caches do not store
 * errors, so they never mix up the two responses for one address.
 */
export function acceptsPages(accept: string | null | undefined): boolean {
  return (accept ?? '')
    .split(',')
    .some((range) => /^\s*text\/html\s*(?:;|$)/i.test(range) && !/;\s*q=0(?:\.0*)?\s*$/i.test(range));
}
