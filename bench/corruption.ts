import { parseArgs } from 'node:util';
import { addToGroup } from '../src/lib/group-by.ts';
import { type CorruptionOutcome, CorruptionTrial } from '../test/hardening/corruption/corruption-trial.ts';
import { type DamageName, damages } from '../test/hardening/corruption/damage-file.ts';
import { seededRandom } from '../test/seeded-random.ts';
import { runBenchmark, wholeNumber } from './lib/options.ts';
import { libraryDirectory } from './lib/project.ts';
import { machine, markdownTable } from './lib/report.ts';

const usage = `Damages copies of a library, half of them while they are served under load and half before the start, and compares
every response with the intact library. Exits with code 1 if a process crashes or a response is wrong.
Usage: node bin/bun.mjs bench/corruption.ts [LIBRARY] [options]
  LIBRARY           a compiled library; by default the starter's, which the first npm start makes
  --trials 200
  --documents 400   requested of each copy, in three codings, twice
  --seed N          repeats a run; by default a new one, which is printed`;

type Column = readonly [name: string, count: (outcome: CorruptionOutcome) => number];

const columns: readonly Column[] = [
  ['trials', () => 1],
  ['start refused', ({ isRefused }) => Number(isRefused)],
  ['right responses', ({ right }) => right],
  ['500 for a damaged document', ({ damaged }) => damaged],
  ['crashes', ({ isCrashed }) => Number(isCrashed)],
  ['bugs', ({ bugs }) => bugs],
  ['another document', ({ ofAnother }) => ofAnother],
  ['wrong bytes', ({ wrong }) => wrong],
  ['wrong status', ({ otherStatus }) => otherStatus],
];

await runBenchmark(usage, async (words) => {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      trials: { type: 'string', default: '200' },
      documents: { type: 'string', default: '400' },
      seed: { type: 'string', default: String(1 + Math.floor(Math.random() * 1e9)) },
    },
  });
  const seed = wholeNumber('seed', values.seed);
  const trials = wholeNumber('trials', values.trials);
  const trial = await CorruptionTrial.of(
    libraryDirectory(positionals[0]),
    wholeNumber('documents', values.documents),
  );
  const names = Object.keys(damages) as DamageName[];
  const rows = new Map<string, CorruptionOutcome[]>();
  for (let number = 0; number < trials; number++) {
    const damage = names[number % names.length]!;
    const isServing = Math.floor(number / names.length) % 2 === 0;
    const outcome = await trial.run({ damage, isServing, random: seededRandom(seed + number) });
    const row = `${damage}, ${isServing ? 'under load' : 'before the start'}`;
    addToGroup(rows, row, outcome);
    for (const line of outcome.notes) console.error(`trial ${number} (${row}): ${line}`);
  }
  console.log(`${trials} trials, seed ${seed}, ${trial.requests} requests each; ${machine()}\n`);
  const all = [...rows.values()].flat();
  const table = [...[...rows].sort(([a], [b]) => (a < b ? -1 : 1)), ['all', all] as const];
  console.log(markdownTable(['damage', ...columns.map(([name]) => name)], table.map(cellsOf), 1));
  if (all.some(isWrong)) process.exitCode = 1;
});
process.exit();

function cellsOf([name, outcomes]: readonly [string, readonly CorruptionOutcome[]]): string[] {
  const sums = columns.map(([, count]) => outcomes.reduce((sum, outcome) => sum + count(outcome), 0));
  return [name, ...sums.map(String)];
}

function isWrong({ isCrashed, bugs, ofAnother, wrong, otherStatus }: CorruptionOutcome): boolean {
  return isCrashed || bugs + ofAnother + wrong + otherStatus > 0;
}
