// From the command to the first answer, and memory, by size of the library: `node bin/bun.mjs bench/start.ts --help`
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { openLibrary } from '../src/library/library.ts';
import { libraryOfCopies } from './library-of-copies.ts';
import { machine } from './machine.ts';
import { markdownTable } from './markdown-table.ts';
import { median } from './median.ts';
import type { ProcessMemory } from './process-memory.ts';
import { type StartBenchOptions, startOptions, startUsage } from './start-options.ts';
import { startServed } from './start-served.ts';
import { touchDocuments } from './start-touch.ts';

interface Start {
  /** From the start of the command to the first 200. */
  readonly milliseconds: number;
  /** The same without the launcher, started once more. */
  readonly direct: number;
  readonly first: ProcessMemory;
  readonly later: ProcessMemory;
  readonly launcher: ProcessMemory;
}

try {
  if (process.argv.includes('--help')) console.log(startUsage);
  else await bench(startOptions(process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function bench(options: StartBenchOptions): Promise<void> {
  const rows: string[][] = [];
  for (const editions of options.editions) {
    const directory = await libraryOfCopies(editions);
    const paths = await documentPaths(directory);
    const starts: Start[] = [];
    for (let round = 0; round < options.rounds; round++) {
      starts.push(await measure(directory, paths, options.documents));
    }
    const disk = statSync(join(directory, 'library.mdb')).blocks * 512;
    rows.push([String(editions), String(paths.length), (disk / 1e6).toFixed(0), ...cells(starts)]);
  }
  console.log(`medians of ${options.rounds} starts; ${machine()}\n`);
  const later = `after ${options.documents}`;
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

async function measure(directory: string, paths: readonly string[], documents: number): Promise<Start> {
  const chapter = paths.find((path) => path.endsWith('/GEN/1.json')) ?? paths[0]!;
  const served = await startServed(directory, chapter, 'launcher');
  try {
    const { milliseconds, port } = served;
    const first = served.memoryOfChildren();
    await touchDocuments(port, paths, documents);
    const later = served.memoryOfChildren();
    const launcher = served.memory();
    const direct = await directStart(directory, chapter);
    return { milliseconds, direct, first, later, launcher };
  } finally {
    await served.stop();
  }
}

async function directStart(directory: string, path: string): Promise<number> {
  const served = await startServed(directory, path, 'direct');
  await served.stop();
  return served.milliseconds;
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
