import { describe, expect, test } from 'bun:test';
import { backOff, retry, spreadOut } from './retry.ts';

function failing(times: number) {
  let calls = 0;
  return async () => {
    calls++;
    if (calls <= times) throw new Error(`failure ${calls}`);
    return calls;
  };
}

describe('retry', () => {
  test('calls again until an attempt succeeds, and counts the failures from 1', async () => {
    const seen: string[] = [];
    const calls = await retry(failing(3), (error, failures) => {
      seen.push(`${failures}: ${(error as Error).message}`);
      return 0;
    });
    expect([calls, seen]).toEqual([4, ['1: failure 1', '2: failure 2', '3: failure 3']]);
  });

  test('throws the last error when there is no delay to wait', async () => {
    const giveUpAfterTwo = (_: unknown, failures: number) => (failures < 2 ? 0 : undefined);
    await expect(retry(failing(9), giveUpAfterTwo)).rejects.toThrow('failure 2');
  });
});

test('delays grow by the factor up to the maximum', () => {
  const delays = [1, 2, 3, 4, 99].map((failures) => backOff(failures, { first: 100, factor: 3, max: 2000 }));
  expect(delays).toEqual([100, 300, 900, 2000, 2000]);
});

test('spread out, a delay is between half of it and all of it', () => {
  const delays = Array.from({ length: 1000 }, () => spreadOut(100));
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(50);
  expect(Math.max(...delays)).toBeLessThanOrEqual(100);
  expect(new Set(delays).size).toBeGreaterThan(900);
});
