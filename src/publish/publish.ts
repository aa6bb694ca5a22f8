import { links } from '../documents/links.ts';
import type { Publishing } from '../documents/manifest/manifest-schema.ts';
import { forEachInFlight } from '../lib/for-each-in-flight.ts';
import { integrityOf, sha256Of } from '../lib/sha256.ts';
import { embedScript } from '../site/web-files.ts';
import type { ArchiveDestination, ArchivedObject, LiveDestination } from './destination.ts';
import { withRetries } from './destination.ts';
import { keptReleases, unneededManifests } from './destination-state.ts';
import * as earlier from './earlier-releases.ts';
import type { PageChanges } from './page-changes.ts';
import { allFiles, type PlanOptions, type PublicationPlan, publicationPlan } from './plan.ts';
import { ProgressMeter, type PublishProgress } from './progress.ts';
import { madeJson, type PublishedObject } from './published-object.ts';

export interface PublishOptions extends PlanOptions {
  /** Compares without changing anything. */
  readonly isDryRun?: boolean;
  /** In a store: number of releases whose documents are kept for rolling back, including the new one. */
  readonly keep?: number | undefined;
  readonly concurrency: number;
  readonly retry?: Parameters<typeof withRetries>[1];
  readonly now?: () => Date;
  /** Stops the publication before its next file; the next publication resumes it. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: PublishProgress) => void;
}

export interface PublishSummary {
  readonly outcome: 'published' | 'nothing to do' | 'dry run';
  readonly release: string;
  /** The previous release; null if there was none. */
  readonly from: string | null;
  /** True if an interrupted publication was resumed. */
  readonly isResumed: boolean;
  readonly documents: number;
  /** Uncompressed size of the release's documents. */
  readonly size: number;
  /** Paths of documents, compared with the previous release. */
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly deleted: readonly string[];
  /** Number of uploaded files, manifests included; in a dry run, of those that would be uploaded. */
  readonly files: number;
  readonly filesSize: number;
  /** The value of the integrity attribute for `/embed.js`; undefined if this publication has no such file. */
  readonly embedIntegrity: string | undefined;
  /** Bytes that were sent or written. */
  readonly bytes: number;
  readonly seconds: number;
}

/**
 * Makes a destination contain exactly the documents of a library, and removes others that were published
 * earlier. At every moment each link in a reachable document works. After an interruption, the next
 * publication continues. The destination stays open. The lease is released, but after a failure only when the
 * destination is closed.
 * @throws ReleaseError; the abort reason of the signal.
 */
export async function publish(options: PublishOptions): Promise<PublishSummary> {
  const began = performance.now();
  new ProgressMeter('compare', { total: 0, size: 0 }, options.onProgress);
  const destination = withRetries(options.destination, options.retry);
  const lease = destination.kind === 'live' && !options.isDryRun ? destination.lease : undefined;
  await lease?.check();
  let plan = await publicationPlan({ ...options, destination });
  options.signal?.throwIfAborted();
  // Taken only if there are changes: comparing writes nothing
  if (lease && hasChange(plan)) {
    await lease.take();
    if (!(await isAsPlanned(destination, plan))) plan = await publicationPlan({ ...options, destination });
  }
  const isNothing = !hasChange(plan);
  const archived =
    destination.kind === 'archive' && !isNothing ? await archivedObjects(destination, plan, options) : [];
  const objects =
    isNothing || destination.kind === 'archive'
      ? archived.map(({ object }) => object)
      : [...firstPuts(plan), ...plan.phases.flat()];
  const filesSize = objects.reduce((sum, { size }) => sum + size, 0);
  const sent = { files: options.isDryRun || isNothing ? objects.length : 0, bytes: 0 };
  if (!isNothing && !options.isDryRun) {
    const meter = new ProgressMeter('put', { total: objects.length, size: filesSize }, options.onProgress);
    const onPut = async ({ size }: PublishedObject, bytes: number) => {
      sent.bytes += bytes;
      if (bytes > 0 || destination.kind === 'live') sent.files++;
      meter.add({ size, bytes });
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
    embedIntegrity: embedIntegrity(options),
    bytes: sent.bytes,
    seconds: (performance.now() - began) / 1000,
  };
}

function embedIntegrity({ hostFiles = [] }: PublishOptions): string | undefined {
  const embed = hostFiles.find(({ path }) => path === embedScript);
  return embed && integrityOf(embed.sha256);
}

function hasChange({ isNewRelease, isSignatureNew, phases, pages }: PublicationPlan): boolean {
  const hasNewPages = pages?.isManifestNew === true || pages?.isSignatureNew === true;
  return isNewRelease || isSignatureNew || hasNewPages || phases.some((objects) => objects.length > 0);
}

/** Checks that no other publication has started or ended since the comparison. */
async function isAsPlanned(
  { read }: Pick<LiveDestination, 'read'>,
  { state, pages: planned }: PublicationPlan,
): Promise<boolean> {
  const hashes = [links.manifest, links.pages].map(async (path) => {
    const found = await read(path);
    return found && sha256Of(found);
  });
  const [manifest, pages, publishing] = await Promise.all([...hashes, read(links.publishing)]);
  const wasInterrupted = state.unfinished.length > 0 || state.isUnknown;
  return (
    manifest === state.current?.sha256 &&
    (planned === undefined || pages === planned.found) &&
    (publishing !== undefined) === wasInterrupted
  );
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

async function archivedObjects(
  destination: ArchiveDestination,
  plan: PublicationPlan,
  options: PublishOptions,
): Promise<readonly ArchivedObject[]> {
  const archived = await allFiles(plan, options);
  if (!destination.hasHistory) return archived;
  const releases = earlier.nextReleases(plan, options.now?.() ?? new Date())?.file ?? {
    format: 1,
    releases: plan.state.history,
  };
  const isUnchanged = options.isAll !== true;
  const manifests = await earlier.earlierManifests(plan, releases, destination);
  const all = [
    ...manifests.map((object) => ({ object, isUnchanged })),
    ...archived,
    { object: madeJson(links.releases, releases), isUnchanged: false },
  ];
  return [...new Map(all.map((archived) => [archived.object.path, archived])).values()].sort((a, b) =>
    a.object.path < b.object.path ? -1 : 1,
  );
}

type OnPut = (object: PublishedObject, bytes: number) => Promise<void>;

async function writeArchive(
  destination: ArchiveDestination,
  objects: readonly ArchivedObject[],
  onPut: OnPut,
  signal: AbortSignal | undefined,
): Promise<void> {
  const yieldNowAndThen = eventLoopTurns();
  await destination.write(objects, async (object, bytes) => {
    signal?.throwIfAborted();
    await onPut(object, bytes);
    await yieldNowAndThen();
  });
}

/** Uploads and removes files. @returns the number of uploaded files that are not in the plan's phases. */
async function updateDestination(
  destination: LiveDestination,
  plan: PublicationPlan,
  options: PublishOptions,
  onPut: OnPut,
): Promise<number> {
  const { state, to, isNewRelease } = plan;
  const { lease } = destination;
  const yieldNowAndThen = eventLoopTurns();
  const putAll = (objects: readonly PublishedObject[]) =>
    forEachInFlight(objects, options.concurrency, async (object) => {
      options.signal?.throwIfAborted();
      await lease?.confirmNowAndThen();
      await onPut(object, await destination.put(object));
      await yieldNowAndThen();
    });
  await putAll(firstPuts(plan));
  await lease?.confirm();
  if (options.keep !== undefined) await earlier.keepDocuments(destination, plan, options);
  if (isNewRelease) {
    const abandoned = state.unfinished.filter((sha256) => sha256 !== to.sha256);
    const note: Publishing = { format: 1, from: state.fromSha256, to: to.sha256 };
    await destination.put(madeJson(links.publishing, abandoned.length > 0 ? { ...note, abandoned } : note));
  }
  if (plan.pages) await beginPages(destination, plan.pages);
  for (const phase of plan.phases) await putAll(phase);
  await destination.commit();
  if (plan.pages) await endPages(destination, plan.pages);

  // The last chance to detect that a store let two publishers in
  await lease?.confirm();
  const releases = earlier.nextReleases(plan, options.now?.() ?? new Date());
  if (isNewRelease) await destination.put(plan.manifest);
  if (releases) await destination.put(madeJson(links.releases, releases.file));
  await destination.commit();
  if (!isNewRelease) return releases ? 1 : 0;
  await removeOldFiles(destination, plan, releases!, options);
  return 3;
}

/**
 * Lists the files that may exist at the destination from now on, and removes the signature of the previous
 * list.
 */
async function beginPages(
  destination: LiveDestination,
  { interim, isManifestNew, oldSignature, signature }: PageChanges,
): Promise<void> {
  if (isManifestNew && oldSignature !== undefined && oldSignature !== signature?.path)
    await destination.remove([oldSignature]);
  if (!interim) return;
  await destination.put(interim);
  await destination.commit();
}

/** Removes files that are gone, and lists those that are left. */
async function endPages(destination: LiveDestination, pages: PageChanges): Promise<void> {
  if (pages.removals.length > 0) await destination.remove(pages.removals);
  if (pages.isManifestNew) await destination.put(pages.manifest);
  // After the list, so that an interrupted publication leaves no signature with a name unknown to the next
  // one
  if (pages.signature && pages.isSignatureNew) await destination.put(pages.signature);
  await destination.commit();
}

/** Files that no client requests until the root manifest is uploaded. */
function firstPuts({ manifests, signature, isSignatureNew }: PublicationPlan): readonly PublishedObject[] {
  return signature && isSignatureNew ? [...manifests, signature] : manifests;
}

/** Removes files that the new release does not need, `publishing.json` last, which ends the publication. */
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
    // Older ones were dropped by earlier publications, unless those kept more releases
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
 * Publishes an earlier release of a store again, from copies in the store. The replaced release is kept, too.
 * @throws ReleaseError, before any change, if a document of it was not kept.
 */
export async function rollBackStore(
  destination: LiveDestination,
  sha256: string,
  options: Pick<PublishOptions, 'concurrency' | 'signal' | 'onProgress'>,
): Promise<PublishSummary> {
  const library = await earlier.keptLibrary(destination, sha256);
  const { phases } = await publicationPlan({ library, destination });
  await forEachInFlight(phases.flat(), options.concurrency, async (object) => {
    await object.load();
  });
  return publish({ ...options, library, destination, keep: keptReleases });
}

/** Maximum delay of signals and timers in milliseconds, if writing is pure computation. */
const longestTurn = 50;

/** Returns a function that yields to the event loop if its last turn was too long ago. */
function eventLoopTurns(): () => Promise<void> {
  let turned = performance.now();
  return async () => {
    if (performance.now() - turned < longestTurn) return;
    await new Promise(setImmediate);
    turned = performance.now();
  };
}
