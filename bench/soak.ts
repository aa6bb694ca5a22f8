// Memory and descriptors of a server under mixed load: `node bin/bun.mjs bench/soak.ts [LIBRARY] [--minutes 30]`
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openLibrary } from '../src/library/library.ts';
import { startServe } from '../test/start-serve.ts';
import { wholeNumber } from './lib/options.ts';
import { openFiles, processMemory } from './lib/processes.ts';
import { machine, markdownTable, median } from './lib/report.ts';
import { soak } from './soak/load.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '30' }, clients: { type: 'string', default: '32' } },
});
const minutes = wholeNumber('minutes', values.minutes);
const clients = wholeNumber('clients', values.clients);
/** In the table; memory is read more often. */
const rowCount = 12;
/** Between the middle of the second quarter of the time and of the last; caches are full before. */
const allowedGrowth = 1.1;

interface Sample {
  readonly minute: number;
  readonly anonymous: number;
  readonly resident: number;
  readonly files: number;
}

const directory = positionals[0] ?? join(import.meta.dir, '../.cache/starter/library');
const library = openLibrary(directory, { readOnly: true });
const all = library.paths('/api/');
await library.close();
const chapters = all.filter((path) => /\/[A-Z0-9]{3}\/\d+\.json$/.test(path));
const download = all.find((path) => path.endsWith('/complete.json'));
if (chapters.length === 0 || !download) throw new Error(`There is no translation in ${directory}.`);
const paths = { chapters, download, catalogue: '/api/available_translations.json' };

const hasTaskset = Bun.which('taskset') !== null;
const served = await startServe(
  directory,
  hasTaskset ? { through: ['taskset', '-c', '0', process.execPath] } : {},
);
const { pid } = served.process;
const filesBefore = openFiles(pid);
const started = performance.now();
const samples: Sample[] = [];
const sample = () => {
  const minute = (performance.now() - started) / 60_000;
  samples.push({ minute, ...processMemory(pid), files: openFiles(pid) });
};
const sampling = setInterval(sample, 1000);

const stop = AbortSignal.timeout(minutes * 60_000);
const { answers, faults } = await soak(Number(new URL(served.url).port), paths, clients, stop);
clearInterval(sampling);
// Connections that clients left are closed at the latest when their time is over.
for (let second = 0; second < 60 && openFiles(pid) > filesBefore; second++) await Bun.sleep(1000);
const filesAfter = openFiles(pid);
served.process.kill('SIGTERM');
const exitCode = await served.process.exited;

/** The median over a quarter of the time, the first being 0. */
function quarter(index: number, key: 'anonymous' | 'files'): number {
  const size = samples.length / 4;
  return median(
    samples.slice(Math.floor(index * size), Math.ceil((index + 1) * size)).map((one) => one[key]),
  );
}

const shown = samples.filter((_, index) => index % Math.ceil(samples.length / rowCount) === 0);
const rows = shown.map(({ minute, anonymous, resident, files }) => [
  minute.toFixed(1),
  anonymous.toFixed(1),
  resident.toFixed(1),
  String(files),
]);
const total = [...answers.values()].reduce((sum, one) => sum + one, 0);
console.log(`${minutes} minutes, ${clients} clients, ${total} answers; ${machine()}\n`);
console.log(markdownTable(['minute', 'anonymous MB', 'resident MB', 'descriptors'], rows, 0));
console.log(
  `\n${[...answers]
    .sort()
    .map(([what, count]) => `${what}: ${count}`)
    .join(', ')}`,
);
for (const [what, count] of faults) console.log(`FAULT ${what}: ${count}`);

const growth = quarter(3, 'anonymous') / quarter(1, 'anonymous');
const isGood = growth <= allowedGrowth && filesAfter <= filesBefore && faults.size === 0 && exitCode === 0;
console.log(
  `\n${isGood ? 'good' : 'BAD'}: anonymous memory x ${growth.toFixed(3)} from the second quarter to the last ` +
    `(at most ${allowedGrowth}), descriptors ${filesBefore} before and ${filesAfter} after, ` +
    `${faults.size} kinds of faults, exit code ${exitCode}`,
);
if (!isGood) process.exitCode = 1;
process.exit();
