import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleFormats } from '../src/export/write-bundle.ts';
import { isLibrary } from '../src/library/library.ts';
import { scratchFolder } from '../test/scratch-folder.ts';
import { runBenchmark, wholeNumber } from './lib/options.ts';
import { type CommandCost, costOfCommand } from './lib/processes.ts';
import { machine, markdownTable, median } from './lib/report.ts';

const usage = `Usage: node bin/bun.mjs bench/bundle.ts [--rounds 7] LIBRARY ID... [LIBRARY ID...]
  --formats epub,docx  formats of bundles and exports; by default all formats of bundles
  Bundles or exports editions of libraries as a user would, with a new process each time.`;

await runBenchmark(usage, async (words) => {
  const { values, positionals } = parseArgs({
    args: words,
    options: {
      rounds: { type: 'string', default: '7' },
      formats: { type: 'string', default: bundleFormats.join() },
    },
    allowPositionals: true,
  });
  const rounds = wholeNumber('rounds', values.rounds);
  const rows: string[][] = [];
  for (const [library, id] of editions(positionals)) {
    for (const format of values.formats.split(',')) rows.push(await measure(library, id, format, rounds));
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

interface Written extends CommandCost {
  readonly bytes: number;
}

async function measure(library: string, id: string, format: string, rounds: number): Promise<string[]> {
  const scratch = scratchFolder();
  const results: Written[] = [];
  for (let round = 0; round <= rounds; round++) {
    const out = join(scratch, `${round}-${id}.${format}`);
    results.push(await write([library, id, '--format', format, '--out', out], out));
  }
  results.shift();
  const seconds = results.map((result) => result.seconds);
  const megabytes = (of: (round: Written) => number) => (median(results.map(of)) / 1e6).toFixed(1);
  return [
    id,
    format,
    ...[median(seconds), Math.min(...seconds), Math.max(...seconds)].map((value) => value.toFixed(2)),
    median(results.map(({ cpuSeconds }) => cpuSeconds)).toFixed(2),
    megabytes(({ peakBytes }) => peakBytes),
    megabytes(({ bytes }) => bytes),
  ];
}

async function write(words: readonly string[], out: string): Promise<Written> {
  const command = bundleFormats.some((format) => words.includes(format)) ? 'bundle' : 'export';
  return { ...(await costOfCommand([command, ...words])), bytes: sizeOf(out) };
}

function sizeOf(path: string): number {
  const stat = lstatSync(path);
  if (!stat.isDirectory()) return stat.size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}
