import { answers } from '../answers.ts';
import { ask, askChapter, askDownload } from '../ask.ts';
import type { ExpectedAnswer, HttpRow } from '../http-row.ts';

const rfc = 'RFC 9110, 13.1.2';
const { chapter, chapterNotModified } = answers;
const TAG = '{chapter identity tag}';

const tags: readonly (readonly [header: string, what: string, expect: ExpectedAnswer])[] = [
  [TAG, 'the tag', chapterNotModified],
  [`W/${TAG}`, 'the tag marked weak', chapterNotModified],
  [`"x", ${TAG}`, 'a list that ends with the tag', chapterNotModified],
  [`${TAG},"x"`, 'a list that begins with the tag', chapterNotModified],
  [`W/"y" , W/${TAG} , "x"`, 'the weak tag within a list', chapterNotModified],
  [`, ,${TAG},`, 'a list with empty members (5.6.1.2)', chapterNotModified],
  [`"a,b", ${TAG}`, 'a list with a comma within a tag (8.8.3)', chapterNotModified],
  ['*', 'any version', chapterNotModified],
  ['"*"', 'a tag that is an asterisk', chapter],
  ['"other"', 'another tag', chapter],
  ['{chapter gzip tag}', 'the tag of the other coding (8.8.3.3)', chapter],
  ['{download identity tag}', 'the tag of another document', chapter],
  ['w/"x"', 'W is case-sensitive (8.8.3)', chapter],
  ['nonsense', 'what is not a tag', chapter],
  ['"unclosed', 'a tag that does not end', chapter],
  ['', 'nothing', chapter],
];

export const ifNoneMatchRows: readonly HttpRow[] = [
  ...tags.map(([header, what, expect]) => ({
    rfc,
    what: `If-None-Match with ${what}`,
    send: askChapter(`If-None-Match: ${header}`),
    expect,
  })),
  {
    rfc: 'RFC 9110, 8.8.3.3',
    what: 'the tag of gzip where gzip is asked for',
    send: askChapter('Accept-Encoding: gzip', 'If-None-Match: {chapter gzip tag}'),
    expect: answers.gzipChapterNotModified,
  },
  {
    rfc: 'RFC 9110, 8.8.3.3',
    what: 'the tag of identity where gzip is asked for',
    send: askChapter('Accept-Encoding: gzip', `If-None-Match: ${TAG}`),
    expect: answers.gzipChapter,
  },
  {
    rfc: 'RFC 9110, 5.3',
    what: 'two If-None-Match fields are one list',
    send: askChapter('If-None-Match: "x"', `If-None-Match: ${TAG}`),
    expect: chapterNotModified,
  },
  {
    rfc: 'RFC 9110, 13.1.3',
    what: 'If-Modified-Since alone: documents have no date',
    send: askChapter('If-Modified-Since: Fri, 20 Nov 2099 00:00:00 GMT'),
    expect: chapter,
  },
  {
    rfc: 'RFC 9110, 13.1.3',
    what: 'If-Modified-Since changes nothing beside If-None-Match',
    send: askChapter('If-Modified-Since: Thu, 01 Jan 1970 00:00:00 GMT', `If-None-Match: ${TAG}`),
    expect: chapterNotModified,
  },
  {
    rfc: 'RFC 9110, 15.4.5',
    what: '304 of a download',
    send: askDownload('If-None-Match: {download identity tag}'),
    expect: answers.downloadNotModified,
  },
  {
    rfc: 'RFC 9110, 13.2.1',
    what: 'If-None-Match: * where there is nothing',
    send: ask('GET', '/nothing', 'If-None-Match: *'),
    expect: answers.pathNotFound,
  },
  {
    rfc: 'RFC 9110, 13.2.1',
    what: 'If-None-Match: * beside a coding that is refused',
    send: askChapter('If-None-Match: *', 'Accept-Encoding: *;q=0'),
    expect: answers.notAcceptable,
  },
];
