// A healthy client beside slow ones: `node bin/bun.mjs bench/slow-clients.ts [LIBRARY] --help`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openLibrary } from '../src/library/library.ts';
import { startServe } from '../test/start-serve.ts';
import { wholeNumber } from './lib/options.ts';
import { openFiles, processMemory } from './lib/processes.ts';
import { machine, markdownTable, median } from './lib/report.ts';
import { prepareWrk, type WrkResult } from './lib/wrk.ts';
import { secondsToConnect, slowModes, startAttack } from './slow-clients/attack.ts';

const usage = `Usage: node bin/bun.mjs bench/slow-clients.ts [LIBRARY] [options]
  LIBRARY            a compiled library; the starter's (made by the first npm start) when left out
  --slow 1000        slow clients
  --healthy 16       connections of the client whose times are measured
  --seconds 5        length of one measurement
  --rounds 3         each measures idle and attacked once for each mode; medians are printed
  --modes a,b        ${slowModes.map(({ name }) => name).join(', ')}; all when left out`;

/** For the kernel to give back what it kept for the slow clients. */
const calmMilliseconds = 2000;

interface Round {
  readonly idle: WrkResult;
  /** While the slow clients are connected to another process: what they cost the machine, not the server. */
  readonly control: WrkResult;
  readonly attacked: WrkResult;
  readonly connected: number;
  /** Megabytes. */
  readonly anonymous: number;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    slow: { type: 'string', default: '1000' },
    healthy: { type: 'string', default: '16' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    modes: { type: 'string', default: slowModes.map(({ name }) => name).join() },
    help: { type: 'boolean' },
  },
});
const missing = ['wrk', 'taskset'].filter((program) => !Bun.which(program));
if (values.help || missing.length > 0) {
  console.log(
    values.help ? usage : `bench/slow-clients needs ${missing.join(', ')}: apt-get install wrk util-linux`,
  );
  process.exit(values.help ? 0 : 1);
}
const slow = wholeNumber('slow', values.slow);
const healthy = wholeNumber('healthy', values.healthy);
const seconds = wholeNumber('seconds', values.seconds);
const rounds = wholeNumber('rounds', values.rounds);
const modes = slowModes.filter(({ name }) => values.modes.split(',').includes(name));

const directory = positionals[0] ?? join(import.meta.dir, '../.cache/starter/library');
const library = openLibrary(directory, { readOnly: true });
const paths = library.paths('/api/');
const chapter = paths.find((path) => /\/[A-Z0-9]{3}\/\d+\.json$/.test(path));
const download = paths.find((path) => path.endsWith('/complete.json'));
await library.close();
if (!chapter || !download) throw new Error(`There is no translation in ${directory}.`);

const scratch = mkdtempSync(join(tmpdir(), 'bench-slow-'));
const runWrk = prepareWrk(scratch, chapter, [chapter]);
const onFirstCore = { through: ['taskset', '-c', '0', process.execPath] };
const served = await startServe(directory, onFirstCore);
const other = await startServe(directory, onFirstCore);
const port = Number(new URL(served.url).port);

/** A client that got no answer at all waited for ever. */
function measure(seed: number): WrkResult {
  const result = runWrk(port, { load: 'hot', coding: 'gzip', connections: healthy }, { seconds, seed });
  return result.requests > 0 ? result : { ...result, p99: Number.POSITIVE_INFINITY };
}

type Mode = (typeof slowModes)[number];

async function measureBeside(mode: Mode, target: typeof served, seed: number) {
  const { pid } = target.process;
  const filesBefore = openFiles(pid);
  const stopAttack = startAttack(mode, target.url + (mode.asksDownload ? download : chapter), slow);
  await Bun.sleep(secondsToConnect(slow) * 1000);
  const connected = openFiles(pid) - filesBefore;
  const result = measure(seed);
  const { anonymous } = processMemory(pid);
  await stopAttack();
  // What the slow clients left must not weigh on the next measurement.
  for (let wait = 0; wait < 60 && openFiles(pid) > filesBefore; wait++) await Bun.sleep(1000);
  await Bun.sleep(calmMilliseconds);
  return { result, connected, anonymous };
}

async function round(mode: Mode, seed: number): Promise<Round> {
  const idle = measure(seed);
  const { result: control } = await measureBeside(mode, other, seed);
  const { result: attacked, connected, anonymous } = await measureBeside(mode, served, seed);
  return { idle, control, attacked, connected, anonymous };
}

try {
  measure(0);
  const rows: string[][] = [];
  const ratios: number[] = [];
  let errors = 0;
  for (const mode of modes) {
    const results: Round[] = [];
    for (let seed = 1; seed <= rounds; seed++) results.push(await round(mode, seed));
    const of = (value: (result: Round) => number) => median(results.map(value));
    const ratio = of(({ control, attacked }) => attacked.p99 / control.p99);
    const failed = results.reduce(
      (sum, each) => sum + each.idle.errors + each.control.errors + each.attacked.errors,
      0,
    );
    ratios.push(ratio);
    errors += failed;
    rows.push([
      mode.name,
      of(({ connected }) => connected).toFixed(0),
      of(({ idle }) => idle.p99).toFixed(2),
      of(({ control }) => control.p99).toFixed(2),
      of(({ attacked }) => attacked.p99).toFixed(2),
      ratio.toFixed(2),
      of(({ idle }) => idle.requests / idle.seconds).toFixed(0),
      of(({ attacked }) => attacked.requests / attacked.seconds).toFixed(0),
      of(({ anonymous }) => anonymous).toFixed(0),
      String(failed),
    ]);
  }
  const tool = Bun.which('slowhttptest') ? 'slowhttptest' : 'slow clients of our own';
  console.log(
    `${slow} slow clients (${tool}), healthy client with ${healthy} connections, ` +
      `medians of ${rounds} rounds of ${seconds} s; ${machine()}\n`,
  );
  const times = ['idle p99 ms', 'control p99 ms', 'p99 ms', 'x control', 'idle requests/s', 'requests/s'];
  console.log(markdownTable(['mode', 'connected', ...times, 'anonymous MB', 'errors'], rows, 1));
  const isGood = Math.max(...ratios) < 2 && errors === 0;
  console.log(
    `\n${isGood ? 'good' : 'BAD'}: p99 under attack at most ${Math.max(...ratios).toFixed(2)} x that beside the same attack on another process, ${errors} errors`,
  );
  if (!isGood) process.exitCode = 1;
} finally {
  for (const { process: child } of [served, other]) {
    child.kill('SIGKILL');
    await child.exited;
  }
  rmSync(scratch, { recursive: true });
}
