import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Library, openLibrary } from '../src/library/library.ts';
import { scratchFolder } from '../test/scratch-folder.ts';
import { runBenchmark, wholeNumber } from './lib/options.ts';
import { libraryDirectory } from './lib/project.ts';
import { machine, markdownTable, median } from './lib/report.ts';
import { costlyHead, costlyRows } from './search/costly-queries.ts';
import { BundleEngine, type Engine, FullTextEngine, OwnEngine, versesOf } from './search/engines.ts';
import { type Asked, type Load, loadsFor, otherSearches, ourQuery } from './search/loads.ts';
import { type EngineCost, type EngineName, engineNames } from './search/measure-engine.ts';
import { staticHostHead, staticHostRows, wholeTextBytes } from './search/static-host.ts';

const tables = ['searches', 'editions', 'static', 'limits'] as const;
const usage = `Usage: node bin/bun.mjs bench/search.ts [options]
  --library DIR        a library with an index (default: the starter library)
  --id ID              one of its English translations (default: the first)
  --searches 200       searches of each kind
  --rounds 5           each engine does all searches of a kind in each round
  --warm-up 2          seconds of uncounted searches per engine, while code is compiled
  --copies 1,20,200    how many copies of the translation are searched
  --most-seconds 60    engines that would take longer to fill are omitted
  --tables ${tables.join()}`;

await runBenchmark(usage, async (words) => {
  const { values } = parseArgs({
    args: words,
    options: {
      library: { type: 'string' },
      id: { type: 'string' },
      searches: { type: 'string', default: '200' },
      rounds: { type: 'string', default: '5' },
      'warm-up': { type: 'string', default: '2' },
      copies: { type: 'string', default: '1,20,200' },
      'most-seconds': { type: 'string', default: '60' },
      tables: { type: 'string', default: tables.join() },
    },
  });
  const searches = wholeNumber('searches', values.searches);
  const rounds = wholeNumber('rounds', values.rounds);
  const copies = values.copies.split(',').map((count) => wholeNumber('copies', count));
  const directory = libraryDirectory(values.library);
  const library = openLibrary(directory, { readOnly: true });
  try {
    const id = values.id ?? library.editions().find(({ kind }) => kind === 'translation')?.id;
    if (!id || !library.edition(id)) throw new Error(`The library has no translation ${id}.`);
    console.log(`${id}, ${searches} searches of each kind; ${machine()}`);
    const loads = loadsFor(library, id, searches);
    const isWanted = (table: (typeof tables)[number]) => values.tables.split(',').includes(table);
    if (isWanted('searches')) {
      await compareSearches({
        library,
        id,
        loads,
        rounds,
        warmUp: wholeNumber('warm-up', values['warm-up']),
      });
    }
    if (isWanted('editions'))
      compareEditions(directory, id, copies, wholeNumber('most-seconds', values['most-seconds']));
    if (isWanted('static')) compareTransfers(library, id, loads);
    if (isWanted('limits')) {
      console.log('\nThe most expensive searches, in all of 1,000 copies:\n');
      console.log(markdownTable(costlyHead, costlyRows(library, id, 1000), 1));
    }
  } finally {
    await library.close();
  }
});

async function compareSearches(options: {
  readonly library: Library;
  readonly id: string;
  readonly loads: Readonly<Record<string, Load[]>>;
  readonly rounds: number;
  /** Seconds. */
  readonly warmUp: number;
}): Promise<void> {
  const { library, id, loads, rounds, warmUp } = options;
  const verses = versesOf(library, id);
  const own = new OwnEngine(library, id);
  // JavaScript engines would share the heap measured for ours, so they run in the separate process below
  const others: readonly { readonly name: string; readonly engine: Engine }[] = [
    { name: 'FTS5 in memory', engine: new FullTextEngine(verses) },
    { name: 'FTS5 bundle', engine: new BundleEngine(await BundleEngine.write(library, id, scratchFolder())) },
  ];
  const rows = Object.entries(loads).map(([name, ofKind]) => {
    const cold = ofKind.slice(0, 50).map((load) => timed(() => new OwnEngine(library, id).search(load)));
    Bun.gc(true);
    const ours = new Measured(own, ofKind);
    const theirs = others.map(({ engine }) => new Measured(engine, ofKind));
    for (const each of [ours, ...theirs]) each.warmUp(warmUp);
    for (let round = 0; round < rounds; round++) for (const each of [ours, ...theirs]) each.run();
    return [
      name,
      quantile(cold, 0.5).toFixed(2),
      ...ours.cells(),
      ...theirs.flatMap((each) => [...each.cells(), each.timesOf(ours)]),
    ];
  });
  const ofOther = (name: string) => [`${name} p50 / p99 ms`, 'per s', 'x'];
  const head = [
    'search',
    'cold p50 ms',
    'p50 / p99 ms',
    'per s',
    ...others.flatMap(({ name }) => ofOther(name)),
  ];
  console.log(`\nOne translation, counts by book and 20 verses:\n\n${markdownTable(head, rows, 1)}`);
}

class Measured {
  /** CPU time per search in each round, in milliseconds. */
  readonly costs: number[] = [];
  readonly #engine: Engine;
  readonly #loads: readonly Load[];
  readonly #times: number[] = [];

  constructor(engine: Engine, loads: readonly Load[]) {
    this.#engine = engine;
    this.#loads = loads;
  }

  warmUp(seconds: number): void {
    const end = performance.now() + seconds * 1000;
    do for (const load of this.#loads) this.#engine.search(load);
    while (performance.now() < end);
  }

  run(): void {
    const started = process.cpuUsage();
    const times = this.#loads.map((load) => timed(() => this.#engine.search(load)));
    const { user, system } = process.cpuUsage(started);
    this.costs.push((user + system) / 1000 / this.#loads.length);
    this.#times.push(...times);
  }

  cells(): string[] {
    const [p50, p99] = [quantile(this.#times, 0.5), quantile(this.#times, 0.99)];
    return [`${p50.toFixed(3)} / ${p99.toFixed(2)}`, (1000 / median(this.costs)).toFixed(0)];
  }

  timesOf(other: Measured): string {
    return (median(this.costs) / median(other.costs)).toFixed(1);
  }
}

function compareEditions(directory: string, id: string, copies: readonly number[], maxSeconds: number): void {
  const last = new Map<EngineName, { readonly copies: number; readonly cost: EngineCost }>();
  const rows: string[][] = [];
  for (const count of copies) {
    for (const name of engineNames) {
      const before = last.get(name);
      const expected = before && (before.cost.buildSeconds / before.copies) * count;
      if (name !== 'scriptorium' && expected !== undefined && expected > maxSeconds) {
        const megabytes = (before!.cost.filledMegabytes / before!.copies) * count;
        rows.push([
          String(count),
          name,
          `left out: about ${expected.toFixed(0)} s and ${megabytes.toFixed(0)} MB`,
        ]);
        continue;
      }
      const cost = measured(name, directory, id, count);
      if (!cost) {
        console.log(`${name} is not installed and was left out.`);
        continue;
      }
      last.set(name, { copies: count, cost });
      rows.push([String(count), name, ...costCells(cost)]);
    }
  }
  const head = [
    'copies',
    'engine',
    's to fill',
    'files MB',
    'MB filled',
    'MB searched',
    'p50 ms',
    'p99 ms',
    'searches/s',
  ];
  console.log(
    `\nWords (in no order) in one of many translations at random, each engine in a separate process:\n\n${markdownTable(head, rows, 2)}`,
  );
}

function measured(name: EngineName, directory: string, id: string, copies: number): EngineCost | null {
  const script = join(import.meta.dir, 'search/measure-engine.ts');
  const { stdout, exitCode } = Bun.spawnSync(
    [process.execPath, script, name, directory, id, String(copies)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (exitCode !== 0) throw new Error(`${name} could not be measured with ${copies} copies.`);
  return JSON.parse(stdout.toString()) as EngineCost | null;
}

function costCells({ buildSeconds, fileBytes, ...cost }: EngineCost): string[] {
  return [
    buildSeconds.toFixed(1),
    fileBytes === undefined ? '-' : (fileBytes / 1e6).toFixed(1),
    cost.filledMegabytes.toFixed(0),
    cost.searchedMegabytes.toFixed(0),
    quantile(cost.milliseconds, 0.5).toFixed(2),
    quantile(cost.milliseconds, 0.99).toFixed(2),
    (cost.searches / cost.searchSeconds).toFixed(0),
  ];
}

function compareTransfers(library: Library, id: string, loads: Readonly<Record<string, Load[]>>): void {
  const few = Object.entries(loads).map(([name, ofKind]): [string, Asked[]] => {
    return [name, ofKind.slice(0, 100).map((load) => ({ q: ourQuery(load), sort: load.sort }))];
  });
  const searches = { ...Object.fromEntries(few), ...otherSearches(library, id, 100) };
  console.log(`\nFrom a host of files, with nothing in a cache, medians and most:\n`);
  console.log(markdownTable(staticHostHead, staticHostRows(library, id, searches), 1));
  console.log(`\nThe whole text is one document of ${(wholeTextBytes(library, id) / 1000).toFixed(0)} kB.`);
}

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!;
}
