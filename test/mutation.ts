/**
 * Mutation tests, part of the nightly run: `node bin/bun.mjs test/mutation.ts [--count N] [--seed TEXT] [PART
 * OF A PATH...]`. They run on a copy of the files in git. Each mutant changes one operator, literal or call in
 * one file. The tests are quick ones that import the file, nearest first. A mutant that survives them is
 * printed with its place: it is a missing test, code without effect, or something that only a wide test
 * detects. The table at the end counts them by room; --count is per room.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { importsOf, root } from './conformance/house/source-files.ts';

const rooms = [
  'src/formats',
  'src/documents',
  'src/references',
  'src/search',
  'src/questions',
  'src/server',
  'src/publish',
  'src/mcp',
  'web',
] as const;
const isCode = /(?<!\.(?:test|fixture|make|rows|d)|-schemas?|-parts|-table|-texts)\.tsx?$/;

/** Operators that the formatter surrounds with spaces, unlike in types and regular expressions. */
const changes: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ <= /g, ' < '],
  [/ >= /g, ' > '],
  [/(?<=[\w)\]]) < (?=[\w(])/g, ' <= '],
  [/(?<=[\w)\]]) > (?=[\w(])/g, ' >= '],
  [/(?<=[\w)\]]) \+ (?=[\w(])/g, ' - '],
  [/(?<=[\w)\]]) - (?=[\w(])/g, ' + '],
  [/\breturn true\b/g, 'return false'],
  [/\breturn false\b/g, 'return true'],
  [/\bif \(!/g, 'if ('],
  [/(?<=[(=:] )([\w.]+) \?\? ([\w.]+)(?=[;,)]|$)/g, '$2 ?? $1'],
  [/^\s*(?:await )?[\w.#]+\([^()]*\);$/g, ''],
];

interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly before: string;
  readonly after: string;
  readonly text: string;
}

export function mutantsOf(file: string, text: string): Mutant[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (/^\s*(?:\/\/|\/?\*|import\b|export (?:type|\*|\{)|type\b|interface\b|readonly\b)/.test(line))
      return [];
    const code = line.replace(
      /\/\/.*$|'(?:[^'\\]|\\.)*'|`[^`]*`|(?<=[(,=:] ?)\/(?:[^/\\]|\\.)+\/\w*/g,
      (part) => '\0'.repeat(part.length),
    );
    return changes.flatMap(([pattern, instead]) =>
      [...code.matchAll(pattern)].map(({ 0: found, 1: a, 2: b, index: at }) => {
        const written = instead.replace('$1', a ?? '').replace('$2', b ?? '');
        const after = line.slice(0, at) + written + line.slice(at + found.length);
        const changed = lines.with(index, after).join('\n');
        return { file, line: index + 1, before: line.trim(), after: after.trim(), text: changed };
      }),
    );
  });
}

/** These start processes and browsers, or read documents made by others. */
const farFromCode = /^(?:bench|test\/(?:browser|docs|end-to-end|hardening|object-store))\//;
/** Slower files, and all beyond a number, are left out of the wide tests of a module. */
const maxMilliseconds = 8000;
const maxWideTests = 12;
const timings = (
  JSON.parse(readFileSync(join(import.meta.dir, 'timings.json'), 'utf8')) as { files: Record<string, number> }
).files;

const reached = new Map<string, ReadonlySet<string>>();

function reachedBy(test: string): ReadonlySet<string> {
  const known = reached.get(test);
  if (known) return known;
  const files = new Set([test]);
  for (const file of files) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const imported of importsOf(file))
      if (existsSync(join(root, imported.file))) files.add(imported.file);
  }
  reached.set(test, files);
  return files;
}

/**
 * Quick tests that import a file, in three steps: next to it, in its room, and those elsewhere that import
 * fewest other files.
 */
function testsOf(file: string, files: readonly string[]): (readonly string[])[] {
  const room = `${file.split('/').slice(0, 2).join('/')}/`;
  const tests = files.filter(
    (each) =>
      /(?<!\.slow)\.test\.tsx?$/.test(each) &&
      !farFromCode.test(each) &&
      (timings[each] ?? 0) <= maxMilliseconds &&
      reachedBy(each).has(file),
  );
  const near = tests.filter((each) => dirname(each) === dirname(file));
  const ofRoom = tests.filter((each) => each.startsWith(room) && !near.includes(each));
  const wide = tests
    .filter((each) => !each.startsWith(room) && !near.includes(each))
    .toSorted((a, b) => reachedBy(a).size - reachedBy(b).size)
    .slice(0, maxWideTests);
  return [near, ofRoom, wide].filter((step) => step.length > 0);
}

function sampleOf(mutants: readonly Mutant[], count: number, seed: string): readonly Mutant[] {
  const order = (mutant: Mutant) => Bun.hash(`${seed} ${mutant.file}:${mutant.line} ${mutant.after}`);
  return mutants.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)).slice(0, count);
}

async function run(count: number, seed: string, parts: readonly string[]): Promise<void> {
  const listed = Bun.spawnSync(['git', 'ls-files'], { cwd: root }).stdout.toString().trim().split('\n');
  const files = listed.filter((file) => existsSync(join(root, file)));
  const copy = mkdtempSync(join(tmpdir(), 'scriptorium-mutation-'));
  const figures: Figures[] = [];
  try {
    for (const file of files) {
      mkdirSync(join(copy, dirname(file)), { recursive: true });
      cpSync(join(root, file), join(copy, file));
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const testsFailing = failingTests(copy);
    for (const room of rooms) {
      const all = files
        .filter((file) => file.startsWith(`${room}/`) && isCode.test(file))
        .filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
        .flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')));
      const sample = sampleOf(all, count, seed);
      let killed = 0;
      for (const mutant of sample) {
        if (await testsFailing(mutant, testsOf(mutant.file, files))) killed++;
        else
          console.log(
            `${mutant.file}:${mutant.line}: no test notices\n  - ${mutant.before}\n  + ${mutant.after}`,
          );
      }
      if (sample.length > 0) figures.push({ room, mutants: all.length, tried: sample.length, killed });
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  console.log(`\n${tableOf(figures)}\n\nseed ${seed}`);
  if (figures.some((each) => percentOf(each) < minPercent)) process.exitCode = 1;
}

export interface Figures {
  readonly room: string;
  readonly mutants: number;
  readonly tried: number;
  readonly killed: number;
}

const percentOf = ({ killed, tried }: Figures) => Math.round((100 * killed) / tried);

export function tableOf(figures: readonly Figures[]): string {
  const rows = figures.map(
    ({ room, ...each }) =>
      `| \`${room}/\` | ${each.mutants} | ${each.tried} | ${each.killed} | ${percentOf({ room, ...each })} % |`,
  );
  return ['| room | mutants | tried | killed | |', '|---|---|---|---|---|', ...rows].join('\n');
}

/**
 * A lower score of a room means that tests were lost. The aim is 85; 100 is out of reach, because some
 * mutants are equivalent.
 */
const minPercent = 50;
/** A mutant may loop forever; tests of a file take seconds. */
const maxMillisecondsOfTests = 180_000;

function failingTests(copy: string) {
  const succeeding = new Map<string, readonly string[]>();
  const succeedingOf = async (tests: readonly string[]): Promise<readonly string[]> => {
    if (!(await fails(copy, tests))) return tests;
    const kept: string[] = [];
    for (const test of tests) {
      if (await fails(copy, [test])) console.log(`${test} fails without any change, and is left out`);
      else kept.push(test);
    }
    return kept;
  };
  return async (mutant: Mutant, steps: readonly (readonly string[])[]): Promise<boolean> => {
    const path = join(copy, mutant.file);
    const original = readFileSync(path, 'utf8');
    for (const step of steps) {
      const tests = succeeding.get(step.join()) ?? (await succeedingOf(step));
      succeeding.set(step.join(), tests);
      if (tests.length === 0) continue;
      writeFileSync(path, mutant.text);
      const isNoticed = await fails(copy, tests);
      writeFileSync(path, original);
      if (isNoticed) return true;
    }
    return false;
  };
}

async function fails(folder: string, tests: readonly string[]): Promise<boolean> {
  const words = [process.execPath, 'test', '--bail', '--timeout=60000', ...tests.map((test) => `./${test}`)];
  const child = Bun.spawn(words, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'ignore'],
    timeout: maxMillisecondsOfTests,
    killSignal: 'SIGKILL',
  });
  return (await child.exited) !== 0;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    options: {
      count: { type: 'string', default: '8' },
      seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    },
    allowPositionals: true,
  });
  await run(Number(values.count), values.seed, positionals);
}
