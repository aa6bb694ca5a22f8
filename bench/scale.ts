import { mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { links } from '../src/documents/links.ts';
import { runBenchmark, wholeNumber } from './lib/options.ts';
import { benchCache, project } from './lib/project.ts';
import { machine, markdownTable, median } from './lib/report.ts';
import { startServer } from './lib/started-server.ts';
import { scaleBuild, scaleCheck } from './scale/build.ts';
import { changeVerses, copyId, writeScaleContent, writeShortSource } from './scale/content.ts';
import { type Scale, scaleRows } from './scale/figures.ts';
import { changedDocuments, documentHashes, scaleLibrary } from './scale/library.ts';

const usage = `Usage: node bin/bun.mjs bench/scale.ts [options]
  --counts 10,50,200   sizes of the content: numbers of copies of one translation
  --source FOLDER      its USFM files; by default the starter's King James Version
  --short              one short book instead: figures of thousands of editions
  --keep               leave content and libraries in .cache/bench/scale

200 copies of a whole Bible take about five minutes and 3 GB. A short book shows how time (the exponent in the
last column), memory and the cost of one change grow with thousands of translations: --short --counts 1000,3000`;

const starter = join(project, '.cache/starter/content/translations/KJV');
const scratch = join(benchCache, 'scale');
const shortSource = join(benchCache, 'short-source');
const starts = 3;
const maxChangedEditions = 200;

await runBenchmark(usage, async (words) => {
  const { values } = parseArgs({
    args: words,
    options: {
      counts: { type: 'string', default: '10,50,200' },
      source: { type: 'string', default: starter },
      short: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
    },
  });
  const counts = values.counts.split(',').map((text) => wholeNumber('counts', text));
  if (values.short) writeShortSource(shortSource);
  await bench(counts, values.short ? shortSource : values.source, values.keep);
});

async function bench(counts: readonly number[], source: string, keep: boolean): Promise<void> {
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
  const check = await scaleCheck(content);
  const library = await scaleLibrary(directory);
  const start = await startMilliseconds(directory);
  const before = await documentHashes(directory);
  const unchanged = await scaleBuild(content, directory);
  changeVerses(content, [1], 'Indeed');
  const rebuild = await scaleBuild(content, directory);
  if (rebuild.compiled !== 1) {
    throw new Error(
      `After one verse was changed, ${rebuild.compiled} editions were compiled. Did the compiler change meanwhile?`,
    );
  }
  const changed = changedDocuments(before, await documentHashes(directory));
  const manyCount = Math.min(maxChangedEditions, count);
  changeVerses(
    content,
    Array.from({ length: manyCount }, (_, index) => index + 1),
    'Verily',
  );
  const many = await scaleBuild(content, directory);
  return { count, build, check, library, unchanged, rebuild, many, manyCount, changed, start };
}

async function startMilliseconds(directory: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < starts; round++) {
    const server = await startServer(directory, links.books(copyId(1)), 'launcher');
    times.push(server.milliseconds);
    await server.stop();
  }
  return median(times);
}
