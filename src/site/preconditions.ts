import type { ErrorDetail } from './errors.ts';

interface ConditionalRequest {
  readonly method: string;
  readonly fields: { get(name: string): string | null | undefined };
}

interface RequestedDocument {
  readonly etag: string;
  readonly isDownload: boolean;
}

/** The answer: the whole document, 304, some of its bytes, or an error with header fields. */
type DocumentOutcome =
  | { readonly send: 'all' | 'not-modified' }
  | { readonly send: 'range'; readonly range: ByteRange; readonly contentRange: string }
  | {
      readonly send: 'error';
      readonly error: ErrorDetail;
      readonly fields: Readonly<Record<string, string>>;
    };

const all = { send: 'all' } as const;
const notModified = { send: 'not-modified' } as const;

/**
 * Evaluates preconditions and ranges of GET or HEAD in the order of RFC 9110, 13.2.2. Date conditions never
 * apply, because documents have no modification date.
 * @param size of the body in the chosen coding, in bytes; called only for a byte range.
 */
export function outcomeOf(
  { method, fields }: ConditionalRequest,
  document: RequestedDocument,
  size: () => number,
): DocumentOutcome {
  const ifMatch = fields.get('if-match') ?? undefined;
  if (ifMatch !== undefined && !entityTagList.matchesStrongly(ifMatch, document.etag)) {
    const error = { code: 'precondition_failed', message: `The document is now ${document.etag}.` } as const;
    return { send: 'error', error, fields: {} };
  }
  const ifNoneMatch = fields.get('if-none-match') ?? undefined;
  if (ifNoneMatch !== undefined && entityTagList.matchesWeakly(ifNoneMatch, document.etag))
    return notModified;
  // Range is only defined for GET (14.2)
  const range = document.isDownload && method === 'GET' ? (fields.get('range') ?? undefined) : undefined;
  if (range === undefined) return all;
  // If-Range takes one strong tag (13.1.5): a date, or another tag, requests the whole document.
  const ifRange = fields.get('if-range') ?? undefined;
  if (ifRange !== undefined && ifRange !== document.etag) return all;
  return rangeOutcome(range, size());
}

function rangeOutcome(header: string, size: number): DocumentOutcome {
  const range = byteRange(header, size);
  if (range === undefined) return all;
  if (range === 'unsatisfiable') {
    const message = `The range starts past the end: the document has ${size} bytes in this coding.`;
    const error = { code: 'range_not_satisfiable', message } as const;
    return { send: 'error', error, fields: { 'Content-Range': `bytes */${size}` } };
  }
  return { send: 'range', range, contentRange: `bytes ${range.start}-${range.end - 1}/${size}` };
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
