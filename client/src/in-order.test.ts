import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { inOrder } from './in-order.ts';

setDefaultTimeout(600_000);

const never = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

test('gives results in the order of the tasks, and never runs more than allowed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 6 })),
      fc.integer({ min: 1, max: 6 }),
      async (turns, concurrency) => {
        let running = 0;
        let most = 0;
        const tasks = turns.map((count, index) => async () => {
          most = Math.max(most, ++running);
          for (let turn = 0; turn < count; turn++) await Promise.resolve();
          running--;
          return index;
        });
        expect(await all(inOrder(tasks, concurrency))).toEqual(turns.map((_, index) => index));
        expect(most).toBeLessThanOrEqual(concurrency);
        expect(most).toBe(Math.min(concurrency, turns.length));
      },
    ),
  );
});

test('starts no task too far ahead of the reader', async () => {
  let begun = 0;
  const tasks = Array.from({ length: 10 }, () => async () => ++begun);
  const results = inOrder(tasks, 3);
  expect(begun).toBe(0);
  await results.next();
  expect(begun).toBe(4);
});

describe('the tasks in progress are aborted', () => {
  test('when the reader leaves the loop', async () => {
    const signals: AbortSignal[] = [];
    const task = (signal: AbortSignal) => {
      signals.push(signal);
      return signals.length === 1 ? Promise.resolve(1) : never(signal);
    };
    for await (const _ of inOrder([task, task, task, task], 2)) break;
    expect(signals).toHaveLength(3);
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
  });

  test('when one fails, after the results before it', async () => {
    const signals: AbortSignal[] = [];
    const last = (signal: AbortSignal) => {
      signals.push(signal);
      return never(signal);
    };
    const tasks = [async () => 1, () => Promise.reject(new Error('no such chapter')), last];
    const seen: number[] = [];
    const reading = (async () => {
      for await (const result of inOrder(tasks, 3)) seen.push(result);
    })();
    await expect(reading).rejects.toThrow('no such chapter');
    expect(seen).toEqual([1]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('when the signal is, with its reason', async () => {
    const controller = new AbortController();
    const reading = all(inOrder([never, never], 2, controller.signal));
    controller.abort(new Error('the page was left'));
    await expect(reading).rejects.toThrow('the page was left');
  });
});

test('nothing starts when the signal was aborted before', async () => {
  let begun = 0;
  const reading = all(inOrder([async () => ++begun], 1, AbortSignal.abort(new Error('left'))));
  await expect(reading).rejects.toThrow('left');
  expect(begun).toBe(0);
});

test.each([0, -1, Number.NaN])('a concurrency of %p is 1', async (concurrency) => {
  expect(await all(inOrder([async () => 1, async () => 2], concurrency))).toEqual([1, 2]);
});
