import { type ErrorDetail, errorBody, errorCodes, errorFields } from '../../site/errors.ts';
import { type HttpResponse, httpResponse, type ResponseFields } from '../http/response.ts';

export function errorResponse(detail: ErrorDetail, fields: ResponseFields): HttpResponse {
  return httpResponse(errorCodes[detail.code], { ...errorFields(detail), ...fields }, errorBody(detail));
}
