import { parseArgs } from 'node:util';
import { addToGroup } from '../src/lib/group-by.ts';
import { openLibrary } from '../src/library/library.ts';
import { scratchFolder } from '../test/scratch-folder.ts';
import { libraryOfCopies } from './lib/library-of-copies.ts';
import { runBenchmark, wholeNumber } from './lib/options.ts';
import { machine, markdownTable, median } from './lib/report.ts';
import { startServer } from './lib/started-server.ts';
import { prepareWrk, type WrkResult } from './lib/wrk.ts';

const usage = `Usage: node bin/bun.mjs bench/passage.ts [options]
  --seconds 3       length of one run
  --rounds 5        runs of each, whose median is printed
  --connections 16`;

const editions = ['KJV001', 'KJV002', 'KJV003'];

await runBenchmark(usage, async (words) => {
  const { values } = parseArgs({
    args: words,
    options: {
      seconds: { type: 'string', default: '3' },
      rounds: { type: 'string', default: '5' },
      connections: { type: 'string', default: '16' },
    },
  });
  const options = {
    seconds: wholeNumber('seconds', values.seconds),
    rounds: wholeNumber('rounds', values.rounds),
    connections: wholeNumber('connections', values.connections),
  };
  if (!Bun.which('wrk')) throw new Error('Install first: apt-get install wrk');
  await bench(options);
});

async function bench(options: { seconds: number; rounds: number; connections: number }): Promise<void> {
  const directory = await libraryOfCopies(editions.length);
  const chapters = await chaptersIn(directory);
  const places = chapters.map((path) => /\/([A-Z0-9]{3})\/(\d+)\.simple\.json$/.exec(path)!.slice(1));
  const question = (ref: string, ids: readonly string[]) =>
    `/api/x/passage?ref=${encodeURIComponent(ref)}&in=${ids.join(',')}`;
  const loads: Record<string, string[]> = {
    'simplified chapter': chapters,
    'a verse': places.map(([book, chapter]) => question(`${book} ${chapter}:1`, editions.slice(0, 1))),
    'ten verses in three editions': places.map(([book, chapter]) =>
      question(`${book} ${chapter}:1-10`, editions),
    ),
    'a chapter in three editions': places.map(([book, chapter]) => question(`${book} ${chapter}`, editions)),
  };
  const scratch = scratchFolder();
  const server = await startServer(directory, chapters[0]!, 'direct');
  try {
    const results = new Map<string, WrkResult[]>();
    const memory = [server.memory()];
    for (let round = 0; round < options.rounds; round++) {
      for (const [name, paths] of Object.entries(loads)) {
        const run = prepareWrk(scratch, paths[0]!, paths);
        const load = { kind: 'random', coding: 'gzip', connections: options.connections } as const;
        const result = run(server.port, load, { seconds: options.seconds, seed: round + 1 });
        addToGroup(results, name, result);
      }
      memory.push(server.memory());
    }
    print(results, options.rounds);
    console.log(
      `\nanonymous MB after each round: ${memory.map(({ anonymous }) => anonymous.toFixed(0)).join(', ')}`,
    );
  } finally {
    await server.stop();
  }
}

async function chaptersIn(directory: string): Promise<string[]> {
  const library = openLibrary(directory, { readOnly: true });
  const paths = library.paths(`/api/${editions[0]}/`).filter((path) => /\/\d+\.simple\.json$/.test(path));
  await library.close();
  return paths;
}

function print(results: ReadonlyMap<string, readonly WrkResult[]>, rounds: number): void {
  const of = (runs: readonly WrkResult[], value: (run: WrkResult) => number) => median(runs.map(value));
  const perSecond = (runs: readonly WrkResult[]) => of(runs, ({ requests, seconds }) => requests / seconds);
  const first = perSecond([...results.values()][0]!);
  const rows = [...results].map(([name, runs]) => [
    name,
    perSecond(runs).toFixed(0),
    (first / perSecond(runs)).toFixed(1),
    of(runs, ({ p50 }) => p50).toFixed(2),
    of(runs, ({ p99 }) => p99).toFixed(2),
    String(of(runs, ({ errors }) => errors)),
  ]);
  console.log(`medians of ${rounds} rounds; ${machine()}\n`);
  console.log(
    markdownTable(['random', 'requests/s', 'cost in chapters', 'p50 ms', 'p99 ms', 'errors'], rows, 1),
  );
}
