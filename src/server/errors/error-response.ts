import { type ErrorDetail, errorBody, errorCodes } from '../../site/errors.ts';
import { mediaTypes } from '../../site/fields.ts';
import { type HttpResponse, httpResponse, type ResponseFields } from '../http/response.ts';

/** Seconds after which to try again (RFC 9110, 10.2.3), by code. */
const retryAfter: Partial<Record<ErrorDetail['code'], string>> = {
  too_many_connections: '1',
  too_busy: '1',
  not_ready: '5',
};

/** The answer `{"error": {"code", "message", "hint"?}}` with the status of the code. */
export function errorResponse(detail: ErrorDetail, fields: ResponseFields): HttpResponse {
  const retry = retryAfter[detail.code];
  return httpResponse(
    errorCodes[detail.code],
    {
      'Content-Type': mediaTypes.json,
      // A 404 may be stored by heuristics (RFC 9111, 4.2.2), and the next build may add what is missing now.
      'Cache-Control': 'no-cache',
      ...(retry === undefined ? {} : { 'Retry-After': retry }),
      ...fields,
    },
    errorBody(detail),
  );
}
