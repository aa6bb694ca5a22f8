import { defaultCacheControl } from '../../../src/site/fields.ts';
import type { AskedCoding, AskedDocument, ExpectedAnswer } from './http-row.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

function selectedBy(document: AskedDocument, coding: AskedCoding) {
  return {
    etag: `{${document} ${coding} tag}`,
    vary: 'Accept-Encoding',
    'cache-control': defaultCacheControl,
  };
}

function document(name: AskedDocument, coding: AskedCoding): ExpectedAnswer {
  return {
    status: 200,
    fields: {
      ...selectedBy(name, coding),
      'content-type': JSON_TYPE,
      'content-encoding': coding !== 'identity' && coding,
      'content-range': false,
      'accept-ranges': name === 'download' && 'bytes',
      'x-content-type-options': 'nosniff',
    },
    body: { of: name, coding },
  };
}

function part(start: number, end?: number, contentRange?: string): ExpectedAnswer {
  return {
    status: 206,
    fields: {
      ...document('download', 'identity').fields,
      'content-range': contentRange ?? `bytes ${start}-${end! - 1}/{size}`,
    },
    body: { of: 'download', coding: 'identity', start, ...(end !== undefined && { end }) },
  };
}

function notModified(name: AskedDocument, coding: AskedCoding): ExpectedAnswer {
  const describing = { 'content-type': false, 'content-encoding': false, 'content-length': false };
  return { status: 304, fields: { ...selectedBy(name, coding), ...describing }, body: 'none' };
}

function error(status: number, code: string, fields: ExpectedAnswer['fields'] = {}): ExpectedAnswer {
  return {
    status,
    fields: { 'content-type': JSON_TYPE, 'content-encoding': false, etag: false, location: false, ...fields },
    body: { error: code },
  };
}

function refusal(status: number, code: string): ExpectedAnswer {
  return { ...error(status, code), closes: true };
}

const METHODS = 'GET, HEAD, OPTIONS';
const negotiated = { vary: 'Accept-Encoding' };

export const answers = {
  chapter: document('chapter', 'identity'),
  gzipChapter: document('chapter', 'gzip'),
  brotliChapter: document('chapter', 'br'),
  download: document('download', 'identity'),
  gzipDownload: document('download', 'gzip'),
  brotliDownload: document('download', 'br'),
  part,
  chapterNotModified: notModified('chapter', 'identity'),
  gzipChapterNotModified: notModified('chapter', 'gzip'),
  brotliChapterNotModified: notModified('chapter', 'br'),
  downloadNotModified: notModified('download', 'identity'),
  page: { status: 200, fields: { 'content-type': true }, body: 'any' } as ExpectedAnswer,
  options: {
    status: 204,
    fields: { allow: METHODS, 'content-length': false, 'content-type': false },
    body: 'none',
  } as ExpectedAnswer,
  pathNotFound: error(404, 'path_not_found'),
  fileNotFound: error(404, 'file_not_found'),
  chapterNotFound: error(404, 'chapter_not_found'),
  bookNotFound: error(404, 'book_not_found'),
  translationNotFound: error(404, 'translation_not_found'),
  methodNotAllowed: error(405, 'method_not_allowed', { allow: METHODS }),
  notAcceptable: error(406, 'not_acceptable', negotiated),
  preconditionFailed: error(412, 'precondition_failed', negotiated),
  rangeNotSatisfiable: error(416, 'range_not_satisfiable', {
    ...negotiated,
    'content-range': 'bytes */{size}',
  }),
  expectationFailed: error(417, 'expectation_failed'),
  badRequest: refusal(400, 'bad_request'),
  uriTooLong: refusal(414, 'uri_too_long'),
  headersTooLarge: refusal(431, 'headers_too_large'),
  versionNotSupported: refusal(505, 'version_not_supported'),
};

export function closing(answer: ExpectedAnswer): ExpectedAnswer {
  return { ...answer, fields: { ...answer.fields, connection: 'close' }, closes: true };
}

export function withoutBody(answer: ExpectedAnswer): ExpectedAnswer {
  const fields = { 'content-length': true, ...answer.fields };
  return { ...answer, fields, body: 'none', isToHead: true };
}
