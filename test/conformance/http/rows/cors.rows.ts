import { answers, withoutBody } from '../answers.ts';
import { ask, askChapter, askDownload } from '../ask.ts';
import { askedPaths } from '../asked-paths.ts';
import type { ExpectedAnswer, HttpRow } from '../http-row.ts';

const ORIGIN = 'Origin: https://reader.example';
/** Access-Control-Allow-Origin is checked for every response of every row. */
const EXPOSED = {
  'access-control-expose-headers': 'ETag, Content-Length, Content-Range, Accept-Ranges, Retry-After',
};
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-max-age': true,
};

function and(answer: ExpectedAnswer, fields: ExpectedAnswer['fields']): ExpectedAnswer {
  return { ...answer, fields: { ...answer.fields, ...fields } };
}

const everyStatus: readonly (readonly [send: string, expect: ExpectedAnswer])[] = [
  [askChapter(ORIGIN), answers.chapter],
  [askDownload(ORIGIN, 'Range: bytes=0-9'), answers.part(0, 10)],
  [askChapter(ORIGIN, 'If-None-Match: *'), answers.chapterNotModified],
  [ask('GET', '/a b', ORIGIN), answers.badRequest],
  [ask('GET', '/nothing', ORIGIN), answers.pathNotFound],
  [ask('PUT', '/', ORIGIN), answers.methodNotAllowed],
  [askChapter(ORIGIN, 'Accept-Encoding: *;q=0'), answers.notAcceptable],
  [askChapter(ORIGIN, 'If-Match: "x"'), answers.preconditionFailed],
  [ask('GET', `/${'x'.repeat(9000)}`, ORIGIN), answers.uriTooLong],
  [askDownload(ORIGIN, 'Range: bytes={size}-'), answers.rangeNotSatisfiable],
  [askChapter(ORIGIN, 'Expect: tea'), answers.expectationFailed],
  [askChapter(ORIGIN, `X-Long: ${'x'.repeat(17_000)}`), answers.headersTooLarge],
  [`GET / HTTP/2.0\r\n${ORIGIN}\r\n\r\n`, answers.versionNotSupported],
];

export const corsRows: readonly HttpRow[] = [
  ...everyStatus.map(([send, expect]) => ({
    rfc: 'Fetch, HTTP responses',
    what: `a page of another origin may read ${expect.status}`,
    send,
    expect: and(expect, EXPOSED),
  })),
  {
    rfc: 'Fetch, HTTP responses',
    what: 'a preflight allows what conditional and range requests need',
    send: ask(
      'OPTIONS',
      askedPaths.download,
      ORIGIN,
      'Access-Control-Request-Method: GET',
      'Access-Control-Request-Headers: if-none-match, if-range, range',
    ),
    expect: and(answers.options, PREFLIGHT),
  },
  {
    rfc: 'Fetch, HTTP responses',
    what: 'a preflight for a document that is not there is allowed, so that the page sees its 404',
    send: ask('OPTIONS', '/nothing', ORIGIN, 'Access-Control-Request-Method: GET'),
    expect: and(answers.options, PREFLIGHT),
  },
  {
    rfc: 'Fetch, HTTP responses',
    what: 'HEAD may be read',
    send: ask('HEAD', askedPaths.chapter, ORIGIN),
    expect: withoutBody(and(answers.chapter, EXPOSED)),
  },
  {
    rfc: 'Fetch, CORS protocol and credentials',
    what: 'no credentials are asked for: any origin and credentials exclude each other',
    send: askChapter('Origin: null', 'Cookie: a=b', 'Authorization: Basic eDp5'),
    expect: and(answers.chapter, { 'access-control-allow-credentials': false, 'set-cookie': false }),
  },
];
