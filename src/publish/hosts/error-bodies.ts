import { links } from '../../documents/links.ts';
import type { ErrorDetail } from '../../server/error-response.ts';

/**
 * Errors as the server writes them, of what a host without a program can know. No text has a single quote: between
 * two of them it stands in a configuration.
 */
export const errorBodies = {
  badRequest: error({ code: 'bad_request', message: 'The request cannot be read.' }),
  notFound: error({
    code: 'path_not_found',
    message: 'There is nothing at this address.',
    hint: `Begin at ${links.availableTranslations}.`,
  }),
  methodNotAllowed: error({
    code: 'method_not_allowed',
    message: 'This method is not served: everything here is read-only.',
    hint: 'Use GET.',
  }),
  preconditionFailed: error({ code: 'precondition_failed', message: 'The document is now another one.' }),
  uriTooLong: error({ code: 'uri_too_long', message: 'The address is too long.' }),
  rangeNotSatisfiable: error({
    code: 'range_not_satisfiable',
    message: 'The range begins behind the end of the document.',
  }),
  headersTooLarge: error({ code: 'headers_too_large', message: 'The header fields are too long.' }),
  versionNotSupported: error({ code: 'version_not_supported', message: 'Use HTTP/1.1.' }),
  internalError: error({ code: 'internal_error', message: 'The server failed to answer; its log says why.' }),
} as const;

function error(detail: ErrorDetail): string {
  return JSON.stringify({ error: detail });
}
