import { answers, closing } from '../answers.ts';
import { ask } from '../ask.ts';
import { askedPaths } from '../asked-paths.ts';
import type { ExpectedAnswer, HttpRow } from '../http-row.ts';

const { chapter } = askedPaths;
const { badRequest, versionNotSupported } = answers;

const lines: readonly (readonly [rfc: string, line: string, what: string, expect: ExpectedAnswer])[] = [
  ['RFC 9112, 3', `GET  ${chapter} HTTP/1.1`, 'two spaces before the target', badRequest],
  ['RFC 9112, 3', `GET ${chapter}  HTTP/1.1`, 'two spaces after the target', badRequest],
  ['RFC 9112, 3', `GET ${chapter} HTTP/1.1 `, 'a space at the end', badRequest],
  ['RFC 9112, 3', ` GET ${chapter} HTTP/1.1`, 'a space at the start', badRequest],
  ['RFC 9112, 3', `GET\t${chapter}\tHTTP/1.1`, 'tabs for spaces', badRequest],
  ['RFC 9112, 3', 'GET HTTP/1.1', 'no target', badRequest],
  ['RFC 9112, 3', 'GET', 'a method alone', badRequest],
  ['RFC 9112, 3', 'garbage', 'garbage', badRequest],
  ['RFC 9112, 3', '\0\0\0\0', 'NULs', badRequest],
  ['RFC 9112, 3', '\x16\x03\x01\x02', 'the start of TLS', badRequest],
  ['RFC 9112, 3.1', `G(T ${chapter} HTTP/1.1`, 'a method that is not a token', badRequest],
  ['RFC 9112, 3.1', ` ${chapter} HTTP/1.1`, 'an empty method', badRequest],
  ['RFC 9112, 3.1', `G\xcbT ${chapter} HTTP/1.1`, 'a method that is not ASCII', badRequest],
  ['RFC 9112, 2.3', `GET ${chapter}`, 'no version, as HTTP/0.9 had it', badRequest],
  ['RFC 9112, 2.3', `GET ${chapter} http/1.1`, 'the name in lower case', badRequest],
  ['RFC 9112, 2.3', `GET ${chapter} HTTP/1`, 'a version without its second number', badRequest],
  ['RFC 9112, 2.3', `GET ${chapter} HTTP/1.10`, 'a version of three digits', badRequest],
  ['RFC 9112, 2.3', `GET ${chapter} HTTP/one.1`, 'a version of letters', badRequest],
  ['RFC 9112, 2.3', `GET ${chapter} HTTPS/1.1`, 'another name', badRequest],
  ['RFC 9110, 15.6.6', `GET ${chapter} HTTP/2.0`, 'HTTP/2.0', versionNotSupported],
  ['RFC 9110, 15.6.6', `GET ${chapter} HTTP/0.9`, 'HTTP/0.9', versionNotSupported],
  ['RFC 9110, 15.6.6', `GET ${chapter} HTTP/9.9`, 'HTTP/9.9', versionNotSupported],
  ['RFC 9110, 2.5', `GET ${chapter} HTTP/1.2`, 'HTTP/1.2 is read as HTTP/1.1', answers.chapter],
];

export const requestLineRows: readonly HttpRow[] = [
  ...lines.map(([rfc, line, what, expect]) => ({
    rfc,
    what: `a request line: ${what}`,
    send: `${line}\r\nHost: localhost\r\n\r\n`,
    expect,
  })),
  {
    rfc: 'RFC 9113, 3.4',
    what: 'the greeting of HTTP/2 is of a version there is not',
    send: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    expect: versionNotSupported,
  },
  {
    rfc: 'RFC 9112, 2.2',
    what: 'an empty line before the request is ignored',
    send: `\r\n${ask('GET', chapter)}`,
    expect: answers.chapter,
  },
  {
    rfc: 'RFC 9112, 2.2',
    what: 'an empty line between two requests is ignored',
    send: `${ask('GET', chapter)}\r\n${ask('GET', '/nothing', 'Connection: close')}`,
    expect: [answers.chapter, closing(answers.pathNotFound)],
  },
  {
    rfc: 'RFC 9112, 2.2',
    what: 'lines that end in LF alone are refused',
    send: `GET ${chapter} HTTP/1.1\nHost: localhost\n\n`,
    expect: badRequest,
  },
  {
    rfc: 'RFC 9112, 2.2',
    what: 'one line that ends in LF alone is refused',
    send: `GET ${chapter} HTTP/1.1\r\nHost: localhost\nX: y\r\n\r\n`,
    expect: badRequest,
  },
  {
    rfc: 'RFC 9112, 2.2',
    what: 'lines that end in CR alone are refused',
    send: `GET ${chapter} HTTP/1.1\rHost: localhost\r\r\n\r\n`,
    expect: badRequest,
  },
  {
    rfc: 'RFC 9112, 2.2',
    what: 'a CR within a field is refused',
    send: ask('GET', chapter, 'X: a\rb'),
    expect: badRequest,
  },
  {
    rfc: 'RFC 9112, 2.2',
    what: 'white space before the first field is refused',
    send: `GET ${chapter} HTTP/1.1\r\n Host: localhost\r\n\r\n`,
    expect: badRequest,
  },
];
