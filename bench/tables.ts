import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runBenchmark } from './lib/options.ts';
import { project } from './lib/project.ts';
import { markdownTable } from './lib/report.ts';
import { isStale, tablesOf, withConfirmed, withPrinted } from './lib/stamped-tables.ts';
import type { TableStamp } from './lib/table-stamp.ts';

const usage = `Usage: node bin/bun.mjs bench/tables.ts [options]
  (none)                 list the tables, and which are stale: files on which they depend have changed
  --measure NAME...      run these benchmarks as their tables say, and replace the tables
  --insert FILE...       replace tables by those that benchmarks have printed into these files
  --confirm NAME...      state that the changes since do not affect the figures of these benchmarks
NAME is that of a benchmark (serve, scale, ...), or all.`;

const pages = ['docs/benchmarks.md', 'docs/scaling.md'].map((page) => join(project, page));

await runBenchmark(usage, async (words) => {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { measure: { type: 'boolean' }, insert: { type: 'boolean' }, confirm: { type: 'boolean' } },
  });
  if (values.insert) for (const file of positionals) insert(readFileSync(file, 'utf8'));
  else if (values.confirm) confirm(positionals);
  else if (values.measure) await measure(positionals);
  list();
});

function stamps(): TableStamp[] {
  return pages.flatMap((page) => tablesOf(readFileSync(page, 'utf8')).flatMap(({ stamp }) => stamp ?? []));
}

function chosen(names: readonly string[]): string[] {
  const known = [...new Set(stamps().map(({ bench }) => bench))];
  const unknown = names.find((name) => name !== 'all' && !known.includes(name));
  if (unknown !== undefined || names.length === 0)
    throw new Error(`Give names of benchmarks, or all: ${known.join(', ')}.`);
  return names.includes('all') ? known : [...names];
}

function confirm(names: readonly string[]): void {
  const benches = chosen(names);
  for (const page of pages) writeFileSync(page, withConfirmed(readFileSync(page, 'utf8'), benches));
}

async function measure(names: readonly string[]): Promise<void> {
  const benches = chosen(names);
  const commands = stamps().filter(({ bench }) => benches.includes(bench));
  for (const command of new Set(commands.map(({ bench, words }) => `bench/${bench}.ts ${words}`.trim()))) {
    console.error(`Running ${command}`);
    const child = Bun.spawn([process.execPath, ...command.split(' ')], {
      cwd: project,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const output = await child.stdout.text();
    // A benchmark also exits with 1 if its figures miss a limit
    if ((await child.exited) !== 0 && !tablesOf(output).some(({ stamp }) => stamp))
      throw new Error(`${command} failed:\n${output}`);
    insert(output);
  }
}

function insert(output: string): void {
  const changed = pages.flatMap((page) => {
    const text = withPrinted(readFileSync(page, 'utf8'), output);
    return text === undefined ? [] : [{ page, text }];
  });
  if (changed.length === 0) throw new Error('No table of the pages was printed by this benchmark.');
  for (const { page, text } of changed) writeFileSync(page, text);
}

function list(): void {
  const rows = stamps().map((stamp) => {
    const { bench, words, commit, confirmed = '' } = stamp;
    return [`bench/${bench}.ts ${words}`.trim(), commit, confirmed, isStale(stamp) ? 'stale' : 'current'];
  });
  console.log(markdownTable(['table', 'measured', 'confirmed', 'state'], rows, 4));
}
