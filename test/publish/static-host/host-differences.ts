import type { HttpRow } from '../../conformance/http/http-row.ts';
import { expectedAnswers } from '../../conformance/http/http-row.ts';

/**
 * Rows of the HTTP suite that the server passes, but not a static host. docs/static-hosts.md lists them all.
 */
export interface HostDifference {
  readonly hosts: readonly ('nginx' | 'Caddy')[];
  readonly reason: string;
  readonly statuses?: readonly number[];
  /** Descriptions of rows, by topic; one that ends with `...` is a prefix. */
  readonly rows?: Readonly<Record<string, readonly string[]>>;
}

const both = ['nginx', 'Caddy'] as const;
const nginx = ['nginx'] as const;
const caddy = ['Caddy'] as const;

export const hostDifferences: readonly HostDifference[] = [
  {
    hosts: both,
    reason: 'Requests that are malformed or too long are refused by rules of the host',
    statuses: [400, 414, 417, 431, 505],
  },
  {
    hosts: both,
    reason: 'A client that refuses every coding gets the document, not 406',
    statuses: [406],
  },
  {
    hosts: both,
    reason: 'A request with a body does not end its connection: the body is read and dropped',
    rows: {
      methods: ['POST with a body, which nobody reads, ends the connection'],
      OPTIONS: ['OPTIONS with a body is answered and ends the connection'],
      'request bodies': [
        'a body of GET is never read as a request',
        'a chunked body of GET is never read as a request',
        'chunked is case-insensitive',
        'chunks that are not chunks matter to nobody',
        'a body that never comes is not waited for',
        'a length beyond every number is a length',
        'a body of POST is never read as a request',
        'a body of 300,000 bytes takes nothing from the answer before it',
      ],
      Expect: [
        '100-continue before a body: the final answer, and no wait for the body',
        '100-continue before a chunked body of POST',
      ],
      pipelining: ['a body ends a pipeline'],
    },
  },
  {
    hosts: both,
    reason: 'There is no /health and no /metrics, as no program of ours runs there',
    rows: { HEAD: ['HEAD of the health page'] },
  },
  {
    hosts: both,
    reason: 'OPTIONS * is answered by the host',
    rows: {
      OPTIONS: ['OPTIONS * asks about the whole server'],
      persistence: ['close of OPTIONS'],
      pipelining: ['answers of every kind of length'],
    },
  },
  {
    hosts: both,
    reason:
      'Weights in Accept-Encoding are not compared: brotli needs weight 1, gzip any but 0, and identity comes last',
    rows: {
      'content negotiation': [
        '"gzip;q=0.5, identity;q=0.8"...',
        '"br;q=0.5, gzip;q=0.5"...',
        '"br;q=0.001"...',
        '"gzip;q=0, *"...',
        '"*": ...',
        '"identity;q=0, *"...',
      ],
    },
  },
  {
    hosts: caddy,
    reason: 'Anything (*) means gzip, whatever the weight of identity',
    rows: { 'content negotiation': ['"*;q=0.5, identity;q=0.7"...'] },
  },
  {
    hosts: nginx,
    reason: 'Only the name "gzip" means gzip, and only in the first Accept-Encoding field',
    rows: {
      'content negotiation': ['"x-gzip"...', '"br;q=0, *"...', 'two Accept-Encoding fields are one list'],
    },
  },
  {
    hosts: both,
    reason: 'Byte ranges apply to the uncompressed download; in gzip or brotli it is sent as a whole',
    rows: {
      Range: [
        'a range counts the bytes of the coding that is sent',
        '416 names the size in the coding that would be sent',
      ],
      brotli: [
        'a range counts the bytes of brotli',
        '416 names the size in brotli',
        'If-Range with the tag of brotli gives the range of brotli',
        'If-Range with the tag of gzip gives all of brotli',
      ],
    },
  },
  {
    hosts: both,
    reason: '412 has no JSON body in Caddy, and closes the connection in nginx',
    statuses: [412],
  },
  {
    hosts: caddy,
    reason: '416 has a plain-text body',
    statuses: [416],
  },
  {
    hosts: nginx,
    reason: '416 has Cache-Control twice, that of the document and no-cache, which caches obey',
    statuses: [416],
  },
  {
    hosts: both,
    reason:
      'A malformed byte range gets the whole download from Caddy and 416 from nginx, and 416 from both if a number is too long or the end precedes the start',
    rows: {
      Range: [
        'Range "bytes=-9...": a suffix longer than all',
        'Range "bytes=0-9...": an end without measure',
        'Range "bytes=3-1"...',
        'two Range fields, of which neither can be chosen, are ignored',
      ],
    },
  },
  {
    hosts: nginx,
    reason: 'A byte range without numbers gets 416; HEAD has byte ranges too',
    rows: {
      Range: [
        'Range "bytes=-"...',
        'Range "bytes=a-b"...',
        'Range "bytes=+1-2"...',
        'Range is ignored for HEAD',
      ],
    },
  },
  {
    hosts: caddy,
    reason: 'The unit of a byte range must be in lower case; of a list in If-Range only the first tag counts',
    rows: {
      Range: ['Range "Bytes=0-9"...'],
      'conditions on ranges': ['If-Range takes one tag, no list'],
    },
  },
  {
    hosts: both,
    reason: 'nginx refuses several If-None-Match fields; Caddy reads the first',
    rows: { 'If-None-Match': ['two If-None-Match fields are one list'] },
  },
  {
    hosts: nginx,
    reason:
      'A date in If-Modified-Since hides If-None-Match, and one in If-Unmodified-Since gets 412; no response has a date to send back',
    rows: {
      'If-None-Match': ['If-Modified-Since changes nothing beside If-None-Match'],
      'If-Match': ['If-Unmodified-Since: documents have no date'],
    },
  },
  {
    hosts: both,
    reason:
      'A path that cannot be a file name (malformed percent-encoding; in nginx also NUL, or .. above the root) gets 400, not 404',
    rows: {
      'canonical paths': [
        'another spelling of the path is not found: double dots at the start',
        'percent-encoding is not decoded: encoded dots',
        'percent-encoding is not decoded: an encoded NUL...',
        'percent-encoding is not decoded: a percent sign...',
        'percent-encoding is not decoded: an encoding nobody standardised',
      ],
    },
  },
  {
    hosts: nginx,
    reason: 'A method that is not in capital letters gets 400, and TRACE closes the connection',
    rows: {
      methods: [
        'TRACE is refused with the methods there are',
        'methods are case-sensitive: "get" is another method',
        'a method may have every character of a token',
      ],
    },
  },
  {
    hosts: caddy,
    reason: 'A method of more than 32 letters is refused by Caddy itself',
    rows: { 'lengths of targets and heads': ['a method of 200 letters is a method like others'] },
  },
  {
    hosts: nginx,
    reason:
      'An empty Host is refused, "close" within a word of Connection closes, a repeated length is refused, and 100 precedes the response where it was requested',
    rows: {
      Host: ['Host: empty, as for a target without authority'],
      persistence: ['persistence: names that only hold "close"'],
      'request bodies': ['framing: one length twice...'],
      Expect: ['100-continue without a body is answered at once', '100-continue is case-insensitive'],
    },
  },
  {
    hosts: caddy,
    reason:
      'HTTP/1.0 is answered with HTTP/1.0; an empty line before a request and a list of lengths are refused',
    rows: {
      'request targets': ['the absolute form on HTTP/1.0'],
      'request lines': [
        'an empty line before the request is ignored',
        'an empty line between two requests is ignored',
      ],
      Host: ['Host: none on HTTP/1.0'],
      'request bodies': ['framing: one length twice in a list'],
      Expect: ['100-continue on HTTP/1.0 is ignored'],
      persistence: ['HTTP/1.0...'],
      pipelining: ['HTTP/1.0 after HTTP/1.1 ends the connection'],
    },
  },
];

export function differenceOf(host: string, topic: string, row: HttpRow): HostDifference | undefined {
  return hostDifferences.find(
    ({ hosts, statuses = [], rows = {} }) =>
      hosts.some((name) => name === host) &&
      (statuses.some((status) => expects(row, status)) ||
        (rows[topic] ?? []).some((pattern) => matchesRow(pattern, row))),
  );
}

export function matchesRow(pattern: string, { what }: HttpRow): boolean {
  // Some descriptions of rows end with dots themselves
  return what === pattern || (pattern.endsWith('...') && what.startsWith(pattern.slice(0, -3)));
}

function expects(row: HttpRow, status: number): boolean {
  return [false, true].some((hasBrotli) =>
    expectedAnswers(row, { hasBrotli }).some((answer) => answer.status === status),
  );
}
