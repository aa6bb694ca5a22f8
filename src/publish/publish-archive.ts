import { links } from '../documents/links.ts';
import type { ArchiveDestination, ArchivedObject } from './destination.ts';
import * as earlier from './earlier-releases.ts';
import {
  allFiles,
  hasChange,
  type PublicationPlan,
  type PublicationResult,
  type PublishOptions,
  publicationPlan,
} from './plan.ts';
import { eventLoopTurns, ProgressMeter, plannedFiles } from './progress.ts';
import { madeJson } from './published-object.ts';

export async function publishArchive(
  destination: ArchiveDestination,
  options: PublishOptions,
): Promise<PublicationResult> {
  const { isDryRun, signal, onProgress } = options;
  const plan = await publicationPlan({ ...options, destination });
  signal?.throwIfAborted();
  const objects = hasChange(plan) ? await archivedObjects(destination, plan, options) : [];
  const filesSize = objects.reduce((sum, { object }) => sum + object.size, 0);
  if (isDryRun) {
    const planned = await plannedFiles(objects, (object) => destination.sizeOf(object), signal);
    return { plan, ...planned, filesSize };
  }
  if (!hasChange(plan)) return { plan, files: 0, filesSize, bytes: 0 };
  const sent = { files: 0, bytes: 0 };
  const meter = new ProgressMeter('put', { total: objects.length, size: filesSize }, onProgress);
  const yieldNowAndThen = eventLoopTurns();
  await destination.write(objects, async ({ size }, bytes) => {
    signal?.throwIfAborted();
    if (bytes > 0) sent.files++;
    sent.bytes += bytes;
    meter.add({ size, bytes });
    await yieldNowAndThen();
  });
  return { plan, ...sent, filesSize };
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
