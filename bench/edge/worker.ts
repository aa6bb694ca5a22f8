/** Measures the worker in Bun and Node: its start, CPU time of each kind of question, and files it reads. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeWorker } from '../../src/edge/build-worker.ts';
import { openLibrary } from '../../src/library/library.ts';
import { AskedQuestions } from '../../test/edge/asked-questions.ts';
import { newFolder } from '../../test/new-folder.ts';
import { publishedFolder } from '../../test/publish/static-host/published-folder.ts';
import { seededRandom } from '../../test/seeded-random.ts';
import { runBenchmark, wholeNumber } from '../lib/options.ts';
import { machine, markdownTable } from '../lib/report.ts';

const usage = `Usage: node bin/bun.mjs bench/edge/worker.ts LIBRARY [options]
  --questions 2000   questions to ask, after as many that warm up`;

interface Measured {
  readonly startMilliseconds: number;
  readonly asked: readonly { readonly kind: string; readonly milliseconds: number; readonly reads: number }[];
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
  const asked = new AskedQuestions(library, seededRandom(1));
  const questions = () => Array.from({ length: count }, () => asked.next());
  const folder = newFolder({ 'questions.json': { warmUp: questions(), measured: questions() } });
  await writeWorker(folder, 'node');
  const published = await publishedFolder(library);
  await library.close();
  console.log(`${machine()}\n`);
  const rows = [process.execPath, 'node'].flatMap((engine) => rowsOf(engine, folder, published));
  const head = ['engine', 'question', 'asked', 'CPU ms, p50', 'p95', 'files read'];
  console.log(markdownTable(head, rows, 1));
}

function rowsOf(engine: string, folder: string, published: string): string[][] {
  const script = join(import.meta.dir, 'ask-worker.mjs');
  const { stdout, success } = Bun.spawnSync([engine, script, folder, published], { stderr: 'inherit' });
  if (!success) throw new Error(`${engine} cannot run the worker.`);
  const { startMilliseconds, asked } = JSON.parse(stdout.toString()) as Measured;
  const name = engine === 'node' ? 'Node' : 'Bun';
  console.log(`${name}: first answer ${startMilliseconds.toFixed(0)} ms after the module was loaded`);
  const kinds = Object.entries({ ...Object.groupBy(asked, ({ kind }) => kind), all: asked });
  return kinds.map(([kind, ofKind]) => {
    const sorted = ofKind!.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)]!.toFixed(1);
    const reads = ofKind!.reduce((sum, each) => sum + each.reads, 0) / sorted.length;
    return [name, kind, String(sorted.length), at(0.5), at(0.95), reads.toFixed(2)];
  });
}
