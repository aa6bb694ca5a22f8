import { parseArgs } from 'node:util';

/** Prints what a model makes of the numbers on the command line, its usage with --help, or which of them is wrong. */
export function scaleModel<T extends Readonly<Record<string, number>>>(
  usage: string,
  defaults: T,
  print: (numbers: T) => void,
): void {
  try {
    if (process.argv.includes('--help')) console.log(usage);
    else print(scaleNumbers(process.argv.slice(2), defaults));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

/**
 * Reads options that each take a number above 0.
 * @param defaults what each is when it is not given.
 * @throws Error that names the option that is wrong.
 */
export function scaleNumbers<T extends Readonly<Record<string, number>>>(words: string[], defaults: T): T {
  const options = Object.fromEntries(
    Object.keys(defaults).map((name) => [name, { type: 'string' as const }]),
  );
  const { values } = parseArgs({ args: words, options });
  const given = Object.entries(values).map(([name, text]) => [name, positiveNumber(name, String(text))]);
  return { ...defaults, ...Object.fromEntries(given) };
}

/** The number that an option of a benchmark was given. @throws Error that names the option. */
export function wholeNumber(option: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${option} takes whole numbers above 0, not "${text}".`);
  return Number(text);
}

/** The number that an option of a benchmark was given. @throws Error that names the option. */
export function positiveNumber(option: string, text: string): number {
  const value = Number(text);
  if (value > 0 && value < Number.POSITIVE_INFINITY) return value;
  throw new Error(`--${option} takes numbers above 0, not "${text}".`);
}
