import { answers } from '../answers.ts';
import { askChapter, askDownload } from '../ask.ts';
import type { ExpectedAnswer, HttpRow } from '../http-row.ts';

const rfc = 'RFC 9110, 12.5.3';
const { chapter, gzipChapter, brotliChapter, notAcceptable } = answers;

const codings: readonly (readonly [
  header: string,
  what: string,
  expect: ExpectedAnswer,
  expectBrotli?: ExpectedAnswer,
])[] = [
  ['', 'an empty list accepts no coding but identity', chapter],
  ['gzip', 'gzip', gzipChapter],
  ['GZip', 'codings are case-insensitive (8.4.1)', gzipChapter],
  ['x-gzip', 'x-gzip is gzip (8.4.1.3)', gzipChapter],
  ['gzip, deflate, br, zstd', 'what browsers send', gzipChapter, brotliChapter],
  ['br, zstd', 'other codings alone', chapter, brotliChapter],
  ['gzipped, notgzip', 'a name that only holds "gzip"', chapter],
  ['br', 'brotli', chapter, brotliChapter],
  ['BR', 'brotli, case-insensitive (8.4.1)', chapter, brotliChapter],
  ['br;q=0.5, gzip;q=0.5', 'of equal weights the smaller body', gzipChapter, brotliChapter],
  ['br;q=0.4, gzip;q=0.5', 'gzip before brotli', gzipChapter],
  ['br;q=0.5, identity;q=0.6', 'identity before brotli', chapter],
  ['br;q=0, *', 'anything but brotli', gzipChapter],
  ['br;q=0', 'brotli refused', chapter],
  ['br;q=0.001', 'the smallest weight of brotli is a yes', chapter, brotliChapter],
  ['identity;q=0, br', 'brotli alone', notAcceptable, brotliChapter],
  ['brotli', 'a name that is not registered', chapter],
  ['identity', 'identity', chapter],
  ['*', 'anything', gzipChapter, brotliChapter],
  ['gzip;q=1.0, identity;q=0.5', 'gzip rather', gzipChapter],
  ['gzip;q=0.5, identity;q=0.8', 'identity rather', chapter],
  ['gzip;q=0.001', 'the smallest weight is a yes', gzipChapter],
  ['gzip;q=0', 'gzip refused', chapter],
  ['gzip;q=0.000', 'gzip refused with decimals (12.4.2)', chapter],
  ['gzip;Q=0', 'q is case-insensitive (5.6.6)', chapter],
  ['gzip;q=0, *', 'anything but gzip', chapter, brotliChapter],
  ['br;q=1, gzip;q=0.1', 'gzip as second choice', gzipChapter, brotliChapter],
  ['identity;q=0, gzip', 'gzip alone', gzipChapter],
  ['identity;q=0, *', 'anything but identity', gzipChapter, brotliChapter],
  ['*;q=0, gzip', 'nothing but gzip', gzipChapter],
  ['*;q=0, identity', 'nothing but identity', chapter],
  ['*;q=0.5, identity;q=0.7', 'identity before anything', chapter],
  ['identity;q=0', 'identity refused, nothing else accepted', notAcceptable],
  ['*;q=0', 'everything refused', notAcceptable],
  ['gzip;q=0, identity;q=0', 'both refused', notAcceptable],
  ['br, *;q=0', 'everything refused but a coding there is not', notAcceptable, brotliChapter],
  ['gzip ; q=0.2 ,\tidentity ; q=0.1', 'white space around everything (5.6.3)', gzipChapter],
  [', gzip,, ,', 'empty members of a list (5.6.1.2)', gzipChapter],
  ['gzip;q=2', 'a weight above 1 is none (12.4.2)', chapter],
  ['gzip;q=0.0001', 'a weight of four decimals is none (12.4.2)', chapter],
];

export const negotiationRows: readonly HttpRow[] = [
  { rfc, what: 'no Accept-Encoding', send: askChapter(), expect: chapter },
  ...codings.map(([header, what, expect, expectBrotli]) => ({
    rfc,
    what: `"${header}": ${what}`,
    send: askChapter(`Accept-Encoding: ${header}`),
    expect,
    ...(expectBrotli && { expectBrotli }),
  })),
  {
    rfc: 'RFC 9110, 5.3',
    what: 'two Accept-Encoding fields are one list',
    send: askChapter('Accept-Encoding: identity;q=0.5', 'Accept-Encoding: gzip'),
    expect: gzipChapter,
  },
  {
    rfc: 'RFC 9110, 5.1',
    what: 'field names are case-insensitive',
    send: askChapter('aCCEPT-eNCODING: gzip'),
    expect: gzipChapter,
  },
  {
    rfc: 'RFC 9110, 12.5.3',
    what: 'a download is negotiated too',
    send: askDownload('Accept-Encoding: gzip'),
    expect: answers.gzipDownload,
  },
  {
    rfc: 'RFC 9110, 12.5.1',
    what: 'Accept chooses nothing: JSON is all there is',
    send: askChapter('Accept: text/html, application/json;q=0'),
    expect: chapter,
  },
  {
    rfc: 'RFC 9110, 12.5.4',
    what: 'Accept-Language chooses nothing',
    send: askChapter('Accept-Language: he', 'Accept-Charset: utf-16'),
    expect: chapter,
  },
];
