import type { CommonFields } from '../../site/fields.ts';
import { documentFields, withoutBodyFields } from '../../site/fields.ts';
import { outcomeOf } from '../../site/preconditions.ts';
import type { HttpRequest } from '../http/request.ts';
import {
  errorResponse,
  type HttpResponse,
  httpResponse,
  partialResponse,
  type ResponseFields,
} from '../http/response.ts';
import type { PreparedDocument } from './prepare.ts';

export function answerDocument(
  document: PreparedDocument,
  request: HttpRequest,
  common: CommonFields,
): HttpResponse {
  const { response } = document;
  const outcome = outcomeOf(request, document, () => response.end - response.bodyStart);
  switch (outcome.send) {
    case 'all':
      return response;
    case 'not-modified':
      return httpResponse(304, withoutBodyFields(fieldsOf(document, common)));
    case 'error':
      return errorResponse(outcome.error, { ...common.all, Vary: 'Accept-Encoding', ...outcome.fields });
    case 'range': {
      const fields = { ...fieldsOf(document, common), 'Content-Range': outcome.contentRange };
      return partialResponse(fields, response, outcome.range);
    }
  }
}

function fieldsOf(document: PreparedDocument, { documents }: CommonFields): ResponseFields {
  return { ...documentFields(documents, document), ETag: document.etag };
}
