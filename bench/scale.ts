// Builds content of more and more translations and prints how the figures grow: `node bin/bun.mjs bench/scale.ts --help`
import { mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { links } from '../src/documents/links.ts';
import { machine } from './machine.ts';
import { markdownTable } from './markdown-table.ts';
import { median } from './median.ts';
import { scaleBuild } from './scale-build.ts';
import { scaleChanges, scaleDocuments } from './scale-changes.ts';
import { changeOneVerse, copyId, writeScaleContent } from './scale-content.ts';
import { type Scale, scaleRows } from './scale-figures.ts';
import { scaleLibrary } from './scale-library.ts';
import { type ScaleOptions, scaleOptions, scaleUsage } from './scale-options.ts';
import { startServed } from './start-served.ts';

const scratch = join(import.meta.dir, '../.cache/bench/scale');
const starts = 3;

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
