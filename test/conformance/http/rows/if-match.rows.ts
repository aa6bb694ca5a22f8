import { answers } from '../answers.ts';
import { ask, askChapter } from '../ask.ts';
import type { ExpectedAnswer, HttpRow } from '../http-row.ts';

const { chapter, preconditionFailed } = answers;
const TAG = '{chapter identity tag}';

const tags: readonly (readonly [header: string, what: string, expect: ExpectedAnswer])[] = [
  [TAG, 'the tag', chapter],
  ['*', 'any version', chapter],
  [`"x", ${TAG}`, 'a list with the tag', chapter],
  ['"other"', 'another tag', preconditionFailed],
  ['{chapter gzip tag}', 'the tag of the other coding', preconditionFailed],
  [`W/${TAG}`, 'the tag marked weak: weak tags never match', preconditionFailed],
];

export const ifMatchRows: readonly HttpRow[] = [
  ...tags.map(([header, what, expect]) => ({
    rfc: 'RFC 9110, 13.1.1',
    what: `If-Match with ${what}`,
    send: askChapter(`If-Match: ${header}`),
    expect,
  })),
  {
    rfc: 'RFC 9110, 13.2.2',
    what: 'If-Match comes before If-None-Match: the first fails',
    send: askChapter('If-None-Match: *', 'If-Match: "other"'),
    expect: preconditionFailed,
  },
  {
    rfc: 'RFC 9110, 13.2.2',
    what: 'If-Match comes before If-None-Match: both hold',
    send: askChapter(`If-None-Match: ${TAG}`, `If-Match: ${TAG}`),
    expect: answers.chapterNotModified,
  },
  {
    rfc: 'RFC 9110, 13.1.4',
    what: 'If-Unmodified-Since: documents have no date',
    send: askChapter('If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT'),
    expect: chapter,
  },
  {
    rfc: 'RFC 9110, 13.2.1',
    what: 'If-Match where there is nothing',
    send: ask('GET', '/nothing', 'If-Match: "x"'),
    expect: answers.pathNotFound,
  },
];
