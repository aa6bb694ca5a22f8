import { afterEach, beforeEach, expect, test } from 'bun:test';
import { buildMemory } from './build-limits.ts';
import type { WorkerTasks } from './worker-messages.ts';
import { type CompileWorker, WorkerLimitError, WorkerPool } from './worker-pool.ts';

const unlimited = { memory: Number.POSITIVE_INFINITY, seconds: 3600, secondsPerMegabyte: 0 };

const enoughForTwo = 1_000_000;

let pool: WorkerPool;

beforeEach(() => {
  pool = poolWithin({});
});

afterEach(() => pool.stop());

function poolWithin(limits: Partial<typeof unlimited>): WorkerPool {
  const script = new URL('./greedy-worker.fixture.ts', import.meta.url);
  return new WorkerPool({ script, size: 2, limits: { ...unlimited, ...limits } });
}

async function read(file: string): Promise<string> {
  const request = { file, bytes: new Uint8Array(1) } as WorkerTasks['read']['request'];
  return (await pool.run('read', request)) as unknown as string;
}

async function faultOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

test('a task that exceeds the memory limit is ended, and the next one runs', async () => {
  pool = poolWithin({ memory: buildMemory() + 300_000_000 });
  const fault = await faultOf(read('takes-memory.usfm'));
  expect(fault).toBeInstanceOf(WorkerLimitError);
  expect((fault as Error).message).toMatch(/^takes-memory\.usfm took more than \d+ MB of memory/);
  expect(await read('GEN.usfm')).toBe('GEN.usfm');
});

test('a task that never ends is ended, and the next one runs', async () => {
  pool = poolWithin({ seconds: 0.2 });
  const fault = await faultOf(read('takes-forever.usfm'));
  expect(fault).toBeInstanceOf(WorkerLimitError);
  expect((fault as Error).message).toMatch(/^takes-forever\.usfm took more than \d+ s/);
  pool = poolWithin({});
  expect(await read('GEN.usfm')).toBe('GEN.usfm');
});

test('a second worker starts when all work so far is worth it', async () => {
  const workersOf = async (files: readonly string[]) => {
    const used = new Set<CompileWorker>();
    await pool.share(files, async (file, worker) => {
      used.add(worker);
      await worker.run('read', { file, bytes: new Uint8Array(1) } as WorkerTasks['read']['request']);
    });
    return used.size;
  };
  const files = ['GEN.usfm', 'EXO.usfm', 'LEV.usfm', 'NUM.usfm'];
  pool.start(enoughForTwo / 5);
  expect(await workersOf(files)).toBe(1);
  pool.start(enoughForTwo / 5);
  expect(await workersOf(files)).toBe(2);
});

test('shared work ends with the first task that exceeds a limit', async () => {
  pool = poolWithin({ seconds: 0.2 });
  const files = ['takes-forever.usfm', 'takes-forever.usfm', 'GEN.usfm'];
  const begun: string[] = [];
  pool.start(enoughForTwo);
  const shared = pool.share(files, async (file, worker) => {
    begun.push(file);
    await worker.run('read', { file, bytes: new Uint8Array(1) } as WorkerTasks['read']['request']);
  });
  expect(await faultOf(shared)).toBeInstanceOf(WorkerLimitError);
  expect(begun).toEqual(['takes-forever.usfm', 'takes-forever.usfm']);
});
