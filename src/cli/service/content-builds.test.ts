import { expect, test } from 'bun:test';
import { coalesced } from './content-builds.ts';

test('calls while the work is done lead to one more run, however many they are', async () => {
  const gates = [1, 2].map(() => Promise.withResolvers<void>());
  let runs = 0;
  const work = coalesced(() => gates[runs++]!.promise);
  const first = work();
  for (let calls = 0; calls < 5; calls++) await work();
  expect(runs).toBe(1);
  for (const gate of gates) gate.resolve();
  await first;
  expect(runs).toBe(2);
});
