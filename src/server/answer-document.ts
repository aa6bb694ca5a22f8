import { byteRange } from './byte-range.ts';
import { entityTagList } from './entity-tag-list.ts';
import { errorResponse } from './error-response.ts';
import type { PreparedDocument } from './prepared-document.ts';

/**
 * The answer to GET or HEAD of a document that is there. Preconditions are weighed in the order of RFC 9110, 13.2.2;
 * those on modification dates never apply, since documents have none.
 */
export function answerDocument(document: PreparedDocument, request: Request): Response {
  const { headers } = request;
  const ifMatch = headers.get('if-match');
  if (ifMatch !== null && !entityTagList.matchesStrongly(ifMatch, document.etag)) {
    return errorResponse({ code: 'precondition_failed', message: `The document is now ${document.etag}.` });
  }
  const ifNoneMatch = headers.get('if-none-match');
  if (ifNoneMatch !== null && entityTagList.matchesWeakly(ifNoneMatch, document.etag)) {
    return notModified(document);
  }
  return document.isDownload ? answerDownload(document, request) : wholeAnswer(document);
}

function answerDownload(document: PreparedDocument, { method, headers }: Request): Response {
  const range = headers.get('range');
  const ifRange = headers.get('if-range');
  // Range is defined for GET alone (14.2). If-Range takes one strong tag (13.1.5); a date, or a tag of another
  // version or coding, means: send it whole.
  if (range === null || method !== 'GET' || (ifRange !== null && ifRange.trim() !== document.etag)) {
    return wholeAnswer(document);
  }
  const size = document.body.length;
  const found = byteRange(range, size);
  if (found === undefined) return wholeAnswer(document);
  if (found === 'unsatisfiable') {
    const message = `This document has ${size} bytes in this coding; the range begins behind them.`;
    return errorResponse({ code: 'range_not_satisfiable', message }, { 'Content-Range': `bytes */${size}` });
  }
  const partial = new Headers(document.headers);
  partial.set('Content-Range', `bytes ${found.start}-${found.end - 1}/${size}`);
  return new Response(document.body.subarray(found.start, found.end), { status: 206, headers: partial });
}

function wholeAnswer(document: PreparedDocument): Response {
  return new Response(document.body, document);
}

/** Without the headers that describe a body (RFC 9110, 15.4.5). */
function notModified(document: PreparedDocument): Response {
  const headers = new Headers(document.headers);
  for (const name of ['Content-Type', 'Content-Encoding', 'Accept-Ranges']) headers.delete(name);
  return new Response(null, { status: 304, headers });
}
