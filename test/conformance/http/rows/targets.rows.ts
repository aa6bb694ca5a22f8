import { answers, closing } from '../answers.ts';
import { ask } from '../ask.ts';
import { askedPaths } from '../asked-paths.ts';
import type { HttpRow } from '../http-row.ts';

const { chapter } = askedPaths;

const refused: readonly (readonly [section: string, target: string, what: string])[] = [
  ['3.2.4', '*', 'an asterisk for another method than OPTIONS'],
  ['3.2', 'api/SMALL/GEN/1.json', 'a path without its first slash'],
  ['3.2', '?a=b', 'a query alone'],
  ['3.2.2', 'ftp://localhost/x', 'an absolute address of another scheme'],
  ['3.2.2', 'localhost/api', 'a host without scheme'],
  ['3.2.3', 'localhost:80', 'the form of CONNECT for another method'],
  ['3.2', `/\0`, 'a NUL'],
  ['3.2', `${chapter}\0.json`, 'a NUL within the path'],
  ['3.2', '/\x01', 'a control character'],
  ['3.2', '/\x7f', 'the character DEL'],
  ['3.2', '/caf\xe9', 'a letter of Latin-1'],
  ['3.2', '/\xc3\xa9', 'a letter of UTF-8'],
  ['3.2', '/\xc0\xae\xc0\xae/', 'overlong UTF-8 not encoded'],
  ['3.2', `${chapter}?caf\xc3\xa9`, 'UTF-8 in the query'],
  ['3', '/a b', 'a space within'],
  ['3', '/a\tb', 'a tab within'],
];

export const targetRows: readonly HttpRow[] = [
  ...refused.map(([section, target, what]) => ({
    rfc: `RFC 9112, ${section}`,
    what: `a target is refused: ${what}`,
    send: ask('GET', target),
    expect: answers.badRequest,
  })),
  {
    rfc: 'RFC 9112, 3.2.2',
    what: 'the absolute form is accepted',
    send: ask('GET', `http://localhost${chapter}`),
    expect: answers.chapter,
  },
  {
    rfc: 'RFC 9112, 3.2.2',
    what: 'the absolute form of https',
    send: ask('GET', `https://bible.example:8443${chapter}?a=b`),
    expect: answers.chapter,
  },
  {
    rfc: 'RFC 9112, 3.2.2',
    what: 'the absolute form outweighs Host',
    send: `GET http://bible.example${chapter} HTTP/1.1\r\nHost: other.example\r\n\r\n`,
    expect: answers.chapter,
  },
  {
    rfc: 'RFC 3986, 3.1',
    what: 'the scheme is case-insensitive',
    send: ask('GET', `HTTP://LOCALHOST${chapter}`),
    expect: answers.chapter,
  },
  {
    rfc: 'RFC 9112, 3.2.2',
    what: 'the absolute form needs a Host field too',
    send: `GET http://localhost${chapter} HTTP/1.1\r\n\r\n`,
    expect: answers.badRequest,
  },
  {
    rfc: 'RFC 9112, 3.2.2',
    what: 'the absolute form without a path is the front page',
    send: ask('GET', 'http://localhost'),
    expect: answers.page,
  },
  {
    rfc: 'RFC 9112, 3.2.2',
    what: 'the absolute form of an IPv6 address',
    send: ask('GET', `http://[::1]:8080${chapter}`),
    expect: answers.chapter,
  },
  {
    rfc: 'RFC 9112, 3.2.2',
    what: 'the path of the absolute form is as canonical as any',
    send: ask('GET', 'http://localhost//api/SMALL/GEN/1.json'),
    expect: answers.pathNotFound,
  },
  {
    rfc: 'RFC 9110, 4.2.1',
    what: 'the absolute form without a host is refused',
    send: ask('GET', `http://${chapter}`),
    expect: answers.badRequest,
  },
  {
    rfc: 'RFC 9112, 3.2.2',
    what: 'the absolute form on HTTP/1.0',
    send: `GET http://localhost${chapter} HTTP/1.0\r\n\r\n`,
    expect: closing(answers.chapter),
  },
];
