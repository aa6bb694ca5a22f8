import { expect, test } from 'bun:test';
import { freshUntil } from './fetch-document.ts';

const until = (cacheControl: string, age?: string) =>
  freshUntil(new Headers({ 'cache-control': cacheControl, ...(age ? { age } : {}) }), 1000);

test('is as many seconds from now as the response has left', () => {
  expect(until('public, max-age=300, stale-while-revalidate=86400')).toBe(301_000);
  expect(until('MAX-AGE=300', '100')).toBe(201_000);
});

test('is now where the response is old, or says nothing or no', () => {
  for (const control of ['', 'no-cache', 'no-store, max-age=300', 'public', 'max-age=x', 's-maxage=9'])
    expect(until(control)).toBe(1000);
  expect(until('max-age=300', '301')).toBe(1000);
});
