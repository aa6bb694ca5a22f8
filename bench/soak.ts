import { parseArgs } from 'node:util';
import { openLibrary } from '../src/library/library.ts';
import { startServe } from '../test/start-serve.ts';
import { runBenchmark, wholeNumber } from './lib/options.ts';
import { openDescriptors, processMemory } from './lib/processes.ts';
import { libraryDirectory } from './lib/project.ts';
import { machine, markdownTable, median } from './lib/report.ts';
import { type SoakPaths, type SoakTally, soak } from './soak/load.ts';

const usage = `Usage: node bin/bun.mjs bench/soak.ts [LIBRARY] [options]
  LIBRARY         a compiled library; by default the starter's, which the first npm start makes
  --minutes 30
  --clients 32`;

const rowCount = 12;
/** Ratio of the median in the last quarter of the time to that in the second, when the caches are full. */
const allowedGrowth = 1.1;

await runBenchmark(usage, async (words) => {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { minutes: { type: 'string', default: '30' }, clients: { type: 'string', default: '32' } },
  });
  const minutes = wholeNumber('minutes', values.minutes);
  const clients = wholeNumber('clients', values.clients);
  const run = await measure(libraryDirectory(positionals[0]), minutes, clients);
  console.log(`${minutes} minutes, ${clients} clients, ${answerCount(run)} answers; ${machine()}\n`);
  report(run);
});
// Connections that clients left half-open would keep the process alive
process.exit();

interface Sample {
  readonly minute: number;
  readonly anonymous: number;
  readonly resident: number;
  readonly descriptors: number;
}

interface SoakRun extends SoakTally {
  readonly samples: readonly Sample[];
  readonly descriptorsBefore: number;
  readonly descriptorsAfter: number;
  readonly exitCode: number;
}

async function measure(directory: string, minutes: number, clients: number): Promise<SoakRun> {
  const paths = await soakPaths(directory);
  const hasTaskset = Bun.which('taskset') !== null;
  const served = await startServe(
    directory,
    hasTaskset ? { through: ['taskset', '-c', '0', process.execPath] } : {},
  );
  const { pid } = served.process;
  const descriptorsBefore = openDescriptors(pid);
  const started = performance.now();
  const samples: Sample[] = [];
  const sampling = setInterval(() => {
    const minute = (performance.now() - started) / 60_000;
    samples.push({ minute, ...processMemory(pid), descriptors: openDescriptors(pid) });
  }, 1000);

  const stop = AbortSignal.timeout(minutes * 60_000);
  const { answers, faults } = await soak(Number(new URL(served.url).port), paths, clients, stop);
  clearInterval(sampling);
  for (let wait = 0; wait < 60 && openDescriptors(pid) > descriptorsBefore; wait++) await Bun.sleep(1000);
  const descriptorsAfter = openDescriptors(pid);
  served.process.kill('SIGTERM');
  const exitCode = await served.process.exited;
  return { answers, faults, samples, descriptorsBefore, descriptorsAfter, exitCode };
}

async function soakPaths(directory: string): Promise<SoakPaths> {
  const library = openLibrary(directory, { readOnly: true });
  const all = library.paths('/api/');
  await library.close();
  const chapters = all.filter((path) => /\/[A-Z0-9]{3}\/\d+\.json$/.test(path));
  const download = all.find((path) => path.endsWith('/complete.json'));
  if (chapters.length === 0 || !download) throw new Error(`There is no translation in ${directory}.`);
  return { chapters, download, catalogue: '/api/available_translations.json' };
}

function answerCount({ answers }: SoakRun): number {
  return [...answers.values()].reduce((sum, one) => sum + one, 0);
}

function report(run: SoakRun): void {
  const { answers, faults, samples, descriptorsBefore, descriptorsAfter, exitCode } = run;
  const shown = samples.filter((_, index) => index % Math.ceil(samples.length / rowCount) === 0);
  const rows = shown.map(({ minute, anonymous, resident, descriptors }) => [
    minute.toFixed(1),
    anonymous.toFixed(1),
    resident.toFixed(1),
    String(descriptors),
  ]);
  console.log(markdownTable(['minute', 'anonymous MB', 'resident MB', 'descriptors'], rows, 0));
  const counts = [...answers].sort().map(([what, count]) => `${what}: ${count}`);
  console.log(`\n${counts.join(', ')}`);
  for (const [what, count] of faults) console.log(`FAULT ${what}: ${count}`);

  const growth = anonymousInQuarter(samples, 3) / anonymousInQuarter(samples, 1);
  const isGood =
    growth <= allowedGrowth && descriptorsAfter <= descriptorsBefore && faults.size === 0 && exitCode === 0;
  console.log(
    `\n${isGood ? 'good' : 'BAD'}: anonymous memory x ${growth.toFixed(3)} from the second quarter to the last ` +
      `(at most ${allowedGrowth}), descriptors ${descriptorsBefore} before and ${descriptorsAfter} after, ` +
      `${faults.size} kinds of faults, exit code ${exitCode}`,
  );
  if (!isGood) process.exitCode = 1;
}

function anonymousInQuarter(samples: readonly Sample[], index: number): number {
  const size = samples.length / 4;
  const quarter = samples.slice(Math.floor(index * size), Math.ceil((index + 1) * size));
  return median(quarter.map(({ anonymous }) => anonymous));
}
