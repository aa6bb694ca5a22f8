import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BundleFormat, bundleFormats } from '../src/export/write-bundle.ts';
import { isLibrary } from '../src/library/library.ts';
import { runBenchmark, wholeNumber } from './lib/options.ts';
import { commandLine } from './lib/project.ts';
import { machine, markdownTable, median } from './lib/report.ts';

const usage = `Usage: node bin/bun.mjs bench/bundle.ts [--rounds 7] LIBRARY ID... [LIBRARY ID...]
  Bundles editions of libraries as a user would, with a new process each time.`;

await runBenchmark(usage, async (words) => {
  const { values, positionals } = parseArgs({
    args: words,
    options: { rounds: { type: 'string', default: '7' } },
    allowPositionals: true,
  });
  const rounds = wholeNumber('rounds', values.rounds);
  const rows: string[][] = [];
  for (const [library, id] of editions(positionals)) {
    for (const format of bundleFormats) rows.push(await measure(library, id, format, rounds));
  }
  const head = ['edition', 'format', 's median', 's min', 's max', 'cpu s', 'peak MB', 'MB'];
  console.log(machine());
  console.log(markdownTable(head, rows, 2));
});

function editions(words: readonly string[]): [library: string, id: string][] {
  const named: [string, string][] = [];
  let library: string | undefined;
  for (const word of words) {
    if (existsSync(word) && isLibrary(word)) library = word;
    else if (library !== undefined) named.push([library, word]);
    else break;
  }
  if (named.length > 0) return named;
  throw new Error('Name a library and the ids of some of its editions.');
}

interface Round {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakBytes: number;
  readonly bytes: number;
}

async function measure(library: string, id: string, format: BundleFormat, rounds: number): Promise<string[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'scriptorium-bench-'));
  try {
    const file = join(scratch, `${id}.${format}`);
    await bundle(library, id, file);
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
