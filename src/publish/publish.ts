import { links } from '../documents/links.ts';
import type { Publishing } from '../documents/manifest/manifest-schema.ts';
import { forEachInFlight } from '../lib/for-each-in-flight.ts';
import { sha256Of } from '../lib/sha256.ts';
import type { ArchiveDestination, ArchivedObject, LiveDestination } from './destination.ts';
import { withRetries } from './destination.ts';
import { keptReleases, unneededManifests } from './destination-state.ts';
import * as earlier from './earlier-releases.ts';
import type { PageChanges } from './hosts/chapter-page-files.ts';
import { allFiles, type PlanOptions, type PublicationPlan, type PutJob, publicationPlan } from './plan.ts';
import { ProgressMeter, type PublishProgress } from './progress.ts';
import { madeJson } from './published-object.ts';

export interface PublishOptions extends PlanOptions {
  /** Compares only. */
  readonly isDryRun?: boolean;
  /** In a store: how many releases keep their documents, so that they can be rolled back to, the new one included. */
  readonly keep?: number | undefined;
  /** The most files that are put at once. */
  readonly concurrency: number;
  readonly retry?: Parameters<typeof withRetries>[1];
  readonly now?: () => Date;
  /** Stops the publication before its next file; whoever publishes next continues. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: PublishProgress) => void;
}

/** What a publication did, or would do. */
export interface PublishSummary {
  readonly outcome: 'published' | 'nothing to do' | 'dry run';
  /** SHA-256 of the manifest. */
  readonly release: string;
  /** The release before; null where there was none. */
  readonly from: string | null;
  /** It continued one that was interrupted. */
  readonly isResumed: boolean;
  /** Of the release. */
  readonly documents: number;
  /** Bytes of the release's documents, not compressed. */
  readonly size: number;
  /** Paths of documents, against the release before. */
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly deleted: readonly string[];
  /** The number of files that were put, or would be, manifests and all others included. */
  readonly files: number;
  /** Bytes of these files, not compressed, as far as they are known before the files are made. */
  readonly filesSize: number;
  /** Bytes that were sent or written. */
  readonly bytes: number;
  readonly seconds: number;
}

/**
 * Makes a destination hold the documents of a library, and no others that were published there before. At every moment
 * each link of a document that can be reached leads to a document; after an interruption the next publication continues.
 * The destination stays open; what excludes other publishers is given back, after a failure when it is closed.
 * @throws ReleaseError; what the signal was aborted with.
 */
export async function publish(options: PublishOptions): Promise<PublishSummary> {
  const began = performance.now();
  new ProgressMeter('compare', { total: 0, size: 0 }, options.onProgress);
  const destination = withRetries(options.destination, options.retry);
  const lease = destination.kind === 'live' && !options.isDryRun ? destination.lease : undefined;
  await lease?.check();
  let plan = await publicationPlan({ ...options, destination });
  options.signal?.throwIfAborted();
  // Taken only where something is to be done: looking alone writes nothing
  if (lease && hasChange(plan)) {
    await lease.take();
    if (!(await isAsPlanned(destination, plan))) plan = await publicationPlan({ ...options, destination });
  }
  const isNothing = !hasChange(plan);
  const archived =
    destination.kind === 'archive' && !isNothing ? await archiveJobs(destination, plan, options) : [];
  const jobs =
    isNothing || destination.kind === 'archive' ? archived : [...firstJobs(plan), ...plan.phases.flat()];
  const filesSize = jobs.reduce((sum, job) => sum + job.size, 0);
  const sent = { files: options.isDryRun || isNothing ? jobs.length : 0, bytes: 0 };
  if (!isNothing && !options.isDryRun) {
    const meter = new ProgressMeter('put', { total: jobs.length, size: filesSize }, options.onProgress);
    const onPut = async (job: PutJob, bytes: number) => {
      sent.bytes += bytes;
      if (bytes > 0 || destination.kind === 'live') sent.files++;
      meter.add({ size: job.size, bytes });
    };
    if (destination.kind === 'archive') await writeArchive(destination, archived, onPut, options.signal);
    else {
      const others = await updateDestination(destination, plan, options, onPut);
      sent.files += others;
    }
  }
  await lease?.release();
  return {
    outcome: isNothing ? 'nothing to do' : options.isDryRun ? 'dry run' : 'published',
    ...changesOf(plan),
    files: sent.files,
    filesSize,
    bytes: sent.bytes,
    seconds: (performance.now() - began) / 1000,
  };
}

function hasChange({ isNewRelease, isSignatureNew, phases, pages }: PublicationPlan): boolean {
  return (
    isNewRelease || isSignatureNew || pages?.interim !== undefined || phases.some((jobs) => jobs.length > 0)
  );
}

/** Whether no other publication has begun or ended since the destination was compared. */
async function isAsPlanned(
  { read }: Pick<LiveDestination, 'read'>,
  { state }: PublicationPlan,
): Promise<boolean> {
  const [manifest, publishing] = await Promise.all([read(links.manifest), read(links.publishing)]);
  const isSameRelease = (manifest && sha256Of(manifest)) === state.current?.sha256;
  const wasInterrupted = state.unfinished.length > 0 || state.isUnknown;
  return isSameRelease && (publishing !== undefined) === wasInterrupted;
}

function changesOf({ to, state, changes, isInterrupted }: PublicationPlan) {
  const pathsOf = (kind: string) =>
    changes.puts.flatMap((put) => (put.kind === kind ? [put.entry.path] : [])).sort();
  return {
    release: to.sha256,
    from: state.fromSha256,
    isResumed: isInterrupted,
    documents: to.root.documents,
    size: to.root.size,
    added: pathsOf('added'),
    changed: pathsOf('changed'),
    deleted: changes.removals,
  };
}

/** Every file of an archive, sorted by path. */
async function archiveJobs(
  destination: ArchiveDestination,
  plan: PublicationPlan,
  options: PublishOptions,
): Promise<readonly ArchivedObject[]> {
  const jobs = await allFiles(plan, options);
  if (!destination.hasHistory) return jobs;
  const releases = earlier.nextReleases(plan, options.now?.() ?? new Date())?.file ?? {
    format: 1,
    releases: plan.state.history,
  };
  const isUnchanged = options.isAll !== true;
  const manifests = await earlier.earlierManifests(plan, releases, destination);
  const all = [
    ...manifests.map((object) => ({ object, size: 0, isUnchanged })),
    ...jobs,
    { object: madeJson(links.releases, releases), size: 0, isUnchanged: false },
  ];
  return [...new Map(all.map((job) => [job.object.path, job])).values()].sort((a, b) =>
    a.object.path < b.object.path ? -1 : 1,
  );
}

type OnPut = (job: PutJob, bytes: number) => Promise<void>;

async function writeArchive(
  destination: ArchiveDestination,
  jobs: readonly ArchivedObject[],
  onPut: OnPut,
  signal: AbortSignal | undefined,
): Promise<void> {
  const byPath = new Map(jobs.map((job) => [job.object.path, job]));
  const yieldNowAndThen = eventLoopTurns();
  await destination.write(jobs, async ({ path }, bytes) => {
    signal?.throwIfAborted();
    await onPut(byPath.get(path)!, bytes);
    await yieldNowAndThen();
  });
}

/** Puts and removes what has changed. @returns the number of files that were put besides those of the plan's phases. */
async function updateDestination(
  destination: LiveDestination,
  plan: PublicationPlan,
  options: PublishOptions,
  onPut: OnPut,
): Promise<number> {
  const { state, to, isNewRelease } = plan;
  const { lease } = destination;
  const yieldNowAndThen = eventLoopTurns();
  const putAll = (jobs: readonly PutJob[]) =>
    forEachInFlight(jobs, options.concurrency, async (job) => {
      options.signal?.throwIfAborted();
      await lease?.confirmNowAndThen();
      await onPut(job, await destination.put(job.object));
      await yieldNowAndThen();
    });
  await putAll(firstJobs(plan));
  await lease?.confirm();
  if (options.keep !== undefined) await earlier.keepDocuments(destination, plan, options);
  if (isNewRelease) {
    const abandoned = state.unfinished.filter((sha256) => sha256 !== to.sha256);
    const note: Publishing = { format: 1, from: state.fromSha256, to: to.sha256 };
    await destination.put(madeJson(links.publishing, abandoned.length > 0 ? { ...note, abandoned } : note));
  }
  if (plan.pages?.interim) {
    await destination.put(plan.pages.interim);
    await destination.commit();
  }
  for (const phase of plan.phases) await putAll(phase);
  await destination.commit();
  if (plan.pages?.interim) await listPages(destination, plan.pages);

  // The last moment to find out that a store let two publishers in
  await lease?.confirm();
  const releases = earlier.nextReleases(plan, options.now?.() ?? new Date());
  if (isNewRelease) await destination.put(plan.manifest.object);
  if (releases) await destination.put(madeJson(links.releases, releases.file));
  await destination.commit();
  if (!isNewRelease) return releases ? 1 : 0;
  await removeOldFiles(destination, plan, releases!, options);
  return 3;
}

/** Removes pages of chapters that are gone, and says which there are now. */
async function listPages(destination: LiveDestination, { removals, list }: PageChanges): Promise<void> {
  if (removals.length > 0) await destination.remove(removals);
  if (list) await destination.put(list);
  await destination.commit();
}

/** What nobody reads before the root manifest is put. */
function firstJobs({ manifests, signature, isSignatureNew }: PublicationPlan): readonly PutJob[] {
  return signature && isSignatureNew ? [...manifests, signature] : manifests;
}

/** Removes what the new release no longer needs; `publishing.json` last, which ends the publication. */
async function removeOldFiles(
  destination: LiveDestination,
  { changes: { removals }, state }: PublicationPlan,
  { file, dropped }: earlier.NextReleases,
  { onProgress, keep, isAll }: PublishOptions,
): Promise<void> {
  if (removals.length > 0) {
    const meter = new ProgressMeter('remove', { total: removals.length, size: 0 }, onProgress);
    await destination.remove(removals);
    for (const _ of removals) meter.add({ size: 0, bytes: 0 });
  }
  const kept = file.releases.map(({ sha256 }) => sha256);
  if (keep !== undefined) {
    const all = [...kept, ...dropped];
    // Those before it were dropped by earlier publications, unless more were kept then
    const last = isAll ? all.length : keep + 1;
    const releases = { dropped: all.slice(keep, last), kept: all.slice(0, keep) };
    const documents = await earlier.unneededDocuments(destination, releases);
    if (documents.length > 0) await destination.remove(documents);
  }
  const read = (path: string) => destination.read(path);
  const unneeded = await unneededManifests([...dropped, ...state.unfinished], kept, read);
  if (unneeded.releases.length > 0) await destination.remove(unneeded.releases);
  if (unneeded.others.length > 0) await destination.remove(unneeded.others);
  await destination.remove([links.publishing]);
}

/**
 * Publishes an earlier release of a store again, from what the store has kept of it. What it replaces is kept too.
 * @throws ReleaseError, before anything is changed, when a document of it was not kept.
 */
export async function rollBackStore(
  destination: LiveDestination,
  sha256: string,
  options: Pick<PublishOptions, 'concurrency' | 'signal' | 'onProgress'>,
): Promise<PublishSummary> {
  const library = await earlier.keptLibrary(destination, sha256);
  const { phases } = await publicationPlan({ library, destination });
  await forEachInFlight(phases.flat(), options.concurrency, async ({ object }) => {
    await object.load();
  });
  return publish({ ...options, library, destination, keep: keptReleases });
}

/** Milliseconds that signals and timers may have to wait where putting is pure computation. */
const longestTurn = 50;

/** A function that lets the event loop turn when the last turn was too long ago. */
function eventLoopTurns(): () => Promise<void> {
  let turned = performance.now();
  return async () => {
    if (performance.now() - turned < longestTurn) return;
    await new Promise(setImmediate);
    turned = performance.now();
  };
}
