import { answers } from '../answers.ts';
import { ask, askChapter, askDownload } from '../ask.ts';
import { askedPaths } from '../asked-paths.ts';
import type { ExpectedAnswer, HttpRow } from '../http-row.ts';

const { download, part, rangeNotSatisfiable } = answers;
const ENDLESS = '9'.repeat(30);

const ranges: readonly (readonly [section: string, header: string, what: string, expect: ExpectedAnswer])[] =
  [
    ['14.1.2', 'bytes=0-9', 'the first ten bytes', part(0, 10)],
    ['14.1.2', 'bytes=0-0', 'the first byte', part(0, 1)],
    ['14.1.2', 'bytes=10-29', 'bytes from within', part(10, 30)],
    ['14.1.2', 'bytes=5-', 'an open range', part(5, undefined, 'bytes 5-{last}/{size}')],
    ['14.1.2', 'bytes=0-', 'an open range from the start', part(0, undefined, 'bytes 0-{last}/{size}')],
    [
      '14.1.2',
      'bytes={last}-',
      'the last byte by its number',
      part(-1, undefined, 'bytes {last}-{last}/{size}'),
    ],
    ['14.1.2', 'bytes=-1', 'a suffix of one byte', part(-1, undefined, 'bytes {last}-{last}/{size}')],
    ['14.1.2', `bytes=-${ENDLESS}`, 'a suffix longer than all', part(0, undefined, 'bytes 0-{last}/{size}')],
    ['14.1.2', 'bytes=0-{size}', 'an end after the last byte', part(0, undefined, 'bytes 0-{last}/{size}')],
    ['14.1.2', `bytes=0-${ENDLESS}`, 'an end without measure', part(0, undefined, 'bytes 0-{last}/{size}')],
    ['14.1', 'Bytes=0-9', 'the unit is case-insensitive', part(0, 10)],
    ['15.5.17', 'bytes={size}-', 'a start after the last byte', rangeNotSatisfiable],
    ['15.5.17', `bytes=${ENDLESS}-`, 'a start without measure', rangeNotSatisfiable],
    ['15.5.17', `bytes=${ENDLESS}-${ENDLESS}`, 'a range far past the end', rangeNotSatisfiable],
    ['14.1.2', 'bytes=-0', 'a suffix of no bytes', rangeNotSatisfiable],
    ['14.1.1', 'bytes=3-1', 'an end before its start is ignored', download],
    ['14.2', 'bytes=0-1,3-4', 'several ranges are ignored', download],
    ['14.2', 'lines=0-1', 'another unit is ignored', download],
    ['14.1.1', 'bytes=', 'no range at all is ignored', download],
    ['14.1.1', 'bytes=-', 'a range without numbers is ignored', download],
    ['14.1.1', 'bytes=a-b', 'letters for numbers are ignored', download],
    ['14.1.1', 'bytes=+1-2', 'a sign is ignored', download],
    ['14.1.1', 'bytes 0-9', 'the form of Content-Range is ignored', download],
  ];

export const rangeRows: readonly HttpRow[] = [
  ...ranges.map(([section, header, what, expect]) => ({
    rfc: `RFC 9110, ${section}`,
    what: `Range "${header.replace(ENDLESS, '9...')}": ${what}`,
    send: askDownload(`Range: ${header}`),
    expect,
  })),
  {
    rfc: 'RFC 9110, 14.2',
    what: 'two Range fields, of which neither can be chosen, are ignored',
    send: askDownload('Range: bytes=0-1', 'Range: bytes=3-4'),
    expect: download,
  },
  {
    rfc: 'RFC 9110, 14.2',
    what: 'a range counts the bytes of the coding that is sent',
    send: askDownload('Accept-Encoding: gzip', 'Range: bytes=0-9'),
    expect: {
      status: 206,
      fields: { ...answers.gzipDownload.fields, 'content-range': 'bytes 0-9/{gzip size}' },
      body: { of: 'download', coding: 'gzip', start: 0, end: 10 },
    },
  },
  {
    rfc: 'RFC 9110, 15.5.17',
    what: '416 names the size in the coding that would be sent',
    send: askDownload('Accept-Encoding: gzip', `Range: bytes=${ENDLESS}-`),
    expect: {
      ...rangeNotSatisfiable,
      fields: { ...rangeNotSatisfiable.fields, 'content-range': 'bytes */{gzip size}' },
    },
  },
  {
    rfc: 'RFC 9110, 14.2',
    what: 'Range is ignored for HEAD',
    send: ask('HEAD', askedPaths.download, 'Range: bytes=0-9'),
    expect: { ...download, body: 'none', isToHead: true },
  },
  {
    rfc: 'RFC 9110, 14.2',
    what: 'Range is ignored where Accept-Ranges does not offer it',
    send: askChapter('Range: bytes=0-9'),
    expect: answers.chapter,
  },
  {
    rfc: 'RFC 9110, 14.2',
    what: 'Range is ignored where there is nothing',
    send: ask('GET', '/nothing', 'Range: bytes=0-9'),
    expect: answers.pathNotFound,
  },
];
