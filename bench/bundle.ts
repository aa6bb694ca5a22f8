// Bundles editions as a user would (the real command, a new process each time) and prints one table.
// Usage: node bin/bun.mjs bench/bundle.ts [--rounds N] LIBRARY ID... [LIBRARY ID...]
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BundleFormat, bundleFormats } from '../src/export/write-bundle.ts';
import { isLibrary } from '../src/library/library.ts';
import { machine } from './machine.ts';
import { markdownTable } from './markdown-table.ts';
import { median } from './median.ts';

const commandLine = join(import.meta.dir, '../src/cli/index.ts');

interface Round {
  readonly seconds: number;
  /** Of all threads: what the machine does beside makes it no longer. */
  readonly cpuSeconds: number;
  readonly peakBytes: number;
  readonly bytes: number;
}

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '7' } },
  allowPositionals: true,
});
const head = ['edition', 'format', 's median', 's min', 's max', 'cpu s', 'peak MB', 'MB'];
const rows: string[][] = [];
for (const [library, id] of editions(positionals)) {
  for (const format of bundleFormats) rows.push(await measure(library, id, format, Number(values.rounds)));
}
console.log(machine());
console.log(markdownTable(head, rows, 2));

function editions(words: readonly string[]): [library: string, id: string][] {
  const named: [string, string][] = [];
  let library: string | undefined;
  for (const word of words) {
    if (existsSync(word) && isLibrary(word)) library = word;
    else if (library !== undefined) named.push([library, word]);
    else break;
  }
  if (named.length > 0) return named;
  console.error('Name a library and the ids of some of its editions.');
  process.exit(1);
}

async function measure(library: string, id: string, format: BundleFormat, rounds: number): Promise<string[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'scriptorium-bench-'));
  try {
    const file = join(scratch, `${id}.${format}`);
    await bundle(library, id, file); // the library comes into the page cache
    const results: Round[] = [];
    for (let round = 0; round < rounds; round++) results.push(await bundle(library, id, file));
    const seconds = results.map((result) => result.seconds);
    const megabytes = (of: (round: Round) => number) => (median(results.map(of)) / 1e6).toFixed(1);
    return [
      id,
      format,
      ...[median(seconds), Math.min(...seconds), Math.max(...seconds)].map((value) => value.toFixed(2)),
      median(results.map(({ cpuSeconds }) => cpuSeconds)).toFixed(2),
      megabytes(({ peakBytes }) => peakBytes),
      megabytes(({ bytes }) => bytes),
    ];
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

async function bundle(library: string, id: string, file: string): Promise<Round> {
  const started = performance.now();
  const command = [process.execPath, commandLine, 'bundle', library, id, '--out', file];
  const child = Bun.spawn(command, { stdio: ['ignore', 'ignore', 'inherit'] });
  if ((await child.exited) !== 0) throw new Error(`The bundle of ${id} failed.`);
  const { maxRSS, cpuTime } = child.resourceUsage()!;
  return {
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: Number(cpuTime.total) / 1e6,
    peakBytes: maxRSS,
    bytes: statSync(file).size,
  };
}
