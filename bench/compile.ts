/** Builds and checks content with the real commands, with a new library each time. */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { buildEnvironment } from '../src/cli/service/content-builds.ts';
import { type Library, openLibrary } from '../src/library/library.ts';
import { scratchFolder } from '../test/scratch-folder.ts';
import { writeSharedContent } from '../test/shared-content.ts';
import { sharedData } from '../test/shared-data.ts';
import { runBenchmark, wholeNumber } from './lib/options.ts';
import { type CommandCost, costOfCommand } from './lib/processes.ts';
import { machine, markdownTable, median } from './lib/report.ts';

interface Content {
  readonly name: string;
  readonly write: (content: string) => void;
}

const usage = `Usage: node bin/bun.mjs bench/compile.ts [FOLDER...] [options]
  --rounds 7   builds and checks of each folder, whose medians are printed
  --pair 1     instead, builds in pairs: with so many threads, and with the default; prints the ratios of the
               default to it. Ratios of pairs say more than times on a machine that does other work too

FOLDER holds the sources of one translation, or is a content folder.`;

await runBenchmark(usage, async (words) => {
  const { values, positionals } = parseArgs({
    args: words,
    options: { rounds: { type: 'string', default: '7' }, pair: { type: 'string' } },
    allowPositionals: true,
  });
  const rounds = wholeNumber('rounds', values.rounds);
  const threads = values.pair === undefined ? undefined : wholeNumber('pair', values.pair);
  const rows = [];
  for (const content of positionals.length > 0 ? positionals.map(named) : defaults()) {
    rows.push(
      await inScratch(content, (...folders: [string, string]) =>
        threads === undefined
          ? measure(content.name, folders, rounds)
          : measurePairs(content.name, folders, rounds, threads),
      ),
    );
  }
  console.log(`medians of ${rounds} rounds; ${machine()}\n`);
  const cells = rows.map((row) => Object.values(row).map(String));
  console.log(markdownTable(Object.keys(rows[0]!), cells, 1));
});

function named(folder: string): Content {
  const path = resolve(folder);
  if (!existsSync(path)) {
    throw new Error(
      `${folder} does not exist. Give folders with the sources of one translation, or content folders.`,
    );
  }
  const rooms = ['translations', 'commentaries', 'datasets'].filter((room) => existsSync(join(path, room)));
  if (rooms.length === 0) return translation(path);
  const link = (content: string) => rooms.map((room) => symlinkSync(join(path, room), join(content, room)));
  return { name: basename(path), write: link };
}

function translation(path: string): Content {
  const write = (content: string) => {
    mkdirSync(join(content, 'translations'));
    symlinkSync(path, join(content, 'translations', basename(path)));
  };
  return { name: basename(path), write };
}

function defaults(): Content[] {
  if (!sharedData) {
    throw new Error('There is no ../shared/data. Give a folder with the sources of a translation.');
  }
  const translations = join(sharedData, 'translations');
  const all = (content: string) => writeSharedContent(content, readdirSync(translations));
  return [
    ...['bsb', 'engwebp'].map((name) => translation(join(translations, name))),
    { name: 'all of ../shared/data', write: all },
  ];
}

type Row = Readonly<Record<string, string | number>>;

async function inScratch(
  { write }: Content,
  use: (content: string, library: string) => Promise<Row>,
): Promise<Row> {
  const scratch = scratchFolder();
  const content = join(scratch, 'content');
  mkdirSync(content);
  write(content);
  const library = join(scratch, 'library');
  await build(content, library);
  return use(content, library);
}

async function measure(name: string, [content, library]: readonly [string, string], rounds: number) {
  const results: CommandCost[] = [];
  const checks: CommandCost[] = [];
  for (let round = 0; round < rounds; round++) {
    results.push(await build(content, library));
    checks.push(await run(['check', content]));
  }
  return { ...(await describe(name, content, library, results)), ...describeChecks(results, checks) };
}

async function measurePairs(
  name: string,
  [content, library]: readonly [string, string],
  rounds: number,
  threads: number,
) {
  const pairs: { readonly few: CommandCost; readonly usual: CommandCost }[] = [];
  for (let round = 0; round < rounds; round++) {
    const few = () => build(content, library, ['--threads', String(threads)]);
    // The order alternates, because the second build may find a faster machine
    if (round % 2 === 0) pairs.push({ few: await few(), usual: await build(content, library) });
    else {
      const usual = await build(content, library);
      pairs.push({ few: await few(), usual });
    }
  }
  const ratio = (of: (round: CommandCost) => number) => {
    const ratios = pairs.map(({ few, usual }) => of(usual) / of(few)).sort((a, b) => a - b);
    return `${median(ratios).toFixed(2)} (${ratios[0]!.toFixed(2)} to ${ratios.at(-1)!.toFixed(2)})`;
  };
  const peaks = (of: 'few' | 'usual') => pairs.map((pair) => pair[of].peakBytes);
  return {
    content: name,
    pairs: rounds,
    's, default': median(pairs.map(({ usual }) => usual.seconds)).toFixed(2),
    [`s, default / ${threads} thread`]: ratio(({ seconds }) => seconds),
    'CPU s, ratio': ratio(({ cpuSeconds }) => cpuSeconds),
    'peak MB median': megabytes(median(peaks('usual')), 0),
    'peak MB max': megabytes(Math.max(...peaks('usual')), 0),
    [`peak MB median, ${threads} thread`]: megabytes(median(peaks('few')), 0),
  };
}

function build(content: string, library: string, options: readonly string[] = []): Promise<CommandCost> {
  rmSync(library, { recursive: true, force: true });
  return run(['build', content, '--library', library, ...options]);
}

function run(words: readonly string[]): Promise<CommandCost> {
  return costOfCommand(words, buildEnvironment);
}

async function describe(name: string, content: string, directory: string, results: readonly CommandCost[]) {
  const library = openLibrary(directory, { readOnly: true });
  const documents = library.paths().length;
  const gzipSeconds = gzipCpuSeconds(library);
  await library.close();
  const files = [...new Bun.Glob('**/*').scanSync({ cwd: content, followSymlinks: true })];
  const sourceBytes = sum(files, (file) => statSync(join(content, file)).size);
  const diskBytes = sum(readdirSync(directory), (name) => statSync(join(directory, name)).blocks * 512);
  const seconds = results.map((result) => result.seconds);
  const cpuSeconds = median(results.map((result) => result.cpuSeconds));
  const peaks = results.map((result) => result.peakBytes);
  return {
    content: name,
    's median': median(seconds).toFixed(2),
    'CPU s': cpuSeconds.toFixed(2),
    'x gzip': (cpuSeconds / gzipSeconds).toFixed(1),
    'peak MB': megabytes(median(peaks), 0),
    'source MB': megabytes(sourceBytes),
    documents,
    'disk MB': megabytes(diskBytes),
  };
}

function describeChecks(builds: readonly CommandCost[], checks: readonly CommandCost[]) {
  const cpuSeconds = (rounds: readonly CommandCost[]) => median(rounds.map((round) => round.cpuSeconds));
  return {
    'check CPU s': cpuSeconds(checks).toFixed(2),
    'x build': (cpuSeconds(checks) / cpuSeconds(builds)).toFixed(2),
    'check peak MB': megabytes(median(checks.map(({ peakBytes }) => peakBytes)), 0),
  };
}

/** Lower bound: compressing the same documents with the system's gzip (zlib, level 6). */
function gzipCpuSeconds(library: Library): number {
  const bodies = library.paths().map((path) => Bun.gunzipSync(library.peek(path)!.body));
  const rounds = [0, 1, 2].map(() => {
    const before = process.cpuUsage();
    for (const body of bodies) gzipSync(body, { level: 6 });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  });
  return median(rounds);
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}

function megabytes(bytes: number, digits = 1): string {
  return (bytes / 1e6).toFixed(digits);
}
