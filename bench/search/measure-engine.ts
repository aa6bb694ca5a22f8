/** Fills one engine in a separate process to measure its memory, and prints its cost as JSON. */
import { openLibrary } from '../../src/library/library.ts';
import { packDocument } from '../../src/library/stored-document.ts';
import { BookIndexer } from '../../src/search/build-index.ts';
import { indexDocuments } from '../../src/search/merge-index.ts';
import { scratchFolder } from '../../test/scratch-folder.ts';
import { processMemory } from '../lib/processes.ts';
import { CopiedDocuments } from './copied-documents.ts';
import {
  BundleEngine,
  type Engine,
  FullTextEngine,
  flexSearch,
  miniSearch,
  OwnEngine,
  type Verse,
  versesOf,
} from './engines.ts';
import { loadsFor } from './loads.ts';

export interface EngineCost {
  readonly buildSeconds: number;
  readonly fileBytes?: number;
  /** Memory above a process with only the verses: after filling, and after the searches. */
  readonly filledMegabytes: number;
  readonly searchedMegabytes: number;
  readonly searches: number;
  readonly searchSeconds: number;
  readonly milliseconds: readonly number[];
}

export const engineNames = [
  'scriptorium',
  'FTS5 bundle',
  'FTS5 in memory',
  'MiniSearch',
  'FlexSearch',
] as const;

export type EngineName = (typeof engineNames)[number];

const searchesOfKind = 40;

async function measure(
  name: EngineName,
  directory: string,
  id: string,
  copies: number,
): Promise<EngineCost | null> {
  const library = openLibrary(directory, { readOnly: true });
  try {
    const verses = versesOf(library, id);
    const loads = Object.values(loadsFor(library, id, searchesOfKind))
      .flat()
      .filter(({ kind }) => kind === 'words');
    Bun.gc(true);
    const before = processMemory(process.pid).anonymous;
    const started = cpuSeconds();
    const engine: Engine | undefined = await {
      scriptorium: () => new OwnEngine(library, id, new CopiedDocuments(library, id, copies)),
      'FTS5 bundle': async () =>
        new BundleEngine(await BundleEngine.write(library, id, scratchFolder()), copies),
      'FTS5 in memory': () => new FullTextEngine(verses, copies),
      MiniSearch: () => miniSearch(verses, copies),
      FlexSearch: () => flexSearch(verses, copies),
    }[name]();
    if (!engine) return null;
    const filling = cpuSeconds() - started;
    Bun.gc(true);
    const filledMegabytes = processMemory(process.pid).anonymous - before;
    const copyOf = (index: number) => (Math.imul(index, 2_654_435_761) >>> 0) % copies;
    for (const [index, load] of loads.entries()) engine.search(load, copyOf(index));
    const searching = cpuSeconds();
    const milliseconds = loads.map((load, index) => {
      const at = performance.now();
      engine.search(load, copyOf(loads.length + index));
      return performance.now() - at;
    });
    const searchSeconds = cpuSeconds() - searching;
    Bun.gc(true);
    const searchedMegabytes = processMemory(process.pid).anonymous - before;
    // These two build files for each copy; the copies are equal here, so one build is multiplied
    const secondsOfCopy =
      name === 'scriptorium' ? secondsToIndex(id, verses) : name === 'FTS5 bundle' ? filling : undefined;
    const { fileBytes } = engine;
    return {
      buildSeconds: secondsOfCopy === undefined ? filling : copies * secondsOfCopy,
      ...(fileBytes === undefined ? {} : { fileBytes }),
      filledMegabytes,
      searchedMegabytes,
      searches: milliseconds.length,
      searchSeconds,
      milliseconds: milliseconds.sort((a, b) => a - b),
    };
  } finally {
    await library.close();
  }
}

function secondsToIndex(id: string, verses: readonly Verse[]): number {
  const started = cpuSeconds();
  const books = [...Map.groupBy(verses, ({ book }) => book)].map(([book, ofBook]) => {
    const indexer = new BookIndexer();
    for (const [chapter, ofChapter] of Map.groupBy(ofBook, ({ chapter }) => chapter)) {
      indexer.addChapter(
        chapter,
        ofChapter.map(({ verse, text }) => ({ number: verse, text, words: [] })),
      );
    }
    return { id: book, name: book, title: null, ...indexer.finish() };
  });
  for (const [, json] of indexDocuments({ id, language: 'eng', books })) packDocument(json);
  return cpuSeconds() - started;
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

if (import.meta.main) {
  const [name, directory, id, copies] = process.argv.slice(2);
  console.log(JSON.stringify(await measure(name as EngineName, directory!, id!, Number(copies))));
}
