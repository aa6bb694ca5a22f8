import { expect, test } from 'bun:test';
import { clockTime } from './player-controls.tsx';

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [750, '12:30'],
  [3723, '1:02:03'],
  [-1, '0:00'],
])('%d seconds are %s', (seconds, shown) => {
  expect(clockTime(seconds)).toBe(shown);
});
