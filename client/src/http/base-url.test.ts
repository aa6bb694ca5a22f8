import { expect, test } from 'bun:test';
import { withoutPage } from '../../test/without-page.ts';
import { baseUrl } from './create-source.ts';

withoutPage();

test.each([
  ['https://example.org', 'https://example.org'],
  ['https://example.org/', 'https://example.org'],
  ['http://127.0.0.1:8080/bible/v1//', 'http://127.0.0.1:8080/bible/v1'],
])('%p is %p', (given, expected) => expect(baseUrl(given)).toBe(expected));

test.each([
  '',
  '/bible',
  'example.org',
  'localhost:3000',
  'ftp://a',
  'file:///a',
  'https://a?b=c',
  'https://a#b',
  'https://',
])('%p is refused with what to give instead', (given) =>
  expect(() => baseUrl(given)).toThrow(`"${given}" is not a base URL`),
);

test('a URL object will do', () => {
  expect(baseUrl(new URL('https://example.org/a'))).toBe('https://example.org/a');
});

test('a password is refused, and not shown', () => {
  expect(() => baseUrl('https://me:secret@example.org')).toThrow('"https://example.org" is not a base URL');
});
