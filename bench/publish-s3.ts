import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runBenchmark, wholeNumber } from './lib/options.ts';
import { type CommandCost, costOfCommand } from './lib/processes.ts';
import { libraryDirectory } from './lib/project.ts';
import { machine, markdownTable, median } from './lib/report.ts';

const usage = `Usage: node bin/bun.mjs bench/publish-s3.ts [LIBRARY] [options]
  LIBRARY             the starter library by default
  --concurrency 8,32  concurrent requests
  --rounds 3          publications of each kind`;

const stores = {
  's3rver on the disk': join(import.meta.dir, '../test/object-store/s3-server.fixture.ts'),
  'a store that keeps nothing': join(import.meta.dir, 'publish-s3/empty-store.ts'),
};

interface Publication extends CommandCost {
  readonly files: number;
  readonly bytes: number;
}

await runBenchmark(usage, async (words) => {
  const { values, positionals } = parseArgs({
    args: words,
    options: {
      concurrency: { type: 'string', default: '8,32' },
      rounds: { type: 'string', default: '3' },
    },
    allowPositionals: true,
  });
  const concurrencies = values.concurrency.split(',').map((one) => wholeNumber('concurrency', one));
  await bench(libraryDirectory(positionals[0]), concurrencies, wholeNumber('rounds', values.rounds));
});

async function bench(directory: string, concurrencies: readonly number[], rounds: number): Promise<void> {
  const cases = Object.entries(stores).flatMap(([name, script]) =>
    concurrencies.map((concurrency) => ({ name, script, concurrency, runs: [] as Publication[] })),
  );
  for (let round = 0; round < rounds; round++) {
    for (const { script, concurrency, runs } of cases) {
      runs.push(await withStore(script, (endpoint) => publish(directory, endpoint, concurrency)));
    }
  }
  console.log(
    `A whole library, uploaded to an empty store; medians of ${rounds}, and the range of the rate; ${machine()}`,
  );
  console.log(`Load average at the end: ${loadavg()[0]!.toFixed(1)}\n`);
  const head = [
    'store',
    'concurrency',
    'objects',
    'MB',
    's',
    'objects/s',
    'range',
    'CPU ms/object',
    'peak MB',
  ];
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
    (middle(({ peakBytes }) => peakBytes) / 1e6).toFixed(0),
  ];
}

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

async function publish(directory: string, endpoint: string, concurrency: number): Promise<Publication> {
  const options = ['--endpoint', endpoint, '--concurrency', String(concurrency), '--json', '--no-host-files'];
  const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
  const cost = await costOfCommand(['publish', directory, 's3://books/site', ...options], keys);
  const { files, bytes } = JSON.parse(cost.output) as { files: number; bytes: number };
  return { ...cost, files, bytes };
}
