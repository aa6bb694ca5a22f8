// Compiles translations as a user would (the real command, a fresh library each time) and prints one table.
// Usage: node bin/bun.mjs bench/compile.ts [--rounds N] [folder of one translation...]
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openLibrary } from '../src/library/library.ts';

const commandLine = join(import.meta.dir, '../src/cli/index.ts');
const defaults = ['bsb', 'engwebp'].map((name) =>
  join(import.meta.dir, '../../shared/data/translations', name),
);

interface Round {
  readonly seconds: number;
  readonly peakBytes: number;
}

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '7' } },
  allowPositionals: true,
});
const folders = (positionals.length > 0 ? positionals : defaults).map((folder) => resolve(folder));
const absent = folders.filter((folder) => !existsSync(folder));
if (absent.length > 0) {
  console.error(`Not there: ${absent.join(', ')}`);
  console.error('Name folders with the sources of one translation: bench/compile.ts path/to/translation ...');
  process.exit(1);
}
const rows = [];
for (const folder of folders) rows.push(await measure(folder, Number(values.rounds)));
console.table(rows);

async function measure(folder: string, rounds: number) {
  const scratch = mkdtempSync(join(tmpdir(), 'scriptorium-bench-'));
  try {
    const content = join(scratch, 'content');
    mkdirSync(join(content, 'translations'), { recursive: true });
    symlinkSync(folder, join(content, 'translations', basename(folder)));
    const library = join(scratch, 'library');
    await build(content, library); // the files come into the page cache
    const results: Round[] = [];
    for (let round = 0; round < rounds; round++) results.push(await build(content, library));
    return await describe(folder, library, results);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

async function build(content: string, library: string): Promise<Round> {
  rmSync(library, { recursive: true, force: true });
  const started = performance.now();
  const child = Bun.spawn([process.execPath, commandLine, 'build', content, '--library', library], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // As bin/bun.mjs does it for a build
    env: { ...process.env, BUN_JSC_useFTLJIT: '0' },
  });
  if ((await child.exited) !== 0) throw new Error(`The build of ${content} failed.`);
  return { seconds: (performance.now() - started) / 1000, peakBytes: child.resourceUsage()!.maxRSS };
}

async function describe(folder: string, directory: string, results: readonly Round[]) {
  const library = openLibrary(directory, { readOnly: true });
  const editions = library.editions();
  const documents = library.paths().length;
  await library.close();
  const sourceBytes = sum(readdirSync(folder), (name) => statSync(join(folder, name)).size);
  const diskBytes = sum(readdirSync(directory), (name) => statSync(join(directory, name)).blocks * 512);
  const seconds = results.map((result) => result.seconds).sort((a, b) => a - b);
  const peaks = results.map((result) => result.peakBytes).sort((a, b) => a - b);
  return {
    edition: editions.map(({ id }) => id).join(' '),
    's median': median(seconds).toFixed(2),
    's min': seconds[0]!.toFixed(2),
    's max': seconds.at(-1)!.toFixed(2),
    'peak MB median': megabytes(median(peaks), 0),
    'peak MB max': megabytes(peaks.at(-1)!, 0),
    'source MB': megabytes(sourceBytes),
    'MB/s': megabytes(sourceBytes / median(seconds)),
    documents,
    'bodies MB': megabytes(sum(editions, ({ counts }) => counts.bytes)),
    'disk MB': megabytes(diskBytes),
  };
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}

function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)]!;
}

function megabytes(bytes: number, digits = 1): string {
  return (bytes / 1e6).toFixed(digits);
}
