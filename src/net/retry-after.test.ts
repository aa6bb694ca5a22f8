import { expect, test } from 'bun:test';
import { parseRetryAfter } from './retry-after.ts';

const now = Date.UTC(2026, 0, 1, 12, 0, 0);

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Thu, 01 Jan 2026 12:00:30 GMT', 30_000],
  ['Thursday, 01-Jan-26 12:00:30 GMT', 30_000],
  ['Thu, 01 Jan 2026 11:00:00 GMT', 0],
])('%p is %d milliseconds', (field, milliseconds) => expect(parseRetryAfter(field, now)).toBe(milliseconds));

test.each([
  null,
  '',
  '-1',
  '-5 s',
  '1.5',
  '1e3',
  'soon',
  '99999999999999999999',
  '2026-01-01',
  'Thu, 99 Foo 2026',
])('ignores %p', (field) => expect(parseRetryAfter(field, now)).toBeUndefined());
