import { parseArgs } from 'node:util';

/** Runs a benchmark, or prints its usage with --help. An error ends it with its message and exit code 1. */
export async function runBenchmark(usage: string, run: (words: string[]) => unknown): Promise<void> {
  const words = process.argv.slice(2);
  try {
    if (words.includes('--help')) console.log(usage);
    else await run(words);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

export function wholeNumber(option: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${option} takes whole numbers above 0, not "${text}".`);
  return Number(text);
}

export function positiveNumber(option: string, text: string): number {
  const value = Number(text);
  if (value > 0 && value < Number.POSITIVE_INFINITY) return value;
  throw new Error(`--${option} takes numbers above 0, not "${text}".`);
}

export function modelNumbers<T extends Readonly<Record<string, number>>>(words: string[], defaults: T): T {
  const options = Object.fromEntries(
    Object.keys(defaults).map((name) => [name, { type: 'string' as const }]),
  );
  const { values } = parseArgs({ args: words, options });
  const given = Object.entries(values).map(([name, text]) => [name, positiveNumber(name, String(text))]);
  return { ...defaults, ...Object.fromEntries(given) };
}
