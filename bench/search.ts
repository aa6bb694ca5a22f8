// Searches in one process, beside SQLite FTS5 doing the same: `node bin/bun.mjs bench/search.ts --help`
import { parseArgs } from 'node:util';
import { links } from '../src/documents/links.ts';
import type { Library } from '../src/library/library.ts';
import { openLibrary } from '../src/library/library.ts';
import { answerFrom } from '../src/questions/question.ts';
import { questions } from '../src/questions/questions.ts';
import { ParsedDocuments } from '../src/server/documents/parsed-documents.ts';
import { libraryOfCopies } from './lib/library-of-copies.ts';
import { runBenchmark, wholeNumber } from './lib/options.ts';
import { libraryDirectory } from './lib/project.ts';
import { machine, markdownTable, median } from './lib/report.ts';
import { FullTextDatabase } from './search/full-text-database.ts';
import { type Load, loadsFor } from './search/loads.ts';

const usage = `Usage: node bin/bun.mjs bench/search.ts [options]
  --library DIR     a library with an index (default: that of the benchmarks)
  --id ID           a translation in English of it (default: the first)
  --searches 300    searches of each kind
  --copies 20       also search so many copies of it at once; 1 for none`;

await runBenchmark(usage, async (words) => {
  const { values } = parseArgs({
    args: words,
    options: {
      library: { type: 'string' },
      id: { type: 'string' },
      searches: { type: 'string', default: '300' },
      copies: { type: 'string', default: '20' },
    },
  });
  const searches = wholeNumber('searches', values.searches);
  const copies = wholeNumber('copies', values.copies);
  const library = openLibrary(values.library ?? libraryDirectory(), { readOnly: true });
  try {
    const id = values.id ?? library.editions().find(({ kind }) => kind === 'translation')?.id;
    if (!id || !library.edition(id)) throw new Error(`The library has no translation ${id}.`);
    benchOne(library, id, searches);
  } finally {
    await library.close();
  }
  if (copies > 1) await benchMany(copies, searches);
});

function benchOne(library: Library, id: string, searches: number): void {
  const database = new FullTextDatabase(library, id);
  const rows = Object.entries(loadsFor(library, id, searches)).map(([name, loads]) => {
    const cold = loads.slice(0, 50).map((load) => timed(() => ask(new ParsedDocuments(library), id, load)));
    const documents = new ParsedDocuments(library);
    for (const load of loads) ask(documents, id, load);
    const ours = loads.map((load) => timed(() => ask(documents, id, load)));
    for (const load of loads) database.search(load);
    const theirs = loads.map((load) => timed(() => database.search(load)));
    const mean = (times: readonly number[]) => times.reduce((sum, time) => sum + time, 0) / times.length;
    return [
      name,
      median(cold).toFixed(2),
      `${median(ours).toFixed(2)} / ${atMost(ours, 0.99).toFixed(2)}`,
      (1000 / mean(ours)).toFixed(0),
      `${median(theirs).toFixed(2)} / ${atMost(theirs, 0.99).toFixed(2)}`,
      (1000 / mean(theirs)).toFixed(0),
      (mean(theirs) / mean(ours)).toFixed(1),
      (documents.bytes / 1e6).toFixed(0),
    ];
  });
  console.log(
    `${id}, ${searches} searches of each kind, counts by book and 20 verses with marks; ${machine()}\n`,
  );
  const head = [
    'search',
    'cold p50 ms',
    'p50 / p99 ms',
    'per s',
    'FTS5 p50 / p99 ms',
    'per s',
    'x FTS5',
    'kept MB',
  ];
  console.log(markdownTable(head, rows, 1));
  const index = library.paths(links.searchIndex(id)).map((path) => library.peek(path)!.bodyLength);
  console.log(
    `\nindex: ${index.length} documents, ${megabytes(index.reduce((sum, bytes) => sum + bytes, 0))} MB gzip, the largest ${(Math.max(...index) / 1000).toFixed(0)} kB; ` +
      `FTS5: ${megabytes(database.bytes)} MB with texts, filled in ${database.milliseconds.toFixed(0)} ms`,
  );
}

async function benchMany(copies: number, searches: number): Promise<void> {
  const library = openLibrary(await libraryOfCopies(copies), { readOnly: true });
  try {
    const id = library.editions()[0]!.id;
    const rows = Object.entries(loadsFor(library, id, Math.min(searches, 60))).map(([name, loads]) => {
      const documents = new ParsedDocuments(library);
      const first = loads
        .slice(0, 20)
        .map((load) => timed(() => ask(new ParsedDocuments(library), '*', load)));
      const times = loads.map((load) => timed(() => ask(documents, '*', load)));
      const answer = JSON.parse(ask(documents, '*', loads[0]!)) as {
        editions: unknown[];
        unsearched: number;
      };
      return [
        name,
        median(first).toFixed(1),
        `${median(times).toFixed(1)} / ${atMost(times, 0.99).toFixed(1)}`,
        `${answer.editions.length} of ${answer.editions.length + answer.unsearched}`,
        (documents.bytes / 1e6).toFixed(0),
      ];
    });
    console.log(`\nin ${copies} translations at once:\n`);
    console.log(markdownTable(['search', 'cold p50 ms', 'p50 / p99 ms', 'searched', 'kept MB'], rows, 1));
    console.log(`\nresident: ${(process.memoryUsage.rss() / 1e6).toFixed(0)} MB, with the database of FTS5`);
  } finally {
    await library.close();
  }
}

function ask(documents: ParsedDocuments, translations: string, { q, sort }: Load): string {
  const query = new URLSearchParams({ q, in: translations, sort }).toString();
  return answerFrom(questions.search!(query, undefined), (path) => documents.read(path)).body;
}

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

function atMost(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(2);
}
