import { answers, closing } from '../answers.ts';
import { ask, askChapter } from '../ask.ts';
import { askedPaths } from '../asked-paths.ts';
import type { HttpRow } from '../http-row.ts';

const rfc = 'RFC 9110, 10.1.1';
const CONTINUE = 'Expect: 100-continue';
const { chapter, expectationFailed } = answers;

export const expectRows: readonly HttpRow[] = [
  {
    rfc,
    what: '100-continue without a body is answered at once',
    send: askChapter(CONTINUE),
    expect: chapter,
  },
  {
    rfc,
    what: '100-continue before a body: the final answer, and no wait for the body',
    send: askChapter(CONTINUE, 'Content-Length: 5'),
    expect: closing(chapter),
  },
  {
    rfc,
    what: '100-continue before a chunked body of POST',
    send: ask('POST', '/', CONTINUE, 'Transfer-Encoding: chunked'),
    expect: closing(answers.methodNotAllowed),
  },
  {
    rfc,
    what: '100-continue is case-insensitive',
    send: askChapter('Expect: 100-Continue'),
    expect: chapter,
  },
  {
    rfc,
    what: '100-continue on HTTP/1.0 is ignored',
    send: `GET ${askedPaths.chapter} HTTP/1.0\r\n${CONTINUE}\r\n\r\n`,
    expect: closing(chapter),
  },
  { rfc, what: 'another expectation fails', send: askChapter('Expect: tea'), expect: expectationFailed },
  {
    rfc,
    what: 'another expectation beside 100-continue fails',
    send: askChapter(`${CONTINUE}, tea`),
    expect: expectationFailed,
  },
  {
    rfc,
    what: 'another expectation before a body fails and ends the connection',
    send: `${askChapter('Expect: tea', 'Content-Length: 5')}hello`,
    expect: closing(expectationFailed),
  },
];
