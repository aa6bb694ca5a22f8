import type { CommonFields } from '../../site/fields.ts';
import { errorResponse } from '../errors/error-response.ts';
import type { HttpRequest } from '../http/request.ts';
import { byteSpan, type HttpResponse, httpResponse, type ResponseFields } from '../http/response.ts';
import { documentFields, type PreparedDocument } from './prepare.ts';

const negotiated = { Vary: 'Accept-Encoding' };

/**
 * The response to GET or HEAD for an existing document. Preconditions are evaluated in the order of RFC 9110,
 * 13.2.2. Date conditions never apply, because documents have no modification date.
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
  // Range is only defined for GET (14.2)
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
  // If-Range takes one strong tag (13.1.5). A date, or the tag of another version or coding, requests the
  // whole document.
  if (ifRange !== undefined && ifRange !== etag) return response;
  const body = byteSpan.view({ ...response, start: response.bodyStart });
  const size = body.length;
  const found = byteRange(range, size);
  if (found === undefined) return response;
  if (found === 'unsatisfiable') {
    const message = `The range starts past the end: the document has ${size} bytes in this coding.`;
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

/** Omits the fields that describe a body (RFC 9110, 15.4.5). */
function notModified(fields: ResponseFields): HttpResponse {
  const { 'Content-Type': _, 'Content-Encoding': _coding, 'Accept-Ranges': _ranges, ...others } = fields;
  return httpResponse(304, others);
}

function fieldsOf(document: PreparedDocument, { documents }: CommonFields): ResponseFields {
  return { ...documentFields(documents, document), ETag: document.etag };
}

interface ByteRange {
  readonly start: number;
  /** Exclusive, unlike the last position in the header. */
  readonly end: number;
}

/**
 * The bytes that a Range header requests from a body of `size` bytes (RFC 9110, 14.1.2). Undefined if the
 * header must be ignored: unknown unit, invalid syntax, or several ranges (a server may ignore those, 14.2).
 * Never throws.
 */
export function byteRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header);
  if (!match) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '') return last === '' ? undefined : suffix(Number(last), size);
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size : Math.min(Number(last) + 1, size) };
}

function suffix(length: number, size: number): ByteRange | 'unsatisfiable' {
  return length === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size };
}

/**
 * Entity tags in an If-None-Match or If-Match header: a list of weak or strong opaque tags, or `*`. Anything
 * that does not parse as a tag is ignored (RFC 9110, 13.1). Never throws.
 */
export const entityTagList = {
  /** If-None-Match: weak comparison ignores a leading `W/` (RFC 9110, 13.1.2). */
  matchesWeakly(header: string, etag: string): boolean {
    // Usually the client returns one tag exactly as we sent it
    return header === etag || tags(header).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
  },

  /** If-Match: strong comparison never matches a weak tag (RFC 9110, 13.1.1). */
  matchesStrongly(header: string, etag: string): boolean {
    return tags(header).some((tag) => tag === '*' || tag === etag);
  },
};

function tags(header: string): string[] {
  if (header.trim() === '*') return ['*'];
  // etagc = %x21 / %x23-7E / obs-text: a tag may contain a comma, so the list is not split at commas.
  return header.match(/(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g) ?? [];
}
