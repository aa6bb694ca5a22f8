import { expect, test } from 'bun:test';
import { forEachInFlight } from './for-each-in-flight.ts';

test('every item is processed once, in order, within the limit of concurrency', async () => {
  const begun: number[] = [];
  let [underWay, most] = [0, 0];
  const items = Array.from({ length: 20 }, (_, at) => at);
  await forEachInFlight(items, 3, async (item) => {
    begun.push(item);
    most = Math.max(most, ++underWay);
    await Bun.sleep(item % 3);
    underWay--;
  });
  expect(begun).toEqual(items);
  expect(most).toBe(3);
});

test('an error is thrown when nothing is under way any more, and nothing begins after it', async () => {
  let [begun, ended] = [0, 0];
  const run = forEachInFlight([1, 2, 3, 4, 5, 6], 2, async (item) => {
    begun++;
    if (item === 2) throw new Error('of the second');
    await Bun.sleep(5);
    ended++;
  });
  expect(await run.catch((error: Error) => error.message)).toBe('of the second');
  expect([begun, ended]).toEqual([2, 1]);
});

test('nothing more begins once it is over', async () => {
  const taken: number[] = [];
  await forEachInFlight(
    [1, 2, 3, 4],
    1,
    async (item) => void taken.push(item),
    () => taken.length === 2,
  );
  expect(taken).toEqual([1, 2]);
});
