import { parseArgs } from 'node:util';
import { positiveNumber } from './positive-number.ts';

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
