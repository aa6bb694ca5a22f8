// What publishing to an object store takes: `node bin/bun.mjs bench/publish-s3.ts --help`
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isLibrary } from '../src/library/library.ts';
import { machine } from './machine.ts';
import { markdownTable } from './markdown-table.ts';
import { median } from './median.ts';
import { wholeNumber } from './whole-number.ts';

const usage = `Usage: node bin/bun.mjs bench/publish-s3.ts [LIBRARY] [options]
  LIBRARY             the starter library when left out
  --concurrency 8,32  requests at a time
  --rounds 3          publications of each kind`;

const command = join(import.meta.dir, '../src/cli/index.ts');
const stores = {
  's3rver on the disk': join(import.meta.dir, '../test/object-store/s3-server.fixture.ts'),
  'one that keeps nothing': join(import.meta.dir, 'publish-s3-store.ts'),
};

interface Publication {
  readonly files: number;
  readonly bytes: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
}

try {
  const { values, positionals } = parseArgs({
    options: {
      concurrency: { type: 'string', default: '8,32' },
      rounds: { type: 'string', default: '3' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  if (values.help) console.log(usage);
  else {
    const concurrencies = values.concurrency.split(',').map((one) => wholeNumber('concurrency', one));
    await bench(
      positionals[0] ?? '.cache/starter/library',
      concurrencies,
      wholeNumber('rounds', values.rounds),
    );
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function bench(directory: string, concurrencies: readonly number[], rounds: number): Promise<void> {
  if (!isLibrary(directory))
    throw new Error(`There is no library in ${directory}. npm start makes the first.`);
  const cases = Object.entries(stores).flatMap(([name, script]) =>
    concurrencies.map((concurrency) => ({ name, script, concurrency, runs: [] as Publication[] })),
  );
  // In turns, so that what else the machine does meets all of them alike
  for (let round = 0; round < rounds; round++) {
    for (const { script, concurrency, runs } of cases) {
      runs.push(await withStore(script, (endpoint) => publish(directory, endpoint, concurrency)));
    }
  }
  console.log(`A whole library put anew, median of ${rounds} and the range of the rate; ${machine()}`);
  console.log(`Load when it ended: ${loadavg()[0]!.toFixed(1)}\n`);
  const head = ['store', 'at a time', 'objects', 'MB', 's', 'objects/s', 'range', 'CPU ms/object', 'peak MB'];
  const rows = cases.map(({ name, concurrency, runs }) => [name, String(concurrency), ...cells(runs)]);
  console.log(markdownTable(head, rows, 1));
}

function cells(runs: readonly Publication[]): string[] {
  const middle = (of: (run: Publication) => number) => median(runs.map(of));
  const rates = runs.map(({ files, seconds }) => files / seconds);
  return [
    String(middle(({ files }) => files)),
    (middle(({ bytes }) => bytes) / 1e6).toFixed(1),
    middle(({ seconds }) => seconds).toFixed(2),
    median(rates).toFixed(0),
    `${Math.min(...rates).toFixed(0)}–${Math.max(...rates).toFixed(0)}`,
    middle(({ cpuSeconds, files }) => (cpuSeconds * 1000) / files).toFixed(2),
    middle(({ peakMegabytes }) => peakMegabytes).toFixed(0),
  ];
}

/** Starts a new store, and ends it. */
async function withStore<T>(script: string, use: (endpoint: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'publish-s3-'));
  const store = Bun.spawn([process.execPath, script, folder, 'books'], { stdin: 'pipe', stdout: 'pipe' });
  try {
    const { value } = await store.stdout.getReader().read();
    return await use(`http://127.0.0.1:${Number(new TextDecoder().decode(value))}`);
  } finally {
    store.kill();
    await store.exited;
    rmSync(folder, { recursive: true });
  }
}

/** Seconds are those of the whole command, with loading the SDK. */
async function publish(directory: string, endpoint: string, concurrency: number): Promise<Publication> {
  const options = ['--endpoint', endpoint, '--concurrency', String(concurrency), '--json', '--no-host-files'];
  const began = performance.now();
  const child = Bun.spawn([process.execPath, command, 'publish', directory, 's3://books/site', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
  });
  const [output, exitCode] = await Promise.all([child.stdout.text(), child.exited]);
  const seconds = (performance.now() - began) / 1000;
  if (exitCode !== 0) throw new Error('The publication failed.');
  const { files, bytes } = JSON.parse(output) as { files: number; bytes: number };
  const { cpuTime, maxRSS } = child.resourceUsage()!;
  return { files, bytes, seconds, cpuSeconds: Number(cpuTime.total) / 1e6, peakMegabytes: maxRSS / 1e6 };
}
