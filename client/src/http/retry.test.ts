import { expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { retryDelay } from './retry.ts';
import { ScriptoriumError } from './scriptorium-error.ts';

setDefaultTimeout(600_000);

const options = { retries: 3, firstDelay: 400, maxDelay: 20_000 };
const busy = (retryAfter?: number) =>
  new ScriptoriumError({ code: 'http_error', message: 'busy', status: 503, retryAfter });

test('doubles with every attempt, and is spread over the second half', () => {
  expect([1, 2, 3].map((attempt) => retryDelay(busy(), attempt, options, 1))).toEqual([400, 800, 1600]);
  expect([1, 2, 3].map((attempt) => retryDelay(busy(), attempt, options, 0))).toEqual([200, 400, 800]);
});

test('is the requested one if that is longer, up to the maximum', () => {
  expect(retryDelay(busy(7), 1, options, 0)).toBe(7000);
  expect(retryDelay(busy(21), 1, options, 0)).toBeUndefined();
  expect(retryDelay(busy(), 20, { ...options, retries: 99 }, 1)).toBe(20_000);
});

test('is made only for the allowed retries, and for no other kind of error', () => {
  expect(retryDelay(busy(), 4, options, 0)).toBeUndefined();
  expect(retryDelay(new Error('a mistake'), 1, options, 0)).toBeUndefined();
});

test('is finite and within its bounds for any attempt', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempt, random) => {
        const delay = retryDelay(busy(), attempt, { ...options, retries: 5000 }, random)!;
        expect(delay).toBeGreaterThanOrEqual(200);
        expect(delay).toBeLessThanOrEqual(20_000);
      },
    ),
  );
});
