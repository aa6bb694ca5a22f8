import { parseArgs } from 'node:util';
import { openLibrary } from '../src/library/library.ts';
import { scratchFolder } from '../test/scratch-folder.ts';
import { startServe } from '../test/start-serve.ts';
import { runBenchmark, wholeNumber } from './lib/options.ts';
import { openDescriptors, processMemory } from './lib/processes.ts';
import { libraryDirectory } from './lib/project.ts';
import { machine, markdownTable, median, medianPair } from './lib/report.ts';
import { prepareWrk, type WrkResult } from './lib/wrk.ts';
import { type SlowMode, secondsToConnect, slowModes, startAttack } from './slow-clients/attack.ts';

const allModes = slowModes.map(({ name }) => name).join();

const usage = `Usage: node bin/bun.mjs bench/slow-clients.ts [LIBRARY] [options]
  LIBRARY            a compiled library; by default the starter's, which the first npm start makes
  --slow 1000        slow clients
  --healthy 16       connections of the client whose times are measured
  --seconds 5        length of one measurement
  --rounds 3         each measures every mode once, idle and attacked; medians are printed
  --modes a,b        ${allModes}; all by default`;

const calmMilliseconds = 2000;

interface Options {
  readonly slow: number;
  readonly healthy: number;
  readonly seconds: number;
  readonly rounds: number;
  readonly modes: readonly SlowMode[];
}

await runBenchmark(usage, async (words) => {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      slow: { type: 'string', default: '1000' },
      healthy: { type: 'string', default: '16' },
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
      modes: { type: 'string', default: allModes },
    },
  });
  const missing = ['wrk', 'taskset'].filter((program) => !Bun.which(program));
  if (missing.length > 0) {
    throw new Error(`bench/slow-clients needs ${missing.join(', ')}: apt-get install wrk util-linux`);
  }
  await bench(libraryDirectory(positionals[0]), {
    slow: wholeNumber('slow', values.slow),
    healthy: wholeNumber('healthy', values.healthy),
    seconds: wholeNumber('seconds', values.seconds),
    rounds: wholeNumber('rounds', values.rounds),
    modes: slowModes.filter(({ name }) => values.modes.split(',').includes(name)),
  });
});

interface Round {
  readonly idle: WrkResult;
  /** With the slow clients connected to another process: their cost to the machine, not to the server. */
  readonly control: WrkResult;
  readonly attacked: WrkResult;
  readonly connected: number;
  /** Megabytes. */
  readonly anonymous: number;
}

async function bench(directory: string, options: Options): Promise<void> {
  const { slow, healthy, seconds, rounds, modes } = options;
  const { chapter, download } = await documentsOf(directory);
  const runWrk = prepareWrk(scratchFolder(), chapter, [chapter]);
  const onFirstCore = { through: ['taskset', '-c', '0', process.execPath] };
  const served = await startServe(directory, onFirstCore);
  const other = await startServe(directory, onFirstCore);
  const port = Number(new URL(served.url).port);

  const measure = (seed: number): WrkResult => {
    const result = runWrk(port, { kind: 'hot', coding: 'gzip', connections: healthy }, { seconds, seed });
    return result.requests > 0 ? result : { ...result, p99: Number.POSITIVE_INFINITY };
  };
  const measureAttacked = async (mode: SlowMode, target: typeof served, seed: number) => {
    const { pid } = target.process;
    const before = openDescriptors(pid);
    const stopAttack = startAttack(mode, target.url + (mode.asksDownload ? download : chapter), slow);
    await Bun.sleep(secondsToConnect(slow) * 1000);
    const connected = openDescriptors(pid) - before;
    const result = measure(seed);
    const { anonymous } = processMemory(pid);
    await stopAttack();
    // Connections left by the slow clients must not affect the next measurement
    for (let wait = 0; wait < 60 && openDescriptors(pid) > before; wait++) await Bun.sleep(1000);
    await Bun.sleep(calmMilliseconds);
    return { result, connected, anonymous };
  };
  const measureRound = async (mode: SlowMode, seed: number): Promise<Round> => {
    const idle = measure(seed);
    const { result: control } = await measureAttacked(mode, other, seed);
    const { result: attacked, connected, anonymous } = await measureAttacked(mode, served, seed);
    return { idle, control, attacked, connected, anonymous };
  };

  try {
    measure(0);
    const results = new Map<SlowMode, Round[]>();
    for (const mode of modes) {
      const ofMode: Round[] = [];
      for (let seed = 1; seed <= rounds; seed++) ofMode.push(await measureRound(mode, seed));
      results.set(mode, ofMode);
    }
    report(results, options);
  } finally {
    for (const { process: child } of [served, other]) {
      child.kill('SIGKILL');
      await child.exited;
    }
  }
}

async function documentsOf(directory: string): Promise<{ chapter: string; download: string }> {
  const library = openLibrary(directory, { readOnly: true });
  const paths = library.paths('/api/');
  await library.close();
  const chapter = paths.find((path) => /\/[A-Z0-9]{3}\/\d+\.json$/.test(path));
  const download = paths.find((path) => path.endsWith('/complete.json'));
  if (!chapter || !download) throw new Error(`There is no translation in ${directory}.`);
  return { chapter, download };
}

function report(results: ReadonlyMap<SlowMode, readonly Round[]>, options: Options): void {
  const figures = [...results].map(([mode, rounds]) => {
    const of = (value: (round: Round) => number) => median(rounds.map(value));
    const { own, other, ratio } = medianPair(
      rounds.map(({ attacked }) => attacked.p99),
      rounds.map(({ control }) => control.p99),
    );
    const errors = rounds.reduce(
      (sum, each) => sum + each.idle.errors + each.control.errors + each.attacked.errors,
      0,
    );
    const row = [
      mode.name,
      of(({ connected }) => connected).toFixed(0),
      of(({ idle }) => idle.p99).toFixed(2),
      other.toFixed(2),
      own.toFixed(2),
      ratio.toFixed(2),
      of(({ idle }) => idle.requests / idle.seconds).toFixed(0),
      of(({ attacked }) => attacked.requests / attacked.seconds).toFixed(0),
      of(({ anonymous }) => anonymous).toFixed(0),
      String(errors),
    ];
    return { row, ratio, errors };
  });
  const tool = Bun.which('slowhttptest') ? 'slowhttptest' : 'our own slow clients';
  console.log(
    `${options.slow} slow clients (${tool}), healthy client with ${options.healthy} connections, ` +
      `medians of ${options.rounds} rounds of ${options.seconds} s; ${machine()}\n`,
  );
  const times = ['idle p99 ms', 'control p99 ms', 'p99 ms', 'x control', 'idle requests/s', 'requests/s'];
  const head = ['mode', 'connected', ...times, 'anonymous MB', 'errors'];
  const rows = figures.map(({ row }) => row);
  console.log(markdownTable(head, rows, 1));
  const worst = Math.max(...figures.map(({ ratio }) => ratio));
  const errors = figures.reduce((sum, each) => sum + each.errors, 0);
  const isGood = worst < 2 && errors === 0;
  console.log(
    `\n${isGood ? 'good' : 'BAD'}: p99 under attack is at most ${worst.toFixed(2)} x that during the same attack on another process, ${errors} errors`,
  );
  if (!isGood) process.exitCode = 1;
}
