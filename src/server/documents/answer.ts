import type { CommonFields } from '../../site/fields.ts';
import { errorResponse } from '../errors/error-response.ts';
import type { HttpRequest } from '../http/request.ts';
import { byteSpan, type HttpResponse, httpResponse, type ResponseFields } from '../http/response.ts';
import { documentFields, type PreparedDocument } from './prepare.ts';

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

/** Without the fields that describe a body (RFC 9110, 15.4.5). */
function notModified(fields: ResponseFields): HttpResponse {
  const { 'Content-Type': _, 'Content-Encoding': _coding, 'Accept-Ranges': _ranges, ...others } = fields;
  return httpResponse(304, others);
}

function fieldsOf(document: PreparedDocument, { documents }: CommonFields): ResponseFields {
  return { ...documentFields(documents, document), ETag: document.etag };
}

interface ByteRange {
  /** First byte, from 0. */
  readonly start: number;
  /** Byte after the last. */
  readonly end: number;
}

/**
 * The bytes a Range header asks of a body of `size` bytes (RFC 9110, 14.1.2). Undefined when the header is to be
 * ignored: another unit, bad syntax, or several ranges (a server may ignore those, 14.2). Never throws.
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
 * Entity tags in an If-None-Match or If-Match header: a list of opaque tags with their weakness, or `*`.
 * What does not parse as a tag is passed over (RFC 9110, 13.1). Never throws.
 */
export const entityTagList = {
  /** If-None-Match: weak comparison, a leading `W/` does not matter (RFC 9110, 13.1.2). */
  matchesWeakly(header: string, etag: string): boolean {
    // The usual case is one tag, sent back as we sent it.
    return header === etag || tags(header).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
  },

  /** If-Match: strong comparison, a weak tag never matches (RFC 9110, 13.1.1). */
  matchesStrongly(header: string, etag: string): boolean {
    return tags(header).some((tag) => tag === '*' || tag === etag);
  },
};

function tags(header: string): string[] {
  if (header.trim() === '*') return ['*'];
  // etagc = %x21 / %x23-7E / obs-text: a comma may stand inside a tag, so the list is not split at commas.
  return header.match(/(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g) ?? [];
}
