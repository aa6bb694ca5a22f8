import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { wholeNumber } from './whole-number.ts';

const starter = join(import.meta.dir, '../.cache/starter/content/translations/KJV');

export interface ScaleOptions {
  /** Sizes of the content folders, in translations. */
  readonly counts: readonly number[];
  /** Folder with the USFM files of one translation. */
  readonly source: string;
  /** Leave content and libraries where they were made. */
  readonly keep: boolean;
}

export const scaleUsage = `Usage: node bin/bun.mjs bench/scale.ts [options]
  --counts 10,50,200   sizes of the content: so many copies of one translation
  --source FOLDER      its USFM files; the starter's King James Version when left out
  --keep               leave content and libraries in .cache/bench/scale

200 copies of a whole Bible take about five minutes and 3 GB.`;

/** @throws Error that names the option that is wrong. */
export function scaleOptions(words: string[]): ScaleOptions {
  const { values } = parseArgs({
    args: words,
    options: {
      counts: { type: 'string', default: '10,50,200' },
      source: { type: 'string', default: starter },
      keep: { type: 'boolean', default: false },
    },
  });
  const { source, keep } = values;
  return { counts: values.counts.split(',').map((text) => wholeNumber('counts', text)), source, keep };
}
