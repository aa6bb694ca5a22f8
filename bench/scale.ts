// Builds content of more and more translations and prints how the figures grow: `node bin/bun.mjs bench/scale.ts --help`
import { mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { links } from '../src/documents/links.ts';
import { wholeNumber } from './lib/options.ts';
import { machine, markdownTable, median } from './lib/report.ts';
import { startServed } from './lib/started-server.ts';
import { scaleBuild } from './scale/build.ts';
import { changeOneVerse, copyId, writeScaleContent } from './scale/content.ts';
import { type Scale, scaleRows } from './scale/figures.ts';
import { scaleChanges, scaleDocuments, scaleLibrary } from './scale/library.ts';

const scratch = join(import.meta.dir, '../.cache/bench/scale');
const starts = 3;

const starter = join(import.meta.dir, '../.cache/starter/content/translations/KJV');

const scaleUsage = `Usage: node bin/bun.mjs bench/scale.ts [options]
  --counts 10,50,200   sizes of the content: so many copies of one translation
  --source FOLDER      its USFM files; the starter's King James Version when left out
  --keep               leave content and libraries in .cache/bench/scale

200 copies of a whole Bible take about five minutes and 3 GB.`;

try {
  if (process.argv.includes('--help')) console.log(scaleUsage);
  else await bench(scaleOptions(process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function bench({ counts, source, keep }: ScaleOptions): Promise<void> {
  const scales: Scale[] = [];
  for (const count of counts) {
    const folder = join(scratch, String(count));
    rmSync(folder, { recursive: true, force: true });
    try {
      scales.push(await measure(folder, source, count));
    } finally {
      if (!keep) rmSync(folder, { recursive: true, force: true });
    }
  }
  if (readdirSync(scratch).length === 0) rmdirSync(scratch);
  console.log(`${machine()}\n`);
  const head = ['translations', ...counts.map(String), `${counts.at(-1)} / ${counts[0]}`];
  console.log(markdownTable(head, scaleRows(scales), 1));
}

async function measure(folder: string, source: string, count: number): Promise<Scale> {
  const content = join(folder, 'content');
  const directory = join(folder, 'library');
  mkdirSync(content, { recursive: true });
  console.error(`Building ${count} translations in ${folder}`);
  writeScaleContent(content, source, count);
  const build = await scaleBuild(content, directory);
  if (build.compiled !== count) throw new Error(`The build compiled ${build.compiled} of ${count}.`);
  const library = await scaleLibrary(directory);
  const start = await startMilliseconds(directory);
  const before = await scaleDocuments(directory);
  changeOneVerse(content);
  const rebuild = await scaleBuild(content, directory);
  if (rebuild.compiled !== 1) {
    throw new Error(
      `After one verse was changed, ${rebuild.compiled} editions were compiled. Did the compiler change meanwhile?`,
    );
  }
  const changed = scaleChanges(before, await scaleDocuments(directory));
  return { count, build, library, rebuild, changed, start };
}

async function startMilliseconds(directory: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < starts; round++) {
    const served = await startServed(directory, links.books(copyId(1)), 'launcher');
    times.push(served.milliseconds);
    await served.stop();
  }
  return median(times);
}

export interface ScaleOptions {
  /** Sizes of the content folders, in translations. */
  readonly counts: readonly number[];
  /** Folder with the USFM files of one translation. */
  readonly source: string;
  /** Leave content and libraries where they were made. */
  readonly keep: boolean;
}

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
