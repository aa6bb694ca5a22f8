import { answers, closing } from '../answers.ts';
import { askChapter } from '../ask.ts';
import type { ExpectedAnswer, HttpRow } from '../http-row.ts';

const { badRequest, chapter } = answers;

/**
 * Takes minutes in a parser that searches for the end of white space from each character (quadratic time).
 */
const WIDE = ' \t'.repeat(7500);

const lines: readonly (readonly [rfc: string, line: string, what: string, expect: ExpectedAnswer])[] = [
  ['RFC 9112, 5.1', 'Accept : a', 'a space before the colon', badRequest],
  ['RFC 9112, 5.1', 'Accept\t: a', 'a tab before the colon', badRequest],
  ['RFC 9112, 5.1', 'Accept:a', 'no space after the colon', chapter],
  ['RFC 9112, 5.1', 'Accept: \t a \t ', 'white space around the value', chapter],
  ['RFC 9112, 5.1', 'Accept:', 'an empty value', chapter],
  ['RFC 9112, 5', 'Accept', 'no colon', badRequest],
  ['RFC 9110, 5.1', ': a', 'an empty name', badRequest],
  ['RFC 9110, 5.1', 'Acc ept: a', 'a space within the name', badRequest],
  ['RFC 9110, 5.1', 'Acc(ept): a', 'a name that is not a token', badRequest],
  ['RFC 9110, 5.1', 'Acc\xe9pt: a', 'a name that is not ASCII', badRequest],
  ['RFC 9110, 5.1', 'Acc\0ept: a', 'a NUL in the name', badRequest],
  ['RFC 9110, 5.1', "!#$%&'*+-.^_`|~9: a", 'a name of every sign a token has', chapter],
  ['RFC 9110, 5.5', 'X: a\0b', 'a NUL in the value', badRequest],
  ['RFC 9110, 5.5', 'X: a\x01b', 'a control character in the value', badRequest],
  ['RFC 9110, 5.5', 'X: a\x7fb', 'DEL in the value', badRequest],
  ['RFC 9110, 5.5', 'X: a\tb', 'a tab within the value', chapter],
  ['RFC 9110, 5.5', 'X: caf\xe9', 'Latin-1 in the value', chapter],
  ['RFC 9110, 5.5', 'X: caf\xc3\xa9', 'UTF-8 in the value', chapter],
  ['RFC 9110, 5.5', 'X: a: b, "c:d"', 'colons in the value', chapter],
  ['RFC 9112, 5.2', 'X: a\r\n b', 'a folded line', badRequest],
  ['RFC 9112, 5.2', 'X: a\r\n\tb', 'a line folded with a tab', badRequest],
  ['RFC 9112, 5.2', 'X: a\r\n ', 'a line folded onto nothing', badRequest],
  ['RFC 9110, 7.8', 'Connection: Upgrade\r\nUpgrade: websocket', 'an upgrade there is not', chapter],
  [
    'RFC 9110, 7.8',
    'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk',
    'an upgrade to HTTP/2',
    chapter,
  ],
];

const wideLines: readonly (readonly [line: string, what: string, expect: ExpectedAnswer])[] = [
  [`X: ${WIDE}a`, 'before a value', chapter],
  [`X: a${WIDE}`, 'after a value', chapter],
  [`X: a${WIDE}b`, 'within a value', chapter],
  [`X:${WIDE}`, 'for a value', chapter],
  [`X: ${WIDE}\x01`, 'before a control character', badRequest],
  [`X${WIDE}: a`, 'after a name', badRequest],
  [`Connection: a${WIDE}, close`, 'before a comma', closing(chapter)],
  [`Connection: a${WIDE}b`, 'within a member of a list', chapter],
  [`Accept-Encoding: gzip${WIDE};q=0`, 'before a parameter', chapter],
  [`Content-Length: 0${WIDE}0`, 'between two digits', badRequest],
  [`If-None-Match: "a"${WIDE}"b"`, 'between two tags', chapter],
];

export const fieldRows: readonly HttpRow[] = [
  ...lines.map(([rfc, line, what, expect]) => ({
    rfc,
    what: `a field line: ${what}`,
    send: askChapter(line),
    expect,
  })),
  ...wideLines.map(([line, what, expect]) => ({
    rfc: 'RFC 9110, 5.6.3',
    what: `15,000 characters of white space ${what}`,
    send: askChapter(line),
    expect,
  })),
];
