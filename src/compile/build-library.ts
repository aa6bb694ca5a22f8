import { availableParallelism } from 'node:os';
import type { Diagnostic } from '../formats/diagnostic.ts';
import type { EditionRecord } from '../library/edition-record.ts';
import { openLibrary } from '../library/library.ts';
import { editionId } from '../model/edition-metadata.ts';
import {
  type Build,
  type BuildEvent,
  type BuiltEdition,
  buildEdition,
  type EditionResult,
  isMadeAlike,
} from './build-edition.ts';
import { CommitQueue } from './commit-queue.ts';
import { readSite } from './metadata/read-site.ts';
import { type EditionPlan, editionFolders, planEditions } from './plan/plan-editions.ts';
import type { BuildLimits } from './workers/build-limits.ts';
import { WorkerPool } from './workers/worker-pool.ts';

export interface BuildOptions {
  /** Content folder. */
  readonly content: string;
  /** Folder of the library; made when it is not there. */
  readonly library: string;
  /** Store each document in brotli too; false when left out. */
  readonly withBrotli?: boolean;
  /** Make the search index of each translation; true when left out. */
  readonly withSearch?: boolean;
  /** Read every file, also of folders in which nothing seems to have changed; false when left out. */
  readonly rehash?: boolean;
  /** Threads that compile, at most; when left out one fewer than cores, or with brotli one per core. */
  readonly threads?: number | undefined;
  /** Those of the machine when left out. */
  readonly limits?: BuildLimits;
  readonly onEvent?: (event: BuildEvent) => void;
}

export interface BuildSummary {
  readonly editions: readonly EditionResult[];
  /** Of the editions and of `site.json`. */
  readonly diagnostics: readonly Diagnostic[];
  readonly seconds: number;
}

/** Bytes of documents after which the collector runs: it takes as long as building a short edition. */
const mostGarbage = 1_000_000;

/**
 * Makes the library hold the editions of a content folder: plans them all, builds what is new or changed one by one,
 * commits what is finished, and removes what is gone. An edition that fails stays as it was, and so do the settings of the
 * site where they cannot be read.
 * @throws UnusableContentError when the folder is not there or has no edition; LibraryError.
 */
export async function buildLibrary(options: BuildOptions): Promise<BuildSummary> {
  const { content, withBrotli = false, withSearch = true, rehash = false, limits, onEvent } = options;
  const started = performance.now();
  const folders = editionFolders(content);
  const library = openLibrary(options.library);
  // Most of the time goes on brotli where there is any, for which the main thread only waits
  const size = options.threads ?? (withBrotli ? availableParallelism() : undefined);
  const pool = new WorkerPool({ limits, size });
  const build: Build = { library, pool, withBrotli, withSearch, onEvent };
  const built: BuiltEdition[] = [];
  let ofSite: readonly Diagnostic[] = [];
  try {
    const site = await readSite(content, library);
    const commits = new CommitQueue(library, { withBrotli, site: site.settings }, (edition) => {
      built.push(edition);
      onEvent?.({ type: 'edition', result: edition.result, diagnostics: edition.diagnostics });
    });
    const known = rehash ? [] : library.editions().filter((record) => isMadeAlike(record, build));
    const plans = await planEditions(folders, known);
    const gone = goneEditions(plans, library.editions());
    const kept = library.editions().filter((edition) => !gone.includes(edition));
    const keptByKey = Map.groupBy(kept, ({ id }) => editionId.keyOf(id));
    let garbage = 0;
    for (const plan of plans) {
      const edition = await buildEdition(plan, keptByKey, build);
      commits.add(edition);
      garbage += edition.finished?.record.counts.bytes ?? 0;
      if (garbage < mostGarbage) continue;
      // The documents of an edition would lie about until the next one is finished too
      garbage = 0;
      Bun.gc(true);
    }
    commits.remove(gone);
    commits.flush();
    commits.flushSite();
    ofSite = site.diagnostics(library.editions());
    if (ofSite.length > 0) onEvent?.({ type: 'site', diagnostics: ofSite });
  } finally {
    await build.pool.stop();
    await library.close();
  }
  return {
    editions: built.map(({ result }) => result),
    diagnostics: [...built.flatMap(({ diagnostics }) => diagnostics), ...ofSite],
    seconds: (performance.now() - started) / 1000,
  };
}

/**
 * An edition is gone when no folder has its id, and its own folder is gone or now holds an edition of another id. A
 * folder whose metadata cannot be read may still hold the edition that it held before, as may those below one that
 * cannot be read itself.
 */
function goneEditions(
  plans: readonly EditionPlan[],
  editions: readonly EditionRecord[],
): readonly EditionRecord[] {
  const ids = new Set(plans.map(({ id }) => id));
  const unknown = new Set(plans.filter(({ id }) => id === undefined).map(({ folder }) => folder.shown));
  const isUnknown = (folder: string) => unknown.has(folder) || unknown.has(folder.split('/')[0]!);
  return editions.filter(({ id, folder }) => !ids.has(id) && !isUnknown(folder));
}
