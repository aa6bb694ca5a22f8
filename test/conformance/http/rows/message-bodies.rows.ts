import { answers, closing } from '../answers.ts';
import { ask, askChapter } from '../ask.ts';
import { askedPaths } from '../asked-paths.ts';
import type { ExpectedAnswer, HttpRow } from '../http-row.ts';

const { badRequest, chapter } = answers;
/** A request in place of a body. A response to it means that it could be smuggled past a proxy. */
const SMUGGLED = ask('GET', '/health');
const CHUNKED = 'Transfer-Encoding: chunked';

const framings: readonly (readonly [rfc: string, fields: string[], what: string, expect: ExpectedAnswer])[] =
  [
    ['RFC 9110, 8.6', ['Content-Length: 0'], 'a length of 0', chapter],
    ['RFC 9110, 8.6', ['Content-Length: 000'], 'a length of 0 in three digits', chapter],
    ['RFC 9112, 6.3', ['Content-Length: 0', 'Content-Length: 0'], 'one length twice', chapter],
    ['RFC 9112, 6.3', ['Content-Length: 0, 0'], 'one length twice in a list', chapter],
  ];

const refused: readonly (readonly [rfc: string, fields: string[], what: string])[] = [
  ['RFC 9112, 6.3', ['Content-Length: 0', 'Content-Length: 5'], 'two lengths'],
  ['RFC 9112, 6.3', ['Content-Length: 0, 5'], 'two lengths in a list'],
  ['RFC 9112, 6.3', ['Content-Length: '], 'an empty length'],
  ['RFC 9112, 6.3', ['Content-Length: five'], 'a length in letters'],
  ['RFC 9112, 6.3', ['Content-Length: -1'], 'a negative length'],
  ['RFC 9112, 6.3', ['Content-Length: +5'], 'a length with a sign'],
  ['RFC 9112, 6.3', ['Content-Length: 0x5'], 'a hexadecimal length'],
  ['RFC 9112, 6.3', ['Content-Length: 5.0'], 'a length with a point'],
  ['RFC 9112, 6.3', ['Content-Length: 5 5'], 'a length with a space'],
  ['RFC 9112, 6.3', ['Content-Length: 1e1'], 'a length with an exponent'],
  ['RFC 9112, 6.1', ['Content-Length: 5', CHUNKED], 'a length and chunks'],
  ['RFC 9112, 6.1', [CHUNKED, 'Content-Length: 0'], 'chunks and a length of 0'],
  ['RFC 9112, 6.3', ['Transfer-Encoding: identity'], 'another coding than chunked'],
  ['RFC 9112, 6.3', ['Transfer-Encoding: chunked, gzip'], 'chunked before another coding'],
  ['RFC 9112, 6.3', ['Transfer-Encoding: xchunked'], 'a coding that ends like chunked'],
  ['RFC 9112, 6.1', ['Transfer-Encoding: chunked, chunked'], 'chunked twice'],
  ['RFC 9112, 6.1', [CHUNKED, CHUNKED], 'two fields of chunked'],
  ['RFC 9112, 6.1', [CHUNKED, 'Transfer-Encoding: identity'], 'two fields of codings'],
  ['RFC 9112, 7', ['Transfer-Encoding: "chunked"'], 'chunked in quotes'],
  ['RFC 9112, 7', ['Transfer-Encoding: chunked;a=b'], 'chunked with a parameter'],
  ['RFC 9112, 6.1', ['Transfer-Encoding:'], 'an empty coding'],
];

export const messageBodyRows: readonly HttpRow[] = [
  ...framings.map(([rfc, fields, what, expect]) => ({
    rfc,
    what: `framing: ${what}`,
    send: askChapter(...fields),
    expect,
  })),
  ...refused.map(([rfc, fields, what]) => ({
    rfc,
    what: `framing is refused, and nothing after it read: ${what}`,
    send: askChapter(...fields) + SMUGGLED,
    expect: badRequest,
  })),
  {
    rfc: 'RFC 9112, 6.1',
    what: 'framing is refused: chunks on HTTP/1.0',
    send: `GET ${askedPaths.chapter} HTTP/1.0\r\n${CHUNKED}\r\n\r\n0\r\n\r\n`,
    expect: badRequest,
  },
  {
    rfc: 'RFC 9110, 9.3.1',
    what: 'a body of GET is never read as a request',
    send: askChapter(`Content-Length: ${SMUGGLED.length}`) + SMUGGLED,
    expect: closing(chapter),
  },
  {
    rfc: 'RFC 9110, 9.3.1',
    what: 'a chunked body of GET is never read as a request',
    send: `${askChapter(CHUNKED)}0\r\n\r\n${SMUGGLED}`,
    expect: closing(chapter),
  },
  {
    rfc: 'RFC 9112, 7',
    what: 'chunked is case-insensitive',
    send: `${askChapter('Transfer-Encoding: Chunked')}0\r\n\r\n`,
    expect: closing(chapter),
  },
  {
    rfc: 'RFC 9112, 6.3',
    what: 'chunks that are not chunks matter to nobody',
    send: `${askChapter(CHUNKED)}zz\r\n${SMUGGLED}`,
    expect: closing(chapter),
  },
  {
    rfc: 'RFC 9112, 6.3',
    what: 'a body that never comes is not waited for',
    send: askChapter('Content-Length: 1000000'),
    expect: closing(chapter),
  },
  {
    rfc: 'RFC 9110, 8.6',
    what: 'a length beyond every number is a length',
    send: askChapter(`Content-Length: ${'9'.repeat(40)}`),
    expect: closing(chapter),
  },
  {
    rfc: 'RFC 9110, 9.3.3',
    what: 'a body of POST is never read as a request',
    send: ask('POST', '/', `Content-Length: ${SMUGGLED.length}`) + SMUGGLED,
    expect: closing(answers.methodNotAllowed),
  },
  {
    rfc: 'RFC 9112, 9.6',
    what: 'a body of 300,000 bytes takes nothing from the answer before it',
    send: askChapter('Content-Length: 300000') + 'x'.repeat(300_000),
    expect: closing(chapter),
  },
];
