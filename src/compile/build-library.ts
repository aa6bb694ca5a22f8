import { resolve } from 'node:path';
import { GarbageCount } from '../lib/garbage-count.ts';
import { UserError } from '../lib/user-error.ts';
import type { EditionRecord } from '../library/edition-record.ts';
import { isLibrary, type Library, openLibrary, openVerifiedLibrary } from '../library/library.ts';
import { OutdatedLibraryError } from '../library/library-errors.ts';
import { checkIsLibraryFolder } from '../library/store.ts';
import { editionId } from '../model/edition-metadata.ts';
import { alignEditions } from './alignment/align-editions.ts';
import { type Build, type BuildEvent, buildEdition, planEdition } from './build-edition.ts';
import { CommitQueue } from './commit-queue.ts';
import { glossByRenderings } from './common-renderings.ts';
import { readSite } from './metadata/read-site.ts';
import type { EditionFolder } from './plan/find-editions.ts';
import { type EditionPlan, editionFolders, planEditions } from './plan/plan-editions.ts';
import { unreadSources } from './plan/unread-sources.ts';
import { type BuildSettings, isMadeAlike } from './prepare-edition.ts';
import type { BuildLimits } from './workers/build-limits.ts';
import { WorkerPool } from './workers/worker-pool.ts';

export interface BuildOptions {
  readonly content: string;
  readonly library: string;
  readonly withBrotli?: boolean;
  readonly withSearch?: boolean;
  readonly align?: boolean;
  /** Reads every file, even in folders that seem unchanged; false by default. */
  readonly rehash?: boolean;
  readonly threads?: number | undefined;
  readonly limits?: BuildLimits;
  /** Workers of the caller, which are not stopped. By default, a build starts its own. */
  readonly pool?: WorkerPool;
  readonly onEvent?: (event: BuildEvent) => void;
}

/**
 * Synchronizes a library with a content folder: plans all editions, builds new and changed ones, commits them, and
 * removes deleted ones. If an edition fails, or the site settings cannot be read, their last version stays. Results
 * are events, because a list would take memory for every edition.
 * @throws UnusableContentError if the folder does not exist or has no edition; LibraryError.
 */
export async function synchronizeLibrary(options: BuildOptions): Promise<void> {
  const { content, withBrotli = false, withSearch = true, rehash = false, limits, onEvent } = options;
  const folders = editionsFor(options);
  const library = openLibrary(options.library);
  const pool = options.pool ?? new WorkerPool({ limits, size: options.threads });
  const build: Build = { library, pool, withBrotli, withSearch, onEvent };
  try {
    const site = await readSite(content, library);
    const commits = new CommitQueue(library, { withBrotli, site: site.settings }, ({ result, diagnostics }) =>
      onEvent?.({ type: 'edition', result, diagnostics }),
    );
    // A worker starts while the metadata is read
    const startWorker = () => pool.start(0);
    const { plans, gone, keptByKey } = await compareWith(library, folders, { ...build, rehash }, startWorker);
    const garbage = new GarbageCount(1_000_000);
    for (const plan of takeEach(plans)) {
      const edition = await buildEdition(plan, keptByKey, build);
      await commits.add(edition);
      // The documents of an edition would stay in memory until the next one is finished too
      if (plans.length > 0) garbage.add(edition.finished?.record.counts.bytes ?? 0);
    }
    commits.remove(gone);
    await commits.flush();
    commits.flushShared();
    const unaligned = await alignEditions({ build, commits, all: options.align ?? false });
    await glossByRenderings(build, commits);
    const diagnostics = [
      ...unreadSources(content, folders),
      ...site.diagnostics(library.editions()),
      ...unaligned,
    ];
    if (diagnostics.length > 0) onEvent?.({ type: 'site', diagnostics });
  } finally {
    if (!options.pool) await pool.stop();
    await library.close();
  }
}

/**
 * Reports what `synchronizeLibrary` would do, as events, and writes nothing. Sources are read but not parsed, so
 * their faults stay unknown.
 * @throws UnusableContentError; LibraryError.
 */
export async function planLibrary(options: BuildOptions): Promise<void> {
  const { content, withBrotli = false, withSearch = true, rehash = false, onEvent } = options;
  const folders = editionsFor(options);
  const library = existingLibrary(options.library);
  const build = { library, withBrotli, withSearch };
  try {
    const { plans, gone, keptByKey } = await compareWith(library, folders, { ...build, rehash });
    for (const plan of takeEach(plans))
      onEvent?.({ type: 'edition', ...(await planEdition(plan, keptByKey, build)) });
    for (const { id, folder } of gone)
      onEvent?.({
        type: 'edition',
        result: { id, folder, outcome: 'would be removed', seconds: 0 },
        diagnostics: [],
      });
    const unread = unreadSources(content, folders);
    if (unread.length > 0) onEvent?.({ type: 'site', diagnostics: unread });
  } finally {
    await library?.close();
  }
}

function editionsFor({ content, library }: BuildOptions): EditionFolder[] {
  // `serve` would serve the library of such a folder, and ignore its sources
  if (resolve(content) === resolve(library))
    throw new UserError(
      `${library} is the content folder itself. Give another folder for the library, such as ${resolve(library)}.library.`,
    );
  return editionFolders(content);
}

/** Undefined also for a library of another version, because a build replaces it. */
function existingLibrary(directory: string): Library | undefined {
  checkIsLibraryFolder(directory);
  try {
    return isLibrary(directory) ? openVerifiedLibrary(directory) : undefined;
  } catch (error) {
    if (error instanceof OutdatedLibraryError) return undefined;
    throw error;
  }
}

interface Compared {
  readonly plans: EditionPlan[];
  readonly gone: readonly EditionRecord[];
  readonly keptByKey: ReadonlyMap<string, readonly EditionRecord[]>;
}

async function compareWith(
  library: Library | undefined,
  folders: readonly EditionFolder[],
  settings: BuildSettings & { readonly rehash: boolean },
  onChanged?: () => void,
): Promise<Compared> {
  const editions = library?.editions() ?? [];
  const known = settings.rehash ? [] : editions.filter((record) => isMadeAlike(record, settings));
  const plans = await planEditions(folders, known, onChanged);
  const gone = goneEditions(plans, editions);
  const kept = editions.filter((edition) => !gone.includes(edition));
  return { plans, gone, keptByKey: Map.groupBy(kept, ({ id }) => editionId.keyOf(id)) };
}

/** Yields the items in order and empties the list, so that each item can be freed when it is done. */
function* takeEach<Item>(items: Item[]): Iterable<Item> {
  items.reverse();
  while (items.length > 0) yield items.pop()!;
}

/**
 * Editions whose id no folder has any more. A folder with unreadable metadata, or in an unreadable parent folder,
 * may still contain its previous edition, so that edition stays.
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
