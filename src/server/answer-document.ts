import type { CommonFields } from '../site/fields.ts';
import { byteRange } from './byte-range.ts';
import { documentFields } from './document-fields.ts';
import { entityTagList } from './entity-tag-list.ts';
import { errorResponse } from './error-response.ts';
import { byteSpan } from './http/byte-span.ts';
import type { HttpRequest } from './http/http-request.ts';
import { type HttpResponse, httpResponse, type ResponseFields } from './http/http-response.ts';
import type { PreparedDocument } from './prepared-document.ts';

/** Which one is answered depends on the coding that was negotiated. */
const negotiated = { Vary: 'Accept-Encoding' };

/**
 * The answer to GET or HEAD of a document that is there. Preconditions are weighed in the order of RFC 9110, 13.2.2;
 * those on modification dates never apply, since documents have none.
 */
export function answerDocument(
  document: PreparedDocument,
  { method, fields }: HttpRequest,
  common: CommonFields,
): HttpResponse {
  const ifMatch = fields.get('if-match');
  if (ifMatch !== undefined && !entityTagList.matchesStrongly(ifMatch, document.etag)) {
    const message = `The document is now ${document.etag}.`;
    return errorResponse({ code: 'precondition_failed', message }, { ...common.all, ...negotiated });
  }
  const ifNoneMatch = fields.get('if-none-match');
  if (ifNoneMatch !== undefined && entityTagList.matchesWeakly(ifNoneMatch, document.etag)) {
    return notModified(fieldsOf(document, common));
  }
  // Range is defined for GET alone (14.2)
  const range = document.isDownload && method === 'GET' ? fields.get('range') : undefined;
  return range === undefined
    ? document.response
    : answerRange(document, range, fields.get('if-range'), common);
}

function answerRange(
  document: PreparedDocument,
  range: string,
  ifRange: string | undefined,
  common: CommonFields,
): HttpResponse {
  const { response, etag } = document;
  // If-Range takes one strong tag (13.1.5); a date, or a tag of another version or coding, means: send it whole.
  if (ifRange !== undefined && ifRange !== etag) return response;
  const body = byteSpan.view({ ...response, start: response.bodyStart });
  const size = body.length;
  const found = byteRange(range, size);
  if (found === undefined) return response;
  if (found === 'unsatisfiable') {
    const message = `This document has ${size} bytes in this coding; the range begins behind them.`;
    const more = { ...common.all, ...negotiated, 'Content-Range': `bytes */${size}` };
    return errorResponse({ code: 'range_not_satisfiable', message }, more);
  }
  const contentRange = { 'Content-Range': `bytes ${found.start}-${found.end - 1}/${size}` };
  return httpResponse(
    206,
    { ...fieldsOf(document, common), ...contentRange },
    body.subarray(found.start, found.end),
  );
}

/** Without the fields that describe a body (RFC 9110, 15.4.5). */
function notModified(fields: ResponseFields): HttpResponse {
  const { 'Content-Type': _, 'Content-Encoding': _coding, 'Accept-Ranges': _ranges, ...others } = fields;
  return httpResponse(304, others);
}

function fieldsOf(document: PreparedDocument, { documents }: CommonFields): ResponseFields {
  return { ...documentFields(documents, document), ETag: document.etag };
}
