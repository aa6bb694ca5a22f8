import { expect, test } from 'bun:test';
import { EventLoopLag } from './event-loop-lag.ts';

test('reports for how long the event loop was blocked', async () => {
  const lag = new EventLoopLag();
  Bun.sleepSync(300);
  await Bun.sleep(60);
  lag.stop();
  expect(lag.maxSeconds).toBeGreaterThan(0.2);
});
