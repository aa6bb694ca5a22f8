import { answers, closing } from '../answers.ts';
import { ask } from '../ask.ts';
import { askedPaths } from '../asked-paths.ts';
import type { HttpRow } from '../http-row.ts';

const { chapter } = askedPaths;

const refused: readonly HttpRow[] = ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'].map((method) => ({
  rfc: 'RFC 9110, 15.5.6',
  what: `${method} is refused with the methods there are`,
  send: ask(method, chapter),
  expect: answers.methodNotAllowed,
}));

export const methodRows: readonly HttpRow[] = [
  {
    rfc: 'RFC 9110, 9.3.1',
    what: 'GET gives the document',
    send: ask('GET', chapter),
    expect: answers.chapter,
  },
  ...refused,
  {
    rfc: 'RFC 9110, 15.5.6',
    what: 'a method that is refused for a document is refused where there is none too',
    send: ask('POST', '/nothing'),
    expect: answers.methodNotAllowed,
  },
  {
    rfc: 'RFC 9110, 9.1',
    what: 'a method nobody knows is refused',
    send: ask('BREW', chapter),
    expect: answers.methodNotAllowed,
  },
  {
    rfc: 'RFC 9110, 9.1',
    what: 'methods are case-sensitive: "get" is another method',
    send: ask('get', chapter),
    expect: answers.methodNotAllowed,
  },
  {
    rfc: 'RFC 9110, 5.6.2',
    what: 'a method may have every character of a token',
    send: ask("M!#$%&'*+-.^_`|~9", chapter),
    expect: answers.methodNotAllowed,
  },
  {
    rfc: 'RFC 9110, 9.1',
    what: 'a method that begins like GET is not GET',
    send: ask('GETX', chapter),
    expect: answers.methodNotAllowed,
  },
  {
    rfc: 'RFC 9110, 9.3.3',
    what: 'POST without body keeps the connection',
    send: ask('POST', chapter, 'Content-Length: 0'),
    expect: answers.methodNotAllowed,
  },
  {
    rfc: 'RFC 9112, 9.3',
    what: 'POST with a body, which nobody reads, ends the connection',
    send: `${ask('POST', chapter, 'Content-Length: 5')}hello`,
    expect: closing(answers.methodNotAllowed),
  },
  {
    rfc: 'RFC 9110, 13.2.1',
    what: 'a method that is refused is refused before its conditions are weighed',
    send: ask('DELETE', chapter, 'If-None-Match: *'),
    expect: answers.methodNotAllowed,
  },
];
