import { links } from '../documents/links.ts';
import type { Publishing } from '../documents/manifest/manifest-schema.ts';
import { forEachInFlight } from '../lib/for-each-in-flight.ts';
import { sha256Of } from '../lib/sha256.ts';
import type { LiveDestination } from './destination.ts';
import { unneededManifests } from './destination-state.ts';
import * as earlier from './earlier-releases.ts';
import type { PageChanges } from './page-changes.ts';
import {
  hasChange,
  type PublicationPlan,
  type PublicationResult,
  type PublishOptions,
  publicationPlan,
} from './plan.ts';
import { eventLoopTurns, ProgressMeter, plannedFiles } from './progress.ts';
import { madeJson, type PublishedObject } from './published-object.ts';

export async function publishLive(
  destination: LiveDestination,
  options: PublishOptions,
): Promise<PublicationResult> {
  const lease = options.isDryRun ? undefined : destination.lease;
  await lease?.check();
  let plan = await publicationPlan({ ...options, destination });
  options.signal?.throwIfAborted();
  // Taken only if there are changes: comparing writes nothing
  if (lease && hasChange(plan)) {
    await lease.take();
    if (!(await isAsPlanned(destination, plan))) plan = await publicationPlan({ ...options, destination });
  }
  const publication = hasChange(plan)
    ? await publishChanges(destination, plan, options)
    : { plan, files: 0, filesSize: 0, bytes: 0 };
  await lease?.release();
  return publication;
}

async function publishChanges(
  destination: LiveDestination,
  plan: PublicationPlan,
  options: PublishOptions,
): Promise<PublicationResult> {
  const objects = [...firstPuts(plan), ...plan.phases.flat()];
  const filesSize = objects.reduce((sum, { size }) => sum + size, 0);
  const others = ownFiles(plan);
  if (options.isDryRun) {
    const planned = await plannedFiles(objects, (object) => destination.sizeOf(object), options.signal);
    return { plan, files: planned.files + others, filesSize, bytes: planned.bytes };
  }
  const sent = { files: 0, bytes: 0 };
  const meter = new ProgressMeter('put', { total: objects.length, size: filesSize }, options.onProgress);
  await updateDestination(destination, plan, options, async ({ size }, bytes) => {
    sent.files++;
    sent.bytes += bytes;
    meter.add({ size, bytes });
  });
  return { plan, files: sent.files + others, filesSize, bytes: sent.bytes };
}

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

type OnPut = (object: PublishedObject, bytes: number) => Promise<void>;

/** The number of files that name a release: its manifest, the list of releases, the note of a started publication. */
function ownFiles({ isNewRelease, isSignatureNew }: PublicationPlan): number {
  return isNewRelease ? 3 : isSignatureNew ? 1 : 0;
}

async function updateDestination(
  destination: LiveDestination,
  plan: PublicationPlan,
  options: PublishOptions,
  onPut: OnPut,
): Promise<void> {
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

  await lease?.confirm();
  const releases = earlier.nextReleases(plan, options.now?.() ?? new Date());
  if (isNewRelease) await destination.put(plan.manifest);
  if (releases) await destination.put(madeJson(links.releases, releases.file));
  await destination.commit();
  if (isNewRelease) await removeOldFiles(destination, plan, releases!, options);
}

/** Lists the files that may exist at the destination from now on, and removes the signature of the previous list. */
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

async function endPages(destination: LiveDestination, pages: PageChanges): Promise<void> {
  if (pages.removals.length > 0) await destination.remove(pages.removals);
  if (pages.isManifestNew) await destination.put(pages.manifest);
  // After the list, so that an interrupted publication leaves no signature that the next one does not know
  if (pages.signature && pages.isSignatureNew) await destination.put(pages.signature);
  await destination.commit();
}

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
