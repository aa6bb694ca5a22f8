import { answers } from '../answers.ts';
import { askDownload } from '../ask.ts';
import type { HttpRow } from '../http-row.ts';

const RANGE = 'Range: bytes=0-9';
const TAG = '{download identity tag}';
const { download, part } = answers;

export const conditionalRangeRows: readonly HttpRow[] = [
  {
    rfc: 'RFC 9110, 13.1.5',
    what: 'If-Range with the tag gives the range',
    send: askDownload(RANGE, `If-Range: ${TAG}`),
    expect: part(0, 10),
  },
  {
    rfc: 'RFC 9110, 13.1.5',
    what: 'If-Range with another tag gives all',
    send: askDownload(RANGE, 'If-Range: "other"'),
    expect: download,
  },
  {
    rfc: 'RFC 9110, 13.1.5',
    what: 'If-Range with a weak tag gives all',
    send: askDownload(RANGE, `If-Range: W/${TAG}`),
    expect: download,
  },
  {
    rfc: 'RFC 9110, 13.1.5',
    what: 'If-Range with the tag of the other coding gives all',
    send: askDownload(RANGE, 'If-Range: {download gzip tag}'),
    expect: download,
  },
  {
    rfc: 'RFC 9110, 13.1.5',
    what: 'If-Range with a date gives all: documents have no date',
    send: askDownload(RANGE, 'If-Range: Fri, 20 Nov 2099 00:00:00 GMT'),
    expect: download,
  },
  {
    rfc: 'RFC 9110, 13.1.5',
    what: 'If-Range takes one tag, no list',
    send: askDownload(RANGE, `If-Range: ${TAG}, "x"`),
    expect: download,
  },
  {
    rfc: 'RFC 9110, 13.1.5',
    what: 'If-Range without Range is ignored',
    send: askDownload(`If-Range: ${TAG}`),
    expect: download,
  },
  {
    rfc: 'RFC 9110, 15.5.17',
    what: 'a range after the end under an If-Range that fails gives all',
    send: askDownload('Range: bytes={size}-', 'If-Range: "other"'),
    expect: download,
  },
  {
    rfc: 'RFC 9110, 15.5.17',
    what: 'a range after the end under an If-Range that holds is refused',
    send: askDownload('Range: bytes={size}-', `If-Range: ${TAG}`),
    expect: answers.rangeNotSatisfiable,
  },
  {
    rfc: 'RFC 9110, 13.2.2',
    what: 'If-None-Match comes before Range',
    send: askDownload(RANGE, `If-None-Match: ${TAG}`),
    expect: answers.downloadNotModified,
  },
  {
    rfc: 'RFC 9110, 13.2.2',
    what: 'If-Match comes before Range: it fails',
    send: askDownload(RANGE, 'If-Match: "other"'),
    expect: answers.preconditionFailed,
  },
  {
    rfc: 'RFC 9110, 13.2.2',
    what: 'If-Match comes before Range: it holds',
    send: askDownload(RANGE, `If-Match: ${TAG}`),
    expect: part(0, 10),
  },
];
