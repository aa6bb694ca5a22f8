import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { headerFields } from './fields.ts';

const block = (...lines: string[]) => lines.map((line) => `${line}\r\n`).join('');

test('fields are known by their lower-case names, and several of one name are a list (RFC 9110, 5.3)', () => {
  const { values, fault } = headerFields(
    block('Host: a', 'Accept-Encoding:gzip', 'ACCEPT-ENCODING: \t br \t'),
  );
  expect(fault).toBeUndefined();
  expect([...values]).toEqual([
    ['host', 'a'],
    ['accept-encoding', 'gzip, br'],
  ]);
});

test.each([
  ['no colon (RFC 9112, 5)', ['Host']],
  ['white space before the colon (RFC 9112, 5.1)', ['Host : a']],
  ['a folded line (RFC 9112, 5.2)', ['Host: a', ' b']],
  ['a name that is not a token', ['Ho st: a']],
  ['a control character', ['X: a\0b']],
  ['a bare line feed', ['X: a\nY: b']],
  ['a bare carriage return', ['X: a\rb']],
  ['two hosts (RFC 9112, 3.2)', ['Host: a', 'Host: a']],
  ['a host that is none', ['Host: a/b']],
  ['a length that is not a number', ['Content-Length: +1']],
  ['lengths that differ (RFC 9112, 6.3)', ['Content-Length: 1', 'Content-Length: 2']],
  ['a length and a transfer coding', ['Content-Length: 1', 'Transfer-Encoding: chunked']],
  ['an unknown transfer coding', ['Transfer-Encoding: gzip, chunked']],
  ['a transfer coding twice', ['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked']],
])('%s is a bad request', (_what, lines) => {
  expect(headerFields(block(...lines)).fault?.code).toBe('bad_request');
});

test.each([
  ['Content-Length: 0', false],
  ['Content-Length: 7', true],
  ['Content-Length: 7, 7', true],
  ['Transfer-Encoding: Chunked', true],
])('%s: a body follows: %p', (line, hasBody) => {
  const fields = headerFields(block(line));
  expect([fields.fault, fields.hasBody]).toEqual([undefined, hasBody]);
});

test.each([
  ['Connection: close', true, false],
  ['Connection: TE, Close', true, false],
  ['Connection: keep-alive', false, true],
  ['Connection: closed', false, false],
])('%s', (line, closes, keepsAlive) => {
  expect(headerFields(block(line))).toMatchObject({ closes, keepsAlive });
});

test.each(['a', 'a:80', '127.0.0.1:8080', '[::1]:8080', 'xn--a.example', '', 'a:'])(
  'Host: %s is one',
  (host) => {
    expect(headerFields(block(`Host: ${host}`)).fault).toBeUndefined();
  },
);

test('an expectation other than 100-continue is reported (RFC 9110, 10.1.1)', () => {
  expect(headerFields(block('Expect: 100-Continue')).fault).toBeUndefined();
  expect(headerFields(block('Expect: tea')).unmetExpectation?.code).toBe('expectation_failed');
});

test('any lines are read without an error', () => {
  fc.assert(fc.property(fc.array(fc.string()), (lines) => void headerFields(block(...lines))));
});
