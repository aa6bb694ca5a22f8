import { answers, closing } from '../answers.ts';
import { ask, askChapter } from '../ask.ts';
import { askedPaths } from '../asked-paths.ts';
import type { ExpectedAnswer, HttpRow } from '../http-row.ts';

const { chapter } = answers;
const KEPT: ExpectedAnswer = { ...chapter, fields: { ...chapter.fields, connection: 'keep-alive' } };
const old = (...fields: string[]) => [`GET ${askedPaths.chapter} HTTP/1.0`, ...fields, '', ''].join('\r\n');

const fields: readonly (readonly [fields: string[], what: string, expect: ExpectedAnswer])[] = [
  [[], 'a connection stays open', chapter],
  [['Connection: keep-alive'], 'keep-alive says what is so anyway', chapter],
  [['Connection: close'], 'close closes', closing(chapter)],
  [['Connection: CLOSE'], 'close in any case', closing(chapter)],
  [['Connection: x, Close ,y'], 'close in a list', closing(chapter)],
  [['Connection: keep-alive, close'], 'close outweighs keep-alive', closing(chapter)],
  [['Connection: x', 'Connection: close'], 'close in a second field', closing(chapter)],
  [['Connection: ,,close'], 'close after empty members', closing(chapter)],
  [['Connection: closed, disclose'], 'names that only hold "close"', chapter],
  [['X: close'], 'close in another field', chapter],
];

export const connectionRows: readonly HttpRow[] = [
  ...fields.map(([lines, what, expect]) => ({
    rfc: 'RFC 9112, 9.3',
    what: `persistence: ${what}`,
    send: askChapter(...lines),
    expect,
  })),
  { rfc: 'RFC 9112, 9.3', what: 'HTTP/1.0 closes', send: old(), expect: closing(chapter) },
  {
    rfc: 'RFC 9112, 9.3',
    what: 'HTTP/1.0 with keep-alive stays open and the answer says so',
    send: old('Connection: Keep-Alive'),
    expect: KEPT,
  },
  {
    rfc: 'RFC 9112, 9.3',
    what: 'HTTP/1.0 with keep-alive and close closes',
    send: old('Connection: keep-alive, close'),
    expect: closing(chapter),
  },
  {
    rfc: 'RFC 9112, 9.3',
    what: 'HTTP/1.0 twice with keep-alive',
    send: old('Connection: keep-alive') + old(),
    expect: [KEPT, closing(chapter)],
  },
  {
    rfc: 'RFC 9112, 9.6',
    what: 'nothing is answered after close',
    send: askChapter('Connection: close') + ask('GET', '/health'),
    expect: closing(chapter),
  },
  {
    rfc: 'RFC 9112, 9.6',
    what: 'close of a document that is not there',
    send: ask('GET', '/nothing', 'Connection: close'),
    expect: closing(answers.pathNotFound),
  },
  {
    rfc: 'RFC 9112, 9.6',
    what: 'close of a method that is refused',
    send: ask('POST', '/', 'Connection: close'),
    expect: closing(answers.methodNotAllowed),
  },
  {
    rfc: 'RFC 9112, 9.6',
    what: 'close of 304',
    send: askChapter('Connection: close', 'If-None-Match: *'),
    expect: closing(answers.chapterNotModified),
  },
  {
    rfc: 'RFC 9112, 9.6',
    what: 'close of a range',
    send: ask('GET', askedPaths.download, 'Connection: close', 'Range: bytes=0-9'),
    expect: closing(answers.part(0, 10)),
  },
  {
    rfc: 'RFC 9112, 9.6',
    what: 'close of OPTIONS',
    send: ask('OPTIONS', '*', 'Connection: close'),
    expect: closing(answers.options),
  },
];
