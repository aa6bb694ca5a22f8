import { type ErrorDetail, errorBody, errorCodes } from '../../site/errors.ts';
import { mediaTypes } from '../../site/fields.ts';
import { type HttpResponse, httpResponse, type ResponseFields } from '../http/response.ts';

/** Value of Retry-After in seconds (RFC 9110, 10.2.3). */
const retryAfter: Partial<Record<ErrorDetail['code'], string>> = {
  too_many_connections: '1',
  too_busy: '1',
  not_ready: '5',
};

export function errorResponse(detail: ErrorDetail, fields: ResponseFields): HttpResponse {
  const retry = retryAfter[detail.code];
  return httpResponse(
    errorCodes[detail.code],
    {
      'Content-Type': mediaTypes.json,
      // Caches may store a 404 heuristically (RFC 9111, 4.2.2), but the next build may add the document
      'Cache-Control': 'no-cache',
      ...(retry === undefined ? {} : { 'Retry-After': retry }),
      ...fields,
    },
    errorBody(detail),
  );
}
