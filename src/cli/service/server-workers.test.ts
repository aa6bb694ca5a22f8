import { expect, test } from 'bun:test';
import { RestartDelay } from './server-workers.ts';

test('a process that keeps ending immediately waits longer, up to ten seconds', () => {
  const delay = new RestartDelay();
  const delays = Array.from({ length: 9 }, () => delay.after(10));
  expect(delays).toEqual([100, 200, 400, 800, 1600, 3200, 6400, 10_000, 10_000]);
});

test('one that lived for long is started again soon', () => {
  const delay = new RestartDelay();
  for (let n = 0; n < 5; n++) delay.after(10);
  expect(delay.after(3_600_000)).toBe(100);
  expect(delay.after(10)).toBe(200);
});
