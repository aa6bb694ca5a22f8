import { expect, test } from 'bun:test';
import { defaultThreads, threadsBesideServer } from './build-limits.ts';

const gigabyte = 1e9;

test.each([
  ['one thread per core', 8 * gigabyte, 8, 8],
  ['one thread on one core', 8 * gigabyte, 1, 1],
  ['fewer threads than cores if memory is short', 0.4 * gigabyte, 64, 3],
  ['one thread in very little memory', 0.05 * gigabyte, 4, 1],
])('a build uses %s', (_, memory, cores, threads) => {
  expect(defaultThreads({ memory }, cores)).toBe(threads);
});

test('a build next to a server leaves it one core, and has at least one thread', () => {
  expect(threadsBesideServer(2)).toBe(1);
  expect(threadsBesideServer(1)).toBe(1);
  expect(threadsBesideServer(4)).toBe(3);
});
