import { answers } from '../answers.ts';
import { ask } from '../ask.ts';
import { askedPaths } from '../asked-paths.ts';
import type { ExpectedAnswer, HttpRow } from '../http-row.ts';

const { chapter } = askedPaths;
const NORMAL = 'RFC 3986, 6.2.2';
const { pathNotFound, translationNotFound, bookNotFound, chapterNotFound, fileNotFound } = answers;

/** The error code names the unknown part of the path. A redirect would be another behaviour to maintain. */
const otherSpellings: readonly (readonly [target: string, what: string, expect: ExpectedAnswer])[] = [
  ['/API/SMALL/GEN/1.json', 'another case of the first segment', pathNotFound],
  ['/api/small/GEN/1.json', 'another case of the translation', translationNotFound],
  ['/api/SMALL/gen/1.json', 'another case of the book', bookNotFound],
  ['/api/SMALL/GEN/1.JSON', 'another case of the suffix', fileNotFound],
  ['/api/SMALL/GEN/01.json', 'a leading zero', chapterNotFound],
  ['/api/SMALL/GEN/+1.json', 'a sign before the number', chapterNotFound],
  ['/api/SMALL/GEN/1.json/', 'a slash at the end', pathNotFound],
  ['//api/SMALL/GEN/1.json', 'two slashes at the start', pathNotFound],
  ['/api//SMALL/GEN/1.json', 'two slashes within', translationNotFound],
  ['/api/SMALL//GEN/1.json', 'two slashes before the book', pathNotFound],
  ['/api/SMALL/GEN//1.json', 'two slashes before the chapter', pathNotFound],
  ['/./api/SMALL/GEN/1.json', 'a dot segment at the start', pathNotFound],
  ['/api/./SMALL/GEN/1.json', 'a dot segment within', translationNotFound],
  ['/api/SMALL/../SMALL/GEN/1.json', 'a double dot segment', pathNotFound],
  ['/../../etc/passwd', 'double dots at the start', pathNotFound],
  ['/api/SMALL/GEN\\1.json', 'a backslash for a slash', fileNotFound],
  ['/api/SMALL/GEN/1.json#verse', 'a fragment', fileNotFound],
  ['/api/SMALL/GEN/1.json;v=1', 'a path parameter', fileNotFound],
  ['/api/SMALL/GEN/1.json&a=b', 'a query without its mark', fileNotFound],
  ['/api/SMALL/GEN/1', 'no suffix', chapterNotFound],
];

const encoded: readonly (readonly [target: string, what: string, expect: ExpectedAnswer])[] = [
  ['/api/SMALL/%47EN/1.json', 'an encoded letter', bookNotFound],
  ['/api/SMALL/GEN/%31.json', 'an encoded digit', chapterNotFound],
  ['/api/SMALL/GEN/1%2Ejson', 'an encoded dot', chapterNotFound],
  ['/api/SMALL/GEN%2F1.json', 'an encoded slash', fileNotFound],
  ['/api/SMALL/GEN%5C1.json', 'an encoded backslash', fileNotFound],
  ['/%2e%2e/%2e%2e/etc/passwd', 'encoded dots', pathNotFound],
  ['/api/SMALL/GEN/1.json%3Fa', 'an encoded question mark', fileNotFound],
  ['/api/SMALL/GEN/1.json%00', 'an encoded NUL', fileNotFound],
  ['/%00', 'an encoded NUL alone', pathNotFound],
  ['/%0d%0aX-Injected:%20yes', 'an encoded line end', pathNotFound],
  ['/api/SMALL/GEN/1.json%20', 'an encoded space', fileNotFound],
  ['/api/SMALL/%C3%A9/1.json', 'an encoded letter that is not ASCII', bookNotFound],
  ['/%C0%AE%C0%AE/%C0%AF', 'overlong UTF-8 of dots and slashes', pathNotFound],
  ['/%E0%80%AF', 'overlong UTF-8 in three bytes', pathNotFound],
  ['/%FF%FE', 'bytes that are not UTF-8', pathNotFound],
  ['/%ED%A0%80', 'half of a surrogate pair', pathNotFound],
  ['/%zz', 'a percent sign before letters that are not digits', pathNotFound],
  ['/%', 'a percent sign at the end', pathNotFound],
  ['/%4', 'a percent sign with one digit', pathNotFound],
  ['/%u0041', 'an encoding nobody standardised', pathNotFound],
  ['/%25%32%66', 'what is encoded twice', pathNotFound],
];

export const pathRows: readonly HttpRow[] = [
  ...otherSpellings.map(([target, what, expect]) => ({
    rfc: NORMAL,
    what: `another spelling of the path is not found: ${what}`,
    send: ask('GET', target),
    expect,
  })),
  ...encoded.map(([target, what, expect]) => ({
    rfc: 'RFC 3986, 2.1',
    what: `percent-encoding is not decoded: ${what}`,
    send: ask('GET', target),
    expect,
  })),
  ...['?', '?a=b', '?/../x', '?a?b', '?%zz%00'].map((query) => ({
    rfc: 'RFC 3986, 3.4',
    what: `the query ${query} is ignored`,
    send: ask('GET', chapter + query),
    expect: answers.chapter,
  })),
];
