import { parseArgs } from 'node:util';
import { wholeNumber } from './whole-number.ts';

export interface StartBenchOptions {
  /** Sizes of libraries, in editions. */
  readonly editions: readonly number[];
  readonly rounds: number;
  /** How many documents are asked for after the first. */
  readonly documents: number;
}

export const startUsage = `Usage: node bin/bun.mjs bench/start.ts [options]
  --editions 1,20,200   sizes of libraries: copies of the starter's largest translation
  --rounds 5            starts of each, whose median is printed
  --documents 10000     random documents to ask for before memory is read again`;

/** @throws Error that names the option that is wrong. */
export function startOptions(words: string[]): StartBenchOptions {
  const { values } = parseArgs({
    args: words,
    options: {
      editions: { type: 'string', default: '1,20,200' },
      rounds: { type: 'string', default: '5' },
      documents: { type: 'string', default: '10000' },
    },
  });
  return {
    editions: values.editions.split(',').map((text) => wholeNumber('editions', text)),
    rounds: wholeNumber('rounds', values.rounds),
    documents: wholeNumber('documents', values.documents),
  };
}
