/** Measures the worker in this process: its start, CPU time of each kind of question, and files it reads. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeWorker } from '../../src/edge/build-worker.ts';
import type { StoredFile } from '../../src/edge/published-files.ts';
import { openLibrary } from '../../src/library/library.ts';
import { AskedQuestions } from '../../test/edge/asked-questions.ts';
import { newFolder } from '../../test/new-folder.ts';
import { publishedFolder } from '../../test/publish/static-host/published-folder.ts';
import { seededRandom } from '../../test/seeded-random.ts';
import { runBenchmark, wholeNumber } from '../lib/options.ts';
import { machine, markdownTable } from '../lib/report.ts';

const usage = `Usage: node bin/bun.mjs bench/edge/worker.ts LIBRARY [options]
  --questions 2000   questions to ask, after as many that warm up`;

interface Bucket {
  get(key: string): Promise<StoredFile | null>;
}

await runBenchmark(usage, async (words) => {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { questions: { type: 'string', default: '2000' } },
  });
  await bench(positionals[0] ?? '.cache/starter/library', wholeNumber('questions', values.questions));
});

async function bench(directory: string, count: number): Promise<void> {
  const library = openLibrary(directory, { readOnly: true });
  const folder = newFolder();
  await writeWorker(folder, 'node');
  const { folderBucket } = await import(join(folder, 'folder-bucket.mjs'));
  const files: Bucket = folderBucket(await publishedFolder(library));
  let reads = 0;
  const BUCKET: Bucket = {
    get(key) {
      reads++;
      return files.get(key);
    },
  };
  const started = performance.now();
  const { default: worker } = await import(join(folder, 'worker.js'));
  const ask = async (path: string) =>
    await (await worker.fetch(new Request(`http://edge.example${path}`), { BUCKET })).arrayBuffer();
  await ask('/api/x/passage?ref=John+3:16&in=KJV');
  const start = performance.now() - started;
  const asked = new AskedQuestions(library, seededRandom(1));
  for (let each = 0; each < count; each++) await ask(asked.next());
  const kinds = new Map<string, { milliseconds: number[]; reads: number }>();
  for (let each = 0; each < count; each++) {
    const path = asked.next();
    const kind = /^\/api\/x\/(\w+)/.exec(path)![1]!;
    const before = process.cpuUsage();
    reads = 0;
    await ask(path);
    const { user, system } = process.cpuUsage(before);
    for (const name of [kind, 'all']) {
      const figures = kinds.getOrInsertComputed(name, () => ({ milliseconds: [], reads: 0 }));
      figures.milliseconds.push((user + system) / 1000);
      figures.reads += reads;
    }
  }
  console.log(`first answer ${start.toFixed(0)} ms after the module was loaded; ${machine()}\n`);
  const rows = [...kinds].map(([kind, { milliseconds, reads }]) => {
    const sorted = milliseconds.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)]!.toFixed(1);
    return [kind, String(sorted.length), at(0.5), at(0.95), (reads / sorted.length).toFixed(2)];
  });
  console.log(markdownTable(['question', 'asked', 'CPU ms, p50', 'p95', 'files read'], rows, 0));
  await library.close();
  process.exit();
}
