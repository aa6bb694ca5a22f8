import { answers, closing, withoutBody } from '../answers.ts';
import { ask, askChapter, askDownload } from '../ask.ts';
import { askedPaths } from '../asked-paths.ts';
import type { HttpRow } from '../http-row.ts';

const rfc = 'RFC 9112, 9.3.2';
const { chapter, gzipChapter, download, pathNotFound, badRequest, methodNotAllowed } = answers;

export const pipeliningRows: readonly HttpRow[] = [
  {
    rfc,
    what: 'answers come in the order of requests',
    send: askChapter() + ask('GET', '/nothing') + askChapter('Accept-Encoding: gzip') + askDownload(),
    expect: [chapter, pathNotFound, gzipChapter, download],
  },
  {
    rfc,
    what: 'answers of every kind of length',
    send:
      ask('HEAD', askedPaths.chapter) +
      askChapter('If-None-Match: *') +
      ask('OPTIONS', '*') +
      askDownload('Range: bytes=0-9') +
      askChapter(),
    expect: [withoutBody(chapter), answers.chapterNotModified, answers.options, answers.part(0, 10), chapter],
  },
  {
    rfc,
    what: 'refusals that keep the connection stand in their places',
    send: ask('POST', '/') + askChapter('Accept-Encoding: *;q=0') + askChapter('Expect: tea') + askChapter(),
    expect: [methodNotAllowed, answers.notAcceptable, answers.expectationFailed, chapter],
  },
  {
    rfc,
    what: '100 requests at once',
    send: askChapter().repeat(100),
    expect: Array.from({ length: 100 }, () => chapter),
  },
  {
    rfc,
    what: 'nothing of one request is left for the next',
    send: askChapter('Accept-Encoding: gzip', 'If-None-Match: *', 'Range: bytes=0-1') + askChapter(),
    expect: [answers.gzipChapterNotModified, chapter],
  },
  {
    rfc,
    what: 'what came before a malformed request is answered first',
    send: `${askChapter()}${askDownload()}garbage\r\n\r\n${askChapter()}`,
    expect: [chapter, download, badRequest],
  },
  {
    rfc: 'RFC 9112, 9.6',
    what: 'what came before close is answered, what comes after is not',
    send: askChapter() + askDownload('Connection: close') + askChapter(),
    expect: [chapter, closing(download)],
  },
  {
    rfc,
    what: 'HTTP/1.0 after HTTP/1.1 ends the connection',
    send: `${askChapter()}GET ${askedPaths.chapter} HTTP/1.0\r\n\r\n${askChapter()}`,
    expect: [chapter, closing(chapter)],
  },
  {
    rfc,
    what: 'a body ends a pipeline',
    send: `${askChapter()}${ask('POST', '/', 'Content-Length: 5')}hello${askChapter()}`,
    expect: [chapter, closing(methodNotAllowed)],
  },
  {
    rfc,
    what: 'a request without Host ends a pipeline',
    send: `${askChapter()}GET / HTTP/1.1\r\n\r\n${askChapter()}`,
    expect: [chapter, badRequest],
  },
];
