import { join } from 'node:path';

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
  const own = [process.execPath, join(import.meta.dir, 'own-clients.ts'), mode.name, url];
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

/** What a slow client does, and how slowhttptest is told to do it. */
export interface SlowMode {
  readonly name: 'slow head' | 'slow body' | 'slow read' | 'range';
  /** Whether the clients ask for the longest document there is, not for a chapter. */
  readonly asksDownload: boolean;
  readonly words: readonly string[];
}

/** The four modes of slowhttptest, each as hostile as it goes within a minute. */
export const slowModes: readonly SlowMode[] = [
  { name: 'slow head', asksDownload: false, words: ['-H', '-i', '1', '-x', '24'] },
  { name: 'slow body', asksDownload: false, words: ['-B', '-i', '1', '-s', '8192', '-x', '10'] },
  {
    name: 'slow read',
    asksDownload: true,
    words: ['-X', '-n', '1', '-z', '32', '-w', '10', '-y', '512', '-k', '3'],
  },
  { name: 'range', asksDownload: true, words: ['-R', '-a', '1', '-b', '3000'] },
];
