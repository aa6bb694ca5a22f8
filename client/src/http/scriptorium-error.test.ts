import { expect, test } from 'bun:test';
import { retryAfterSeconds } from './scriptorium-error.ts';

const now = Date.UTC(2026, 0, 1, 12, 0, 0);

test.each([
  ['120', 120],
  [' 0 ', 0],
  ['Thu, 01 Jan 2026 12:00:30 GMT', 30],
  ['Thursday, 01-Jan-26 12:00:30 GMT', 30],
  ['Thu, 01 Jan 2026 11:00:00 GMT', 0],
])('%p is %d seconds', (field, seconds) => expect(retryAfterSeconds(field, now)).toBe(seconds));

test.each([null, '', '-1', '1.5', '1e3', 'soon', '99999999999999999999', '2026-01-01', 'Thu, 99 Foo 2026'])(
  '%p says nothing',
  (field) => expect(retryAfterSeconds(field, now)).toBeUndefined(),
);
