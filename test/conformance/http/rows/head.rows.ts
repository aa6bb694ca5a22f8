import { answers, closing, withoutBody } from '../answers.ts';
import { ask } from '../ask.ts';
import { askedPaths } from '../asked-paths.ts';
import type { HttpRow } from '../http-row.ts';

const { chapter, download } = askedPaths;
const rfc = 'RFC 9110, 9.3.2';

export const headRows: readonly HttpRow[] = [
  {
    rfc,
    what: 'HEAD of a chapter',
    send: ask('HEAD', chapter),
    expect: withoutBody(answers.chapter),
  },
  {
    rfc,
    what: 'HEAD of a chapter in gzip',
    send: ask('HEAD', chapter, 'Accept-Encoding: gzip'),
    expect: withoutBody(answers.gzipChapter),
  },
  {
    rfc,
    what: 'HEAD of a download',
    send: ask('HEAD', download),
    expect: withoutBody({
      ...answers.download,
      fields: { ...answers.download.fields, 'content-length': '{size}' },
    }),
  },
  {
    rfc,
    what: 'HEAD of a download in gzip',
    send: ask('HEAD', download, 'Accept-Encoding: gzip'),
    expect: withoutBody({
      ...answers.gzipDownload,
      fields: { ...answers.gzipDownload.fields, 'content-length': '{gzip size}' },
    }),
  },
  { rfc, what: 'HEAD of nothing', send: ask('HEAD', '/nothing'), expect: withoutBody(answers.pathNotFound) },
  {
    rfc,
    what: 'HEAD of a chapter that is not there',
    send: ask('HEAD', '/api/SMALL/GEN/99.json'),
    expect: withoutBody(answers.chapterNotFound),
  },
  { rfc, what: 'HEAD of the front page', send: ask('HEAD', '/'), expect: withoutBody(answers.page) },
  { rfc, what: 'HEAD of the health page', send: ask('HEAD', '/health'), expect: withoutBody(answers.page) },
  {
    rfc,
    what: 'HEAD that refuses every coding',
    send: ask('HEAD', chapter, 'Accept-Encoding: *;q=0'),
    expect: withoutBody(answers.notAcceptable),
  },
  {
    rfc: 'RFC 9110, 13.1.2',
    what: 'HEAD with the tag the client has',
    send: ask('HEAD', chapter, 'If-None-Match: {chapter identity tag}'),
    expect: { ...answers.chapterNotModified, isToHead: true },
  },
  {
    rfc: 'RFC 9110, 13.1.1',
    what: 'HEAD with the tag of another version',
    send: ask('HEAD', chapter, 'If-Match: "other"'),
    expect: withoutBody(answers.preconditionFailed),
  },
  {
    rfc: 'RFC 9110, 10.1.1',
    what: 'HEAD with an expectation that is not met',
    send: ask('HEAD', chapter, 'Expect: tea'),
    expect: withoutBody(answers.expectationFailed),
  },
  {
    rfc: 'RFC 9112, 3.2',
    what: 'HEAD without Host',
    send: `HEAD ${chapter} HTTP/1.1\r\n\r\n`,
    expect: withoutBody(answers.badRequest),
  },
  {
    rfc,
    what: 'HEAD with a field that is none',
    send: ask('HEAD', chapter, 'no field'),
    expect: withoutBody(answers.badRequest),
  },
  {
    rfc,
    what: 'HEAD of a target that is too long',
    send: ask('HEAD', `/${'x'.repeat(9000)}`),
    expect: withoutBody(answers.uriTooLong),
  },
  {
    rfc,
    what: 'HEAD with a head that is too long',
    send: ask('HEAD', chapter, `X: ${'y'.repeat(17_000)}`),
    expect: withoutBody(answers.headersTooLarge),
  },
  {
    rfc: 'RFC 9112, 9.6',
    what: 'HEAD on a connection to be closed',
    send: ask('HEAD', chapter, 'Connection: close'),
    expect: withoutBody(closing(answers.chapter)),
  },
  {
    rfc: 'RFC 9112, 6.3',
    what: 'HEAD twice: no body of the first stands before the second',
    send: ask('HEAD', chapter).repeat(2),
    expect: [withoutBody(answers.chapter), withoutBody(answers.chapter)],
  },
];
