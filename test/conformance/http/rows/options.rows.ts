import { answers, closing } from '../answers.ts';
import { ask } from '../ask.ts';
import { askedPaths } from '../asked-paths.ts';
import type { HttpRow } from '../http-row.ts';

const { chapter, download } = askedPaths;

export const optionsRows: readonly HttpRow[] = [
  {
    rfc: 'RFC 9110, 9.3.7',
    what: 'OPTIONS of a document names the methods and has no body',
    send: ask('OPTIONS', chapter),
    expect: answers.options,
  },
  {
    rfc: 'RFC 9110, 9.3.7',
    what: 'OPTIONS of a download is the same',
    send: ask('OPTIONS', download),
    expect: answers.options,
  },
  {
    rfc: 'RFC 9110, 9.3.7',
    what: 'OPTIONS of a path with nothing there is the same',
    send: ask('OPTIONS', '/nothing'),
    expect: answers.options,
  },
  {
    rfc: 'RFC 9112, 3.2.4',
    what: 'OPTIONS * asks about the whole server',
    send: ask('OPTIONS', '*'),
    expect: answers.options,
  },
  {
    rfc: 'RFC 9112, 3.2.4',
    what: 'OPTIONS of a whole server by its absolute address',
    send: ask('OPTIONS', 'http://localhost'),
    expect: answers.options,
  },
  {
    rfc: 'RFC 9110, 9.3.7',
    what: 'OPTIONS with Content-Length: 0 keeps the connection',
    send: ask('OPTIONS', chapter, 'Content-Length: 0'),
    expect: answers.options,
  },
  {
    rfc: 'RFC 9110, 9.3.7',
    what: 'OPTIONS with a body is answered and ends the connection',
    send: `${ask('OPTIONS', chapter, 'Content-Type: text/plain', 'Content-Length: 5')}hello`,
    expect: closing(answers.options),
  },
  {
    rfc: 'RFC 9110, 13.2.1',
    what: 'OPTIONS has no conditions',
    send: ask('OPTIONS', chapter, 'If-None-Match: *', 'If-Match: "x"'),
    expect: answers.options,
  },
  {
    rfc: 'RFC 9110, 12.5.3',
    what: 'OPTIONS has no coding to refuse',
    send: ask('OPTIONS', chapter, 'Accept-Encoding: *;q=0'),
    expect: answers.options,
  },
];
