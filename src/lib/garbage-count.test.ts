import { expect, spyOn, test } from 'bun:test';
import { GarbageCount } from './garbage-count.ts';

test('the collector runs each time when the bytes have reached the maximum', () => {
  const collect = spyOn(Bun, 'gc').mockImplementation(() => 0);
  try {
    const garbage = new GarbageCount(100);
    const runs = [99, 0, 1, 99, 250, 50, 50].map((bytes) => {
      garbage.add(bytes);
      return collect.mock.calls.length;
    });
    expect(runs).toEqual([0, 0, 1, 1, 2, 2, 3]);
  } finally {
    collect.mockRestore();
  }
});
