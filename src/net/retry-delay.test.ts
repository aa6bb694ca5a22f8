import { expect, test } from 'bun:test';
import { parseRetryAfter, retryDelay } from './retry-delay.ts';

test('each wait is longer than the one before, up to half a minute, unless the server says how long', () => {
  expect([1, 2, 3, 4, 5, 99].map((failures) => retryDelay(failures, undefined))).toEqual([
    250, 1000, 4000, 16_000, 30_000, 30_000,
  ]);
  expect(retryDelay(3, 0)).toBe(0);
});

test('a server says it in seconds or as a date', () => {
  const now = Date.parse('2024-01-01T00:00:00Z');
  expect(parseRetryAfter('120', now)).toBe(120_000);
  expect(parseRetryAfter('Mon, 01 Jan 2024 00:00:30 GMT', now)).toBe(30_000);
  expect(parseRetryAfter('Sun, 31 Dec 2023 00:00:00 GMT', now)).toBe(0);
  for (const value of [null, '', 'soon', '-5 s']) expect(parseRetryAfter(value, now)).toBeUndefined();
});
