import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { libraryOfCopies } from './lib/library-of-copies.ts';
import { runBenchmark, wholeNumber } from './lib/options.ts';
import { commandLine } from './lib/project.ts';
import { machine, markdownTable, median, medianPair } from './lib/report.ts';

const usage = `Usage: node bin/bun.mjs bench/publish.ts [LIBRARY...] [options]
  LIBRARY             by default 10 copies of the starter's largest translation
  --rounds 5
  --into FOLDER       a folder on the file system to measure; by default the folder for temporary files`;

await runBenchmark(usage, async (words) => {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '5' }, into: { type: 'string', default: tmpdir() } },
  });
  await bench(positionals, wholeNumber('rounds', values.rounds), values.into);
});

async function bench(given: readonly string[], rounds: number, into: string): Promise<void> {
  const libraries = given.length > 0 ? given : [await libraryOfCopies(10)];
  const rows: string[][] = [];
  for (const library of libraries) {
    const scratch = mkdtempSync(join(into, 'scriptorium-bench-'));
    try {
      rows.push([library.split('/').at(-1)!, ...measure(library, scratch, rounds)]);
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  }
  console.log(`medians of ${rounds} rounds; ${machine()}\n`);
  const times = [
    'publish s',
    'cp -r s',
    'cp -r, sync s',
    'x cp -r, sync',
    'files/s',
    'nothing to do s',
    'zip s',
    'zip MB',
  ];
  console.log(markdownTable(['library', 'files', 'MB', ...times], rows, 1));
}

function measure(library: string, scratch: string, rounds: number): string[] {
  const [site, copy, zip] = ['site', 'copy', 'site.zip'].map((name) => join(scratch, name)) as [
    string,
    string,
    string,
  ];
  const times = { publish: [], copy: [], synced: [], nothing: [], zip: [] } as Record<string, number[]>;
  for (let round = 0; round < rounds; round++) {
    for (const path of [site, copy, zip]) rmSync(path, { recursive: true, force: true });
    sync(scratch);
    const published = secondsOf(process.execPath, commandLine, 'publish', library, site);
    const nothing = secondsOf(process.execPath, commandLine, 'publish', library, site);
    const copied = secondsOf('cp', '-r', site, copy);
    const synced = copied + sync(scratch);
    times.publish!.push(published);
    times.nothing!.push(nothing);
    times.copy!.push(copied);
    times.synced!.push(synced);
    times.zip!.push(secondsOf(process.execPath, commandLine, 'publish', library, zip));
  }
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  const { own, other, ratio } = medianPair(times.publish!, times.synced!);
  const seconds = (name: string) => median(times[name]!).toFixed(2);
  return [
    String(files.length),
    (bytes / 1e6).toFixed(0),
    ...[own.toFixed(2), seconds('copy'), other.toFixed(2), ratio.toFixed(2)],
    (files.length / own).toFixed(0),
    ...['nothing', 'zip'].map(seconds),
    (statSync(zip).size / 1e6).toFixed(0),
  ];
}

function sync(folder: string): number {
  return secondsOf('sync', '-f', folder);
}

function secondsOf(...command: string[]): number {
  const began = performance.now();
  const { success, stderr } = Bun.spawnSync(command, { stdout: 'ignore', stderr: 'pipe' });
  if (!success) throw new Error(`${command.join(' ')}: ${stderr}`);
  return (performance.now() - began) / 1000;
}
