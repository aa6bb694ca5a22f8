import { join } from 'node:path';
import { withAllDescriptors } from '../lib/processes.ts';

export interface SlowMode {
  readonly name: 'slow headers' | 'slow body' | 'slow read' | 'range';
  readonly asksDownload: boolean;
  readonly words: readonly string[];
}

/** The four modes of slowhttptest, each as hostile as possible within a minute. */
export const slowModes: readonly SlowMode[] = [
  { name: 'slow headers', asksDownload: false, words: ['-H', '-i', '1', '-x', '24'] },
  { name: 'slow body', asksDownload: false, words: ['-B', '-i', '1', '-s', '8192', '-x', '10'] },
  {
    name: 'slow read',
    asksDownload: true,
    words: ['-X', '-n', '1', '-z', '32', '-w', '10', '-y', '512', '-k', '3'],
  },
  { name: 'range', asksDownload: true, words: ['-R', '-a', '1', '-b', '3000'] },
];

const rate = 500;

export function secondsToConnect(connections: number): number {
  return connections / rate + 1;
}

/**
 * Starts slow clients: slowhttptest if installed, otherwise equivalent clients of our own. They run on core 1
 * at the lowest priority: they cost the server time, but not the measuring client. Returns a function that
 * stops them.
 */
export function startAttack(mode: SlowMode, url: string, connections: number): () => Promise<void> {
  const slowhttptest = Bun.which('slowhttptest');
  const own = [process.execPath, join(import.meta.dir, 'own-clients.ts'), mode.name, url];
  const words = slowhttptest
    ? [slowhttptest, ...mode.words, '-c', `${connections}`, '-r', `${rate}`, '-l', '3600', '-u', url]
    : [...own, String(connections), String(rate)];
  const child = Bun.spawn(withAllDescriptors('nice', '-n', '19', 'taskset', '-c', '1', ...words), {
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  return async () => {
    child.kill('SIGKILL');
    await child.exited;
  };
}
