import { answers, closing } from '../answers.ts';
import { askedPaths } from '../asked-paths.ts';
import type { ExpectedAnswer, HttpRow } from '../http-row.ts';

const { badRequest, chapter } = answers;

const hosts: readonly (readonly [fields: string, what: string, expect: ExpectedAnswer])[] = [
  ['', 'none', badRequest],
  ['Host: a\r\nHost: a\r\n', 'two of the same', badRequest],
  ['Host: a\r\nHost: b\r\n', 'two that differ', badRequest],
  ['Host: a\r\nAccept: x\r\nhOST: a\r\n', 'two in other cases', badRequest],
  ['Host: a, b\r\n', 'a list', badRequest],
  ['Host: a b\r\n', 'a space within', badRequest],
  ['Host: a/b\r\n', 'a path', badRequest],
  ['Host: http://a\r\n', 'an address with scheme', badRequest],
  ['Host: user@a\r\n', 'a user', badRequest],
  ['Host: a:b\r\n', 'a port that is not a number', badRequest],
  ['Host: [::1\r\n', 'a bracket that does not close', badRequest],
  ['Host: a\xe9\r\n', 'a letter that is not ASCII', badRequest],
  ['Host: a?b\r\n', 'a query', badRequest],
  ['Host: a#b\r\n', 'a fragment', badRequest],
  ['Host: bible.example\r\n', 'a name', chapter],
  ['Host: bible.example:8080\r\n', 'a name with port', chapter],
  ['Host: bible.example:\r\n', 'an empty port (RFC 3986, 3.2.3)', chapter],
  ['Host: 127.0.0.1:80\r\n', 'an IPv4 address', chapter],
  ['Host: [::1]:8080\r\n', 'an IPv6 address', chapter],
  ['Host: b_i-b~l.e%20\r\n', 'every kind of character a name may have', chapter],
  ['Host:\r\n', 'empty, as for a target without authority', chapter],
];

export const hostRows: readonly HttpRow[] = [
  ...hosts.map(([fields, what, expect]) => ({
    rfc: 'RFC 9112, 3.2',
    what: `Host: ${what}`,
    send: `GET ${askedPaths.chapter} HTTP/1.1\r\n${fields}\r\n`,
    expect,
  })),
  {
    rfc: 'RFC 9112, 3.2',
    what: 'Host: none on HTTP/1.0',
    send: `GET ${askedPaths.chapter} HTTP/1.0\r\n\r\n`,
    expect: closing(chapter),
  },
  {
    rfc: 'RFC 9112, 3.2',
    what: 'Host: two on HTTP/1.0',
    send: `GET ${askedPaths.chapter} HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n`,
    expect: badRequest,
  },
  {
    rfc: 'RFC 9112, 3.2',
    what: 'Host: none where nothing is there either',
    send: 'GET /nothing HTTP/1.1\r\n\r\n',
    expect: badRequest,
  },
  {
    rfc: 'RFC 9112, 3.2',
    what: 'Host: none for a method that is refused',
    send: 'POST / HTTP/1.1\r\n\r\n',
    expect: badRequest,
  },
];
