import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openLibrary } from '../src/library/library.ts';
import { storeFile } from '../src/library/store.ts';
import { seededRandom } from '../test/seeded-random.ts';
import { libraryOfCopies } from './lib/library-of-copies.ts';
import { runBenchmark, wholeNumber } from './lib/options.ts';
import type { ProcessMemory } from './lib/processes.ts';
import { machine, markdownTable, median } from './lib/report.ts';
import { startServer } from './lib/started-server.ts';

const usage = `Usage: node bin/bun.mjs bench/start.ts [options]
  --editions 1,20,200   sizes of libraries: copies of the starter's largest translation
  --rounds 5            starts of each, whose median is printed
  --documents 10000     random documents to request before memory is read again`;

const concurrency = 16;

await runBenchmark(usage, async (words) => {
  const { values } = parseArgs({
    args: words,
    options: {
      editions: { type: 'string', default: '1,20,200' },
      rounds: { type: 'string', default: '5' },
      documents: { type: 'string', default: '10000' },
    },
  });
  const editions = values.editions.split(',').map((text) => wholeNumber('editions', text));
  await bench(editions, wholeNumber('rounds', values.rounds), wholeNumber('documents', values.documents));
});

async function bench(sizes: readonly number[], rounds: number, documents: number): Promise<void> {
  const rows: string[][] = [];
  for (const editions of sizes) {
    const directory = await libraryOfCopies(editions);
    const paths = await documentPaths(directory);
    const starts: Start[] = [];
    for (let round = 0; round < rounds; round++) starts.push(await measure(directory, paths, documents));
    const disk = statSync(storeFile(directory)).blocks * 512;
    rows.push([String(editions), String(paths.length), (disk / 1e6).toFixed(0), ...cells(starts)]);
  }
  console.log(`medians of ${rounds} starts; ${machine()}\n`);
  const later = `after ${documents}`;
  const times = ['ms to first 200', 'slowest ms', 'ms without launcher'];
  const memory = ['resident MB', 'anonymous MB', `resident MB ${later}`, `anonymous MB ${later}`];
  const head = ['editions', 'documents', 'library MB', ...times, ...memory, 'launcher MB'];
  console.log(markdownTable(head, rows, 0));
}

async function documentPaths(directory: string): Promise<string[]> {
  const library = openLibrary(directory, { readOnly: true });
  const paths = library.paths('/api/');
  await library.close();
  return paths;
}

interface Start {
  readonly milliseconds: number;
  readonly direct: number;
  readonly first: ProcessMemory;
  readonly later: ProcessMemory;
  readonly launcher: ProcessMemory;
}

async function measure(directory: string, paths: readonly string[], documents: number): Promise<Start> {
  const chapter = paths.find((path) => path.endsWith('/GEN/1.json')) ?? paths[0]!;
  const server = await startServer(directory, chapter, 'launcher');
  try {
    const { milliseconds, port } = server;
    const first = server.memoryOfChildren();
    await requestDocuments(port, paths, documents);
    const later = server.memoryOfChildren();
    const launcher = server.memory();
    const direct = await directStart(directory, chapter);
    return { milliseconds, direct, first, later, launcher };
  } finally {
    await server.stop();
  }
}

/**
 * Sends `count` requests for random paths to a local server; the same ones each time.
 * @throws if a response is not 200.
 */
async function requestDocuments(port: number, paths: readonly string[], count: number): Promise<void> {
  const random = seededRandom(1);
  let asked = 0;
  const askOn = async () => {
    while (asked++ < count) {
      const path = paths[Math.floor(random() * paths.length)]!;
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { decompress: false });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} was answered with status ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, askOn));
}

async function directStart(directory: string, path: string): Promise<number> {
  const server = await startServer(directory, path, 'direct');
  await server.stop();
  return server.milliseconds;
}

function cells(starts: readonly Start[]): string[] {
  const of = (value: (start: Start) => number) => median(starts.map(value)).toFixed(0);
  return [
    of(({ milliseconds }) => milliseconds),
    Math.max(...starts.map(({ milliseconds }) => milliseconds)).toFixed(0),
    of(({ direct }) => direct),
    of(({ first }) => first.resident),
    of(({ first }) => first.anonymous),
    of(({ later }) => later.resident),
    of(({ later }) => later.anonymous),
    of(({ launcher }) => launcher.resident),
  ];
}
