import { expect, test } from 'bun:test';
import { httpUrl } from './http-url.ts';

test.each([
  'https://example.org',
  'http://example.org:8080/a?b=c#d',
  'HTTPS://example.org',
  'https://пример.рф/a',
])('%j is an http address, and stays unchanged', (value) => expect(httpUrl(value)).toBe(value));

test.each([
  '',
  'example.org',
  'www.example.org',
  '//example.org',
  '/a',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' https://example.org',
  'data:text/html,x',
  'file:///etc/passwd',
  'ftp://example.org',
  'https:example.org',
  'https:///example.org',
  'https://a b.org',
  'https://example.org/"><script>',
  'https://user:secret@example.org',
  'https://user@example.org',
  'https://[::1',
  undefined,
  7,
])('%j is not', (value) => expect(httpUrl(value)).toBeUndefined());
