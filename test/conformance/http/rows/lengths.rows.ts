import { answers } from '../answers.ts';
import { ask, askChapter } from '../ask.ts';
import type { HttpRow } from '../http-row.ts';

const targetOf = (length: number) => `/${'x'.repeat(length - 1)}`;
const fields = (count: number) => Array.from({ length: count }, (_, i) => `X-${i}: y`);
const { pathNotFound, uriTooLong, headersTooLarge, chapter } = answers;

export const lengthRows: readonly HttpRow[] = [
  {
    rfc: 'RFC 9112, 3',
    what: 'a target of 8000 characters, which every server should take, is taken',
    send: ask('GET', targetOf(8000)),
    expect: pathNotFound,
  },
  {
    rfc: 'RFC 9110, 15.5.15',
    what: 'the longest target that is taken',
    send: ask('GET', targetOf(8192)),
    expect: pathNotFound,
  },
  {
    rfc: 'RFC 9110, 15.5.15',
    what: 'a target of one character more is refused',
    send: ask('GET', targetOf(8193)),
    expect: uriTooLong,
  },
  {
    rfc: 'RFC 9110, 15.5.15',
    what: 'a long query counts too',
    send: ask('GET', `/?${'x'.repeat(8192)}`),
    expect: uriTooLong,
  },
  {
    rfc: 'RFC 9110, 15.5.15',
    what: 'a query that contains a text has a limit, too',
    send: ask('GET', `/api/x/references?x=${'x'.repeat(25_600)}`),
    expect: uriTooLong,
  },
  {
    rfc: 'RFC 9110, 15.5.15',
    what: 'a target longer than a whole head may be is too long for a target',
    send: ask('GET', targetOf(40_000)),
    expect: uriTooLong,
  },
  {
    rfc: 'RFC 9110, 15.5.15',
    what: 'a target that does not end is refused before it does',
    send: `GET ${targetOf(20_000)}`,
    expect: uriTooLong,
  },
  {
    rfc: 'RFC 6585, 5',
    what: 'a field of 15,000 characters is taken',
    send: askChapter(`X: ${'y'.repeat(15_000)}`),
    expect: chapter,
  },
  {
    rfc: 'RFC 6585, 5',
    what: 'a field of 17,000 characters is refused',
    send: askChapter(`X: ${'y'.repeat(17_000)}`),
    expect: headersTooLarge,
  },
  {
    rfc: 'RFC 6585, 5',
    what: 'a field name of 17,000 characters is refused',
    send: askChapter(`${'X'.repeat(17_000)}: y`),
    expect: headersTooLarge,
  },
  {
    rfc: 'RFC 6585, 5',
    what: 'many fields of 17,000 characters together are refused',
    send: askChapter(...Array.from({ length: 17 }, (_, i) => `X-${i}: ${'y'.repeat(1000)}`)),
    expect: headersTooLarge,
  },
  {
    rfc: 'RFC 6585, 5',
    what: 'a field that does not end is refused before it does',
    send: `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'y'.repeat(20_000)}`,
    expect: headersTooLarge,
  },
  {
    rfc: 'RFC 6585, 5',
    what: '100 fields are taken',
    send: askChapter(...fields(99)),
    expect: chapter,
  },
  {
    rfc: 'RFC 6585, 5',
    what: '101 fields are refused',
    send: askChapter(...fields(100)),
    expect: headersTooLarge,
  },
  {
    rfc: 'RFC 9110, 9.1',
    what: 'a method of 200 letters is a method like others',
    send: ask('M'.repeat(200), '/'),
    expect: answers.methodNotAllowed,
  },
  {
    rfc: 'RFC 6585, 5',
    what: 'a head that is too long after one that is not',
    send: askChapter() + askChapter(`X: ${'y'.repeat(17_000)}`),
    expect: [chapter, headersTooLarge],
  },
];
