import { afterEach, expect, test } from 'bun:test';
import { join } from 'node:path';
import { newFolder } from '../../../test/new-folder.ts';
import { FileWriters } from './file-writers.ts';

const RealWorker = globalThis.Worker;
afterEach(() => {
  globalThis.Worker = RealWorker;
});

const folder = newFolder();
const bodies = { gzip: Bun.gzipSync(new TextEncoder().encode('{}')) };
const task = (at: number) => ({
  file: join(folder, `${at}.json`),
  seconds: 1e9,
  bodies,
  siblings: new Set<never>(),
});

class DyingWorker {
  onerror: (event: { message: string }) => void = () => {};
  postMessage(): void {
    setImmediate(() => this.onerror({ message: 'no memory' }));
  }
  terminate(): void {}
}

test('many files are written, those by threads too', async () => {
  const writers = new FileWriters();
  const sizes = await Promise.all(Array.from({ length: 700 }, (_, at) => writers.write(task(at))));
  writers.stop();
  expect(sizes.filter((bytes) => bytes === 2)).toHaveLength(700);
  expect(await Bun.file(join(folder, '699.json')).text()).toBe('{}');
});

test('when all threads have died, what waits for one fails too', async () => {
  globalThis.Worker = DyingWorker as unknown as typeof Worker;
  const writers = new FileWriters();
  const written = await Promise.allSettled(Array.from({ length: 1000 }, (_, at) => writers.write(task(at))));
  const failed = written.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(failed).toHaveLength(700);
  expect(String(failed.at(-1)!.reason)).toContain('A writing thread died: no memory');
});
