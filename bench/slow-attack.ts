import { join } from 'node:path';
import type { SlowMode } from './slow-modes.ts';

/** How many connections slow clients open in a second. */
const rate = 500;

/** How long slow clients take until all have connected. */
export function secondsToConnect(connections: number): number {
  return connections / rate + 1;
}

/**
 * Starts slow clients: slowhttptest where it is installed, else clients of our own that do the same. They run on
 * core 1 behind everything else there, so that they take time from the server and not from who measures it. Returns what ends them.
 */
export function startAttack(mode: SlowMode, url: string, connections: number): () => Promise<void> {
  const slowhttptest = Bun.which('slowhttptest');
  const own = [process.execPath, join(import.meta.dir, 'slow-own-clients.ts'), mode.name, url];
  const words = slowhttptest
    ? [slowhttptest, ...mode.words, '-c', `${connections}`, '-r', `${rate}`, '-l', '3600', '-u', url]
    : [...own, String(connections), String(rate)];
  const unlimited = ['sh', '-c', 'ulimit -n $(ulimit -Hn); exec "$@"', 'sh'];
  const child = Bun.spawn([...unlimited, 'nice', '-n', '19', 'taskset', '-c', '1', ...words], {
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  return async () => {
    child.kill('SIGKILL');
    await child.exited;
  };
}
