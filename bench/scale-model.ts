import { scaleNumbers } from './scale-numbers.ts';

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
