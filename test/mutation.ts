/**
 * Mutation tests, part of the nightly run: `node bin/bun.mjs test/mutation.ts [--count N] [--seed TEXT] [PART
 * OF A PATH...]`. They run on a copy of the files in git. Each mutant changes one operator or literal in one
 * file. The tests are the quick ones of its room, nearest first, and the wide ones that import the room. A
 * mutant that survives them is printed with its place: it is a missing test, code without effect, or
 * something that only a wide test detects.
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

const repository = join(import.meta.dir, '..');

/** Rooms whose bugs would change the text that people read. */
const rooms = /^src\/(?:formats|documents|references|server|questions)\//;
const isCode = /(?<!\.(?:test|fixture|make|rows)|-schemas?|-parts|-table|-texts)\.ts$/;

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
      [...code.matchAll(pattern)].map(({ 0: found, index: at }) => {
        const after = line.slice(0, at) + instead + line.slice(at + found.length);
        const changed = lines.with(index, after).join('\n');
        return { file, line: index + 1, before: line.trim(), after: after.trim(), text: changed };
      }),
    );
  });
}

/** These start processes and browsers, or read documents made by others. */
const farFromCode = /^test\/(?:browser|docs|end-to-end|hardening|object-store|publish)\//;

/**
 * Tests that should fail for a mutant of a file, in three steps: next to it, in its room, and wide ones of
 * the room.
 */
function testsOf(file: string, files: readonly string[]): (readonly string[])[] {
  const room = file.split('/').slice(0, 2).join('/');
  const quick = files.filter((each) => /(?<!\.slow)\.test\.ts$/.test(each));
  const ofRoom = quick.filter((each) => each.startsWith(`${room}/`));
  const near = ofRoom.filter((each) => dirname(each) === dirname(file));
  const others = ofRoom.filter((each) => !near.includes(each));
  const folders = new Set(
    files.filter((each) => /^test\/\w+\//.test(each) && imports(each, room)).map((each) => dirname(each)),
  );
  const wide = quick.filter((each) => folders.has(dirname(each)) && !farFromCode.test(each));
  return [near, others, wide].filter((tests) => tests.length > 0);
}

function imports(file: string, room: string): boolean {
  return file.endsWith('.ts') && readFileSync(join(repository, file), 'utf8').includes(`../${room}/`);
}

async function run(count: number, seed: string, parts: readonly string[]): Promise<void> {
  const listed = Bun.spawnSync(['git', 'ls-files'], { cwd: repository }).stdout.toString().trim().split('\n');
  const files = listed.filter((file) => existsSync(join(repository, file)));
  const wanted = (file: string) =>
    rooms.test(file) &&
    isCode.test(file) &&
    (parts.length === 0 || parts.some((part) => file.includes(part)));
  const all = files
    .filter(wanted)
    .flatMap((file) => mutantsOf(file, readFileSync(join(repository, file), 'utf8')));
  const order = (mutant: Mutant) => Bun.hash(`${seed} ${mutant.file}:${mutant.line} ${mutant.after}`);
  const sample = all.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)).slice(0, count);
  const copy = mkdtempSync(join(tmpdir(), 'scriptorium-mutation-'));
  try {
    for (const file of files) {
      mkdirSync(join(copy, dirname(file)), { recursive: true });
      cpSync(join(repository, file), join(copy, file));
    }
    symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'));
    const distinct = new Map(
      sample.flatMap(({ file }) => testsOf(file, files)).map((tests) => [tests.join(), tests]),
    );
    for (const tests of distinct.values()) {
      if (await fails(copy, tests)) throw new Error(`These fail without any change: ${tests.join(', ')}`);
    }
    let unnoticed = 0;
    for (const mutant of sample) {
      const path = join(copy, mutant.file);
      const original = readFileSync(path, 'utf8');
      writeFileSync(path, mutant.text);
      let isNoticed = false;
      for (const tests of testsOf(mutant.file, files)) isNoticed ||= await fails(copy, tests);
      writeFileSync(path, original);
      if (isNoticed) continue;
      unnoticed++;
      console.log(
        `${mutant.file}:${mutant.line}: no test notices\n  - ${mutant.before}\n  + ${mutant.after}`,
      );
    }
    const noticed = sample.length - unnoticed;
    const percent = Math.round((100 * noticed) / sample.length);
    console.log(
      `${noticed} of ${sample.length} mutants noticed (${percent} %), of ${all.length} that there are; seed ${seed}`,
    );
    process.exitCode = percent >= leastPercent ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** A lower score means that tests were lost. Some mutants are equivalent, so 100 is out of reach. */
const leastPercent = 60;
/** A mutant may loop forever; tests of a file take seconds. */
const patienceMilliseconds = 180_000;

async function fails(folder: string, tests: readonly string[]): Promise<boolean> {
  const words = [process.execPath, 'test', '--bail', '--timeout=60000', ...tests.map((test) => `./${test}`)];
  const child = Bun.spawn(words, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'ignore'],
    timeout: patienceMilliseconds,
    killSignal: 'SIGKILL',
  });
  return (await child.exited) !== 0;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    options: {
      count: { type: 'string', default: '60' },
      seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    },
    allowPositionals: true,
  });
  await run(Number(values.count), values.seed, positionals);
}
