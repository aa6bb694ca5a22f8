import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { openLibrary } from '../../src/library/library.ts';
import { sampleChapters, sampleDocument, sampleRecord } from '../../src/library/sample-edition.fixture.ts';
import { storeFile } from '../../src/library/store.ts';
import { runCommand } from '../end-to-end/command-line.ts';
import { isLong } from '../long-tests.ts';
import { newFolder } from '../new-folder.ts';
import { type ServedCommand, startServe } from '../start-serve.ts';

setDefaultTimeout(300_000);

const chapters = 300;
const deliveries = isLong ? 3 : 1;
const maxWait = 120_000;
const catalogue = '/api/available_translations.json';

async function libraryOf(version: number): Promise<string> {
  const directory = newFolder();
  await update(directory, version);
  return directory;
}

async function update(directory: string, version: number): Promise<void> {
  const library = openLibrary(directory);
  library.update((update) => {
    update.putEdition(
      sampleRecord('BSB', 'translation', String(version)),
      sampleChapters('BSB', version, chapters),
    );
    update.putDocument(catalogue, sampleDocument({ version }));
  });
  await library.close();
}

function run(...command: string[]): void {
  const { exitCode, stderr } = Bun.spawnSync(command);
  expect(exitCode, String(stderr)).toBe(0);
}

class Clients {
  readonly seen = new Set<number>();
  readonly faults: string[] = [];
  answers = 0;
  #isStopped = false;
  readonly #running: Promise<void>[];

  constructor(readonly url: string) {
    this.#running = [0, 1, 2, 3].map((client) => this.#read(client));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#running);
  }

  async #read(client: number): Promise<void> {
    for (let round = client; !this.#isStopped; round += 7) {
      const path = round % 5 ? `/api/BSB/GEN/${(round % chapters) + 1}.json` : catalogue;
      try {
        const response = await fetch(this.url + path, { keepalive: client % 2 === 0 });
        const body = (await response.json()) as { version: number; chapter?: number };
        this.answers++;
        this.seen.add(body.version);
        const isRight = path === catalogue || body.chapter === (round % chapters) + 1;
        if (response.status !== 200 || !isRight) this.faults.push(`${path}: ${response.status}`);
        const tag = response.headers.get('etag')!;
        if (this.#tags.getOrInsert(`${path} ${body.version}`, tag) !== tag)
          this.faults.push(`${path}: ${tag}`);
      } catch (error) {
        this.faults.push(`${path}: ${error}`);
      }
      await Bun.sleep(isLong ? 1 : 8);
    }
  }

  readonly #tags = new Map<string, string>();
}

async function untilServed({ url, printed }: ServedCommand, version: number): Promise<void> {
  const end = performance.now() + maxWait;
  for (let times = 0; times < 20; ) {
    if (performance.now() > end)
      throw new Error(`Version ${version} is not served everywhere:\n${printed()}`);
    const response = await fetch(url + catalogue, { keepalive: false });
    times = ((await response.json()) as { version: number }).version === version ? times + 1 : 0;
    await Bun.sleep(20);
  }
}

const hasRsync = Bun.which('rsync') !== null;

const ways: Record<string, (from: string, to: string, version: number) => unknown> = {
  'the deliver command': async (from, to) => {
    expect(await runCommand('deliver', from, to)).toMatchObject({ exitCode: 0, stderr: '' });
  },
  'cp -r of the folder over the folder': (from, to) => run('cp', '-r', `${from}/.`, to),
  'cp of the file under the name that it had': (from, to) =>
    run('cp', storeFile(from), join(to, 'library.mdb')),
  'mv of the file under the name that it had': (from, to) =>
    renameSync(storeFile(from), join(to, 'library.mdb')),
  'another folder in its place': (from, to) => {
    renameSync(to, `${to}.before`);
    renameSync(from, to);
    rmSync(`${to}.before`, { recursive: true });
  },
  'a build into it': (_, to, version) => update(to, version),
  ...(hasRsync
    ? {
        'rsync -a --delete': (from, to) => run('rsync', '-a', '--delete', `${from}/`, to),
        'rsync -a --inplace': (from, to) => run('rsync', '-a', '--inplace', `${from}/`, to),
      }
    : {}),
};

describe.each([
  ['one process serves', 1],
  ['two processes serve', 2],
])('%s', (_, workers) => {
  let directory: string;
  let served: ServedCommand;
  let clients: Clients;
  let version = 1;
  beforeAll(async () => {
    directory = await libraryOf(version);
    served = await startServe(directory, { more: ['--workers', String(workers)] });
    clients = new Clients(served.url);
  });
  afterAll(async () => {
    await clients.stop();
    served.process.kill('SIGTERM');
    await served.process.exited;
  });

  test.each(Object.entries(ways))('serves the library after %s without a fault', async (name, deliver) => {
    const before = served.printed().split('Another library').length;
    for (let time = 0; time < deliveries; time++) {
      await deliver(await libraryOf(++version), directory, version);
      await untilServed(served, version);
      expect(clients.faults).toEqual([]);
      expect(clients.seen.has(version)).toBe(true);
    }
    const lines = served.printed().split('Another library').length - before;
    if (name === 'a build into it') expect(lines).toBe(0);
    // rsync sets the time of a file after writing it, which may count as another delivery
    else if (name === 'rsync -a --inplace') expect(lines).toBeGreaterThanOrEqual(deliveries);
    else expect(lines).toBe(deliveries);
    expect(readdirSync(directory).filter((file) => file.endsWith('.mdb'))).toHaveLength(1);
    expect((await runCommand('verify', directory)).stdout).toEndWith(' 0 problems\n');
    expect(served.process.exitCode).toBeNull();
  });

  test('no copy that was broken off, until it is complete', async () => {
    const next = await libraryOf(++version);
    const [whole, part] = [storeFile(next), join(directory, 'library.mdb')];
    cpSync(whole, part);
    truncateSync(part, 20_000);
    const lines = served.printed().length;
    await Bun.sleep(1500);
    expect(served.printed().length).toBe(lines);
    await untilServed(served, version - 1);
    run('cp', whole, part);
    await untilServed(served, version);
    expect(clients.faults).toEqual([]);
  });

  test('no library with a page that was overwritten: it is set aside with a line', async () => {
    const next = await libraryOf(99);
    const file = storeFile(next);
    const bytes = new Uint8Array(await Bun.file(file).arrayBuffer());
    bytes.fill(0, 2048, 60_000);
    await Bun.write(join(directory, 'library.mdb'), bytes);
    while (!served.printed().includes('It was moved to')) await Bun.sleep(50);
    expect(served.printed()).toMatch(/The delivered library cannot be served\. .* was overwritten\./);
    await untilServed(served, version);
    expect(readdirSync(directory).some((name) => name.startsWith('damaged-'))).toBe(true);
    expect(existsSync(join(directory, 'library.mdb'))).toBe(false);
    expect(clients.faults).toEqual([]);
    expect(clients.answers).toBeGreaterThan(100);
  });
});

test('follows a symbolic link that changes, and changes back', async () => {
  const releases = newFolder();
  for (const version of [1, 2]) {
    mkdirSync(releases, { recursive: true });
    renameSync(await libraryOf(version), join(releases, String(version)));
  }
  const current = join(releases, 'current');
  const link = (version: number) => {
    symlinkSync(String(version), `${current}.new`);
    renameSync(`${current}.new`, current);
  };
  link(1);
  const served = await startServe(current);
  const clients = new Clients(served.url);
  for (const version of [2, 1, 2]) {
    link(version);
    await untilServed(served, version);
  }
  await clients.stop();
  expect(clients.faults).toEqual([]);
  expect([...clients.seen].sort()).toEqual([1, 2]);
  served.process.kill('SIGTERM');
  expect(await served.process.exited).toBe(0);
});

test('a copy over a library in a folder that the server may not write to does no harm either', async () => {
  const directory = newFolder({});
  const file = join(directory, 'library.mdb');
  run('cp', storeFile(await libraryOf(1)), file);
  chmodSync(directory, 0o555);
  chmodSync(join(directory, '..'), 0o755);
  chmodSync(file, 0o444);
  const served = await startServe(directory, { command: join(import.meta.dir, '../as-nobody.ts') });
  const clients = new Clients(served.url);
  for (const version of [2, 3]) {
    chmodSync(file, 0o644);
    run('cp', storeFile(await libraryOf(version)), file);
    chmodSync(file, 0o444);
    await untilServed(served, version);
  }
  await clients.stop();
  expect(clients.faults).toEqual([]);
  expect(readdirSync(directory)).toEqual(['library.mdb']);
  served.process.kill('SIGTERM');
  expect(await served.process.exited).toBe(0);
});

test('a library that was replaced is not held open', async () => {
  const directory = await libraryOf(1);
  const served = await startServe(directory, { more: ['--workers', '2'] });
  await runCommand('deliver', await libraryOf(2), directory);
  await untilServed(served, 2);
  const pids = [served.process.pid, ...childrenOf(served.process.pid)];
  const held = () =>
    pids.flatMap((pid) => openFiles(pid)).filter((name) => name.includes(basename(directory)));
  while (held().some((name) => name.endsWith('(deleted)'))) await Bun.sleep(50);
  served.process.kill('SIGTERM');
  await served.process.exited;
});

function childrenOf(pid: number): number[] {
  const { stdout } = Bun.spawnSync(['ps', '-o', 'pid=', '--ppid', String(pid)]);
  return String(stdout).split('\n').filter(Boolean).map(Number);
}

function openFiles(pid: number): string[] {
  const { stdout } = Bun.spawnSync(['sh', '-c', `readlink /proc/${pid}/fd/*`]);
  return String(stdout).split('\n');
}
