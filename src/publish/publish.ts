import { links } from '../documents/links.ts';
import type { Publishing, Releases } from '../documents/manifest/releases-schema.ts';
import type { PublishedObject } from '../release/published-object.ts';
import { madeJson } from './made-object.ts';
import { ProgressMeter } from './progress-meter.ts';
import { type PublicationPlan, publicationPlan } from './publication-plan.ts';
import type { PublishOptions, PublishSummary } from './publish-options.ts';
import { type PutJob, putObjects } from './put-objects.ts';
import { retrying } from './retrying.ts';
import { keptReleases, unneededManifests } from './unneeded-manifests.ts';
import { wholeRelease } from './whole-release.ts';

/**
 * Makes a destination have the documents of a library, and nothing else of what was published there before. At any
 * moment every link of a document that can be reached leads to a document; interrupted anywhere, the next publication
 * goes on. The destination is not closed.
 * @throws PublishError
 */
export async function publish(options: PublishOptions): Promise<PublishSummary> {
  const { destination } = options;
  const began = performance.now();
  new ProgressMeter('compare', { total: 0, size: 0 }, options.onProgress);
  const plan = await publicationPlan(options);
  const jobs = destination.isMadeAnew
    ? hasChange(plan)
      ? await wholeRelease(plan, options)
      : []
    : [...firstJobs(plan), ...plan.phases.flat()];
  const sent = { files: jobs.length, bytes: 0 };
  const isNothing = !hasChange(plan);
  if (!isNothing && !options.isDryRun) {
    const meter = meterOf(jobs, options);
    const put = async (group: readonly PutJob[], concurrency = options.concurrency) =>
      putObjects(group, {
        put: (object) => retrying(() => destination.put(object), options.retry),
        concurrency,
        onPut: (job, bytes) => {
          sent.bytes += bytes;
          meter.add({ size: job.size, bytes });
        },
      });
    if (destination.isMadeAnew) await put(jobs, 1);
    else await putRelease(plan, options, put);
    await retrying(() => destination.commit(), options.retry);
    if (!destination.isMadeAnew) sent.files += await endPublication(plan, options);
  }
  return summaryOf(plan, { ...options, isNothing, jobs }, sent, (performance.now() - began) / 1000);
}

function hasChange({ isNewRelease, isSignatureNew, phases }: PublicationPlan): boolean {
  return isNewRelease || isSignatureNew || phases.some((jobs) => jobs.length > 0);
}

/** What nobody reads before the manifest is put. */
function firstJobs({ manifests, signature, isSignatureNew }: PublicationPlan): readonly PutJob[] {
  return signature && isSignatureNew ? [...manifests, signature] : manifests;
}

async function putRelease(
  plan: PublicationPlan,
  { destination, retry }: PublishOptions,
  put: (group: readonly PutJob[]) => Promise<void>,
): Promise<void> {
  const { state, to } = plan;
  await put(firstJobs(plan));
  if (plan.isNewRelease) {
    const abandoned = state.unfinished.filter((sha256) => sha256 !== to.sha256);
    const publishing: Publishing = { format: 1, from: state.fromSha256, to: to.sha256 };
    const file = abandoned.length > 0 ? { ...publishing, abandoned } : publishing;
    await retrying(() => destination.put(madeJson(links.publishing, file)), retry);
  }
  for (const phase of plan.phases) await put(phase);
}

/** @returns how many files were put. */
async function endPublication(plan: PublicationPlan, options: PublishOptions): Promise<number> {
  const { destination, retry } = options;
  const putOne = (object: PublishedObject) => retrying(() => destination.put(object), retry);
  const releases = nextReleases(plan, options.now?.() ?? new Date());
  if (plan.isNewRelease) await putOne(plan.manifest.object);
  if (releases) await putOne(madeJson(links.releases, releases.file));
  await retrying(() => destination.commit(), retry);
  if (!plan.isNewRelease) return releases ? 1 : 0;

  const remove = (paths: readonly string[]) => retrying(() => destination.remove(paths), retry);
  const read = (path: string) => retrying(() => destination.read(path), retry);
  const { removals } = plan.changes;
  if (removals.length > 0) {
    const meter = new ProgressMeter('remove', { total: removals.length, size: 0 }, options.onProgress);
    await remove(removals);
    for (const _ of removals) meter.add({ size: 0, bytes: 0 });
  }
  const kept = releases!.file.releases.map(({ sha256 }) => sha256);
  const unneeded = await unneededManifests([...releases!.dropped, ...plan.state.unfinished], kept, read);
  if (unneeded.releases.length > 0) await remove(unneeded.releases);
  if (unneeded.others.length > 0) await remove(unneeded.others);
  await remove([links.publishing]);
  return 3;
}

/** @returns undefined where the list stays as it is. */
function nextReleases(
  { to, state, changes, signature, isNewRelease, isSignatureNew }: PublicationPlan,
  now: Date,
): { readonly file: Releases; readonly dropped: readonly string[] } | undefined {
  if (!isNewRelease && !isSignatureNew) return undefined;
  const kinds = changes.puts.map(({ kind }) => kind);
  const before = state.history.find(({ sha256 }) => sha256 === to.sha256);
  const entry = {
    sha256: to.sha256,
    publishedAt: now.toISOString(),
    documents: to.root.documents,
    size: to.root.size,
    added: kinds.filter((kind) => kind === 'added').length,
    changed: kinds.filter((kind) => kind === 'changed').length,
    deleted: changes.removals.length,
    isSigned: signature !== undefined || before?.isSigned === true,
  };
  const own = isNewRelease || !before ? entry : { ...before, isSigned: entry.isSigned };
  const releases = [own, ...state.history.filter(({ sha256 }) => sha256 !== to.sha256)];
  return {
    file: { format: 1, releases: releases.slice(0, keptReleases) },
    dropped: releases.slice(keptReleases).map(({ sha256 }) => sha256),
  };
}

function meterOf(jobs: readonly PutJob[], { onProgress }: PublishOptions): ProgressMeter {
  const size = jobs.reduce((sum, job) => sum + job.size, 0);
  return new ProgressMeter('put', { total: jobs.length, size }, onProgress);
}

function summaryOf(
  { to, state, changes, isInterrupted }: PublicationPlan,
  { isNothing, isDryRun, jobs }: PublishOptions & { isNothing: boolean; jobs: readonly PutJob[] },
  sent: { readonly files: number; readonly bytes: number },
  seconds: number,
): PublishSummary {
  const pathsOf = (kind: string) =>
    changes.puts.flatMap((put) => (put.kind === kind ? [put.entry.path] : [])).sort();
  return {
    outcome: isNothing ? 'nothing to do' : isDryRun ? 'dry run' : 'published',
    release: to.sha256,
    from: state.fromSha256,
    isResumed: isInterrupted,
    documents: to.root.documents,
    size: to.root.size,
    added: pathsOf('added'),
    changed: pathsOf('changed'),
    deleted: changes.removals,
    files: sent.files,
    filesSize: jobs.reduce((sum, job) => sum + job.size, 0),
    bytes: sent.bytes,
    seconds,
  };
}
