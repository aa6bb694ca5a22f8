import { answers, withoutBody } from '../answers.ts';
import { ask, askChapter, askDownload } from '../ask.ts';
import { askedPaths } from '../asked-paths.ts';
import type { ExpectedAnswer, HttpRow } from '../http-row.ts';

const BROTLI = 'Accept-Encoding: br';
const TAG = '{download br tag}';
const { chapter, brotliChapter, brotliChapterNotModified, download, brotliDownload, part } = answers;

function brotliPart(start: number, end: number, contentRange: string): ExpectedAnswer {
  return {
    status: 206,
    fields: { ...brotliDownload.fields, 'content-range': contentRange },
    body: { of: 'download', coding: 'br', start, end },
  };
}

const firstTen = brotliPart(0, 10, 'bytes 0-9/{br size}');

export const brotliRows: readonly HttpRow[] = [
  {
    rfc: 'RFC 9110, 9.3.2',
    what: 'HEAD of a chapter in brotli',
    send: ask('HEAD', askedPaths.chapter, BROTLI),
    expect: withoutBody(chapter),
    expectBrotli: withoutBody(brotliChapter),
  },
  {
    rfc: 'RFC 9110, 12.5.3',
    what: 'a download in brotli',
    send: askDownload(BROTLI),
    expect: download,
    expectBrotli: {
      ...brotliDownload,
      fields: { ...brotliDownload.fields, 'content-length': '{br size}' },
    },
  },
  {
    rfc: 'RFC 9110, 8.8.3.3',
    what: 'the tag of brotli where brotli is asked for',
    send: askChapter(BROTLI, 'If-None-Match: {chapter br tag}'),
    expect: answers.chapterNotModified,
    expectBrotli: brotliChapterNotModified,
  },
  {
    rfc: 'RFC 9110, 8.8.3.3',
    what: 'the tag of gzip where brotli is asked for',
    send: askChapter(BROTLI, 'If-None-Match: {chapter gzip tag}'),
    expect: chapter,
    expectBrotli: brotliChapter,
  },
  {
    rfc: 'RFC 9110, 8.8.3.3',
    what: 'the tag of identity where brotli is asked for',
    send: askChapter(BROTLI, 'If-None-Match: {chapter identity tag}'),
    expect: answers.chapterNotModified,
    expectBrotli: brotliChapter,
  },
  {
    rfc: 'RFC 9110, 13.1.1',
    what: 'If-Match with the tag of the coding that is sent',
    send: askChapter(BROTLI, 'If-Match: {chapter br tag}'),
    expect: chapter,
    expectBrotli: brotliChapter,
  },
  {
    rfc: 'RFC 9110, 13.1.1',
    what: 'If-Match with the tag of another coding',
    send: askChapter(BROTLI, 'If-Match: {chapter gzip tag}'),
    expect: answers.preconditionFailed,
  },
  {
    rfc: 'RFC 9110, 14.2',
    what: 'a range counts the bytes of brotli',
    send: askDownload(BROTLI, 'Range: bytes=0-9'),
    expect: part(0, 10),
    expectBrotli: firstTen,
  },
  {
    rfc: 'RFC 9110, 15.5.17',
    what: '416 names the size in brotli',
    send: askDownload(BROTLI, 'Range: bytes=999999999-'),
    expect: answers.rangeNotSatisfiable,
    expectBrotli: {
      ...answers.rangeNotSatisfiable,
      fields: { ...answers.rangeNotSatisfiable.fields, 'content-range': 'bytes */{br size}' },
    },
  },
  {
    rfc: 'RFC 9110, 13.1.5',
    what: 'If-Range with the tag of brotli gives the range of brotli',
    send: askDownload(BROTLI, 'Range: bytes=0-9', `If-Range: ${TAG}`),
    expect: part(0, 10),
    expectBrotli: firstTen,
  },
  {
    rfc: 'RFC 9110, 13.1.5',
    what: 'If-Range with the tag of gzip gives all of brotli',
    send: askDownload(BROTLI, 'Range: bytes=0-9', 'If-Range: {download gzip tag}'),
    expect: download,
    expectBrotli: brotliDownload,
  },
];
