import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forEachInFlight } from '../src/lib/for-each-in-flight.ts';

const repository = join(import.meta.dir, '..');
const folders = ['bench', 'client', 'packaging', 'src', 'starter', 'test', 'web'];

/** Seconds of work for one process, if its files are short. */
const secondsOfBatch = 40;
/** Files that take longer run alone. */
const maxSecondsOfShort = 8;

export interface Outcome {
  readonly passed: number;
  readonly skipped: number;
  readonly failed: number;
  /** The lines of failed tests. */
  readonly failures: readonly string[];
}

/** All test files whose paths contain one of the words, or begin with it if it begins with `./`. */
export function testFiles(words: readonly string[]): string[] {
  const isNamed = (file: string) =>
    words.some((word) => (word.startsWith('./') ? file.startsWith(word.slice(2)) : file.includes(word)));
  return [...new Bun.Glob(`{${folders.join()}}/**/*.test.{ts,tsx}`).scanSync(repository)]
    .filter((file) => !file.includes('node_modules/') && (words.length === 0 || isNamed(file)))
    .sort();
}

/**
 * The files of each process, the slowest first. Short files share processes, which load their modules once. If a
 * process ran all files, its heap would keep the libraries of all, and each collection of a build would read it.
 * @param secondsOf undefined for a new file
 */
export function batchesOf(
  files: readonly string[],
  secondsOf: (file: string) => number | undefined,
): readonly (readonly string[])[] {
  const batches: { files: string[]; seconds: number }[] = [];
  let open: (typeof batches)[number] | undefined;
  for (const file of files) {
    const seconds = secondsOf(file) ?? Number.POSITIVE_INFINITY;
    const isShort = seconds <= maxSecondsOfShort;
    if (isShort && open && open.seconds < secondsOfBatch) {
      open.files.push(file);
      open.seconds += seconds;
      continue;
    }
    const batch = { files: [file], seconds };
    batches.push(batch);
    if (isShort) open = batch;
  }
  return batches.toSorted((a, b) => b.seconds - a.seconds).map((batch) => batch.files);
}

interface Run {
  readonly options: readonly string[];
  readonly processes: number;
  readonly env: NodeJS.ProcessEnv;
  /** A folder for what the processes print, so that what one prints stays together. */
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly onEnd: (files: readonly string[], seconds: number) => void;
}

export async function runBatches(batches: readonly (readonly string[])[], run: Run): Promise<Outcome> {
  const sum = { passed: 0, skipped: 0, failed: 0, failures: [] as string[] };
  const isOver = () => run.signal.aborted;
  await forEachInFlight(
    batches,
    run.processes,
    async (files) => {
      const outcome = await runBatch(files, run);
      process.stdout.write(outcome.text);
      sum.passed += outcome.passed;
      sum.skipped += outcome.skipped;
      sum.failed += outcome.failed;
      sum.failures.push(...outcome.failures);
    },
    isOver,
  );
  return sum;
}

async function runBatch(files: readonly string[], run: Run) {
  const started = performance.now();
  const printed = join(run.folder, `printed-${Bun.hash(files.join())}`);
  const output = openSync(printed, 'w');
  const child = Bun.spawn([process.execPath, 'test', ...run.options, ...files.map((file) => `./${file}`)], {
    cwd: repository,
    env: run.env,
    stdio: ['ignore', output, output],
    signal: run.signal,
  });
  const status = await child.exited;
  closeSync(output);
  run.onEnd(files, (performance.now() - started) / 1000);
  return outcomeOf(readFileSync(printed, 'utf8'), status, files);
}

/** Reads what `bun test` printed. `text` is all of it without its summary. */
export function outcomeOf(
  printed: string,
  status: number,
  files: readonly string[],
): Outcome & { readonly text: string } {
  const lines = printed.replace(/^bun test v.*\n/m, '');
  const summary = /\n *\d+ pass\n(?: *\d+ .*\n)*Ran \d+ tests? across .*\n$/.exec(lines)?.[0] ?? '';
  const count = (word: string) => Number(new RegExp(`^ *(\\d+) ${word}$`, 'm').exec(summary)?.[1] ?? 0);
  const text = lines
    .slice(0, lines.length - summary.length)
    .replace(/\n\d+ tests? (?:failed|skipped):\n[\s\S]*$/, '\n');
  const failures = [...text.matchAll(/^\(fail\) .*$/gm)].map(([line]) => line);
  const failed = count('fail');
  const fault =
    summary === '' || (status !== 0 && failed === 0)
      ? `the test process ended with status ${status}`
      : failed > failures.length && 'an error outside of a test';
  const counts = { passed: count('pass'), skipped: count('skip') };
  if (!fault) return { ...counts, failed, failures, text };
  const line = `(fail) ${files.join(', ')}: ${fault}`;
  return {
    ...counts,
    failed: Math.max(failed, failures.length + 1),
    failures: [...failures, line],
    text: `${text}${line}\n`,
  };
}
