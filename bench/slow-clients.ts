// A healthy client beside slow ones: `node bin/bun.mjs bench/slow-clients.ts [LIBRARY] --help`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openLibrary } from '../src/library/library.ts';
import { startServe } from '../test/start-serve.ts';
import { machine } from './machine.ts';
import { markdownTable } from './markdown-table.ts';
import { median } from './median.ts';
import { openFiles } from './open-files.ts';
import { processMemory } from './process-memory.ts';
import { prepareWrk, type WrkResult } from './serve-wrk.ts';
import { secondsToConnect, startAttack } from './slow-attack.ts';
import { slowModes } from './slow-modes.ts';
import { wholeNumber } from './whole-number.ts';

const usage = `Usage: node bin/bun.mjs bench/slow-clients.ts [LIBRARY] [options]
  LIBRARY            a compiled library; the starter's (made by the first npm start) when left out
  --slow 1000        slow clients
  --healthy 16       connections of the client whose times are measured
  --seconds 5        length of one measurement
  --rounds 3         each measures idle and attacked once for each mode; medians are printed
  --modes a,b        ${slowModes.map(({ name }) => name).join(', ')}; all when left out`;

interface Round {
  readonly idle: WrkResult;
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
const served = await startServe(directory, { through: ['taskset', '-c', '0', process.execPath] });
const port = Number(new URL(served.url).port);

/** A client that got no answer at all waited for ever. */
function measure(seed: number): WrkResult {
  const result = runWrk(port, { load: 'hot', coding: 'gzip', connections: healthy }, { seconds, seed });
  return result.requests > 0 ? result : { ...result, p99: Number.POSITIVE_INFINITY };
}

async function round(mode: (typeof slowModes)[number], seed: number): Promise<Round> {
  const idle = measure(seed);
  const url = served.url + (mode.asksDownload ? download : chapter);
  const filesBefore = openFiles(served.process.pid);
  const stopAttack = startAttack(mode, url, slow);
  await Bun.sleep(secondsToConnect(slow) * 1000);
  const connected = openFiles(served.process.pid) - filesBefore;
  const attacked = measure(seed);
  const { anonymous } = processMemory(served.process.pid);
  await stopAttack();
  // What the slow clients left must not weigh on the next idle measurement.
  for (let wait = 0; wait < 60 && openFiles(served.process.pid) > filesBefore; wait++) await Bun.sleep(1000);
  return { idle, attacked, connected, anonymous };
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
    const ratio = of(({ idle, attacked }) => attacked.p99 / idle.p99);
    const failed = results.reduce((sum, { idle, attacked }) => sum + idle.errors + attacked.errors, 0);
    ratios.push(ratio);
    errors += failed;
    rows.push([
      mode.name,
      of(({ connected }) => connected).toFixed(0),
      of(({ idle }) => idle.p99).toFixed(2),
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
  const times = ['idle p99 ms', 'p99 ms', 'ratio', 'idle requests/s', 'requests/s'];
  console.log(markdownTable(['mode', 'connected', ...times, 'anonymous MB', 'errors'], rows, 1));
  const isGood = Math.max(...ratios) < 2 && errors === 0;
  console.log(
    `\n${isGood ? 'good' : 'BAD'}: p99 under attack at most ${Math.max(...ratios).toFixed(2)} x idle, ${errors} errors`,
  );
  if (!isGood) process.exitCode = 1;
} finally {
  served.process.kill('SIGKILL');
  await served.process.exited;
  rmSync(scratch, { recursive: true });
}
