import { Command } from 'commander';
import { count } from '../../lib/count.ts';
import type { EarlierRelease } from '../../publish/earlier-releases.ts';
import { ReleaseError } from '../../release/release-error.ts';
import { isStoreAddress } from '../../release/s3/connection.ts';
import { defaultCacheControl } from '../../site/fields.ts';
import { addBucketOptions, type BucketOptions, optionValues } from '../options.ts';
import { addWriteOptions, Output, type WriteOptions } from '../report/output.ts';
import { stoppedBySignals } from '../service/signals.ts';

interface RollbackOptions extends BucketOptions, WriteOptions {
  readonly cacheControl: string;
  readonly breakLease: boolean;
}

const details = `
TARGET is a folder that was published to with --releases, or a bucket (s3://bucket/prefix) that was
published to with --keep. RELEASE is the beginning of a hash in the list, or "previous". Stop the timer
that publishes first: the next publication makes the library's release the current one again.
Exit code: 0 when the release is the current one, or the list was printed; 1 when not; 2 for a usage
error.`;

export function rollbackCommand(): Command {
  const command = new Command('rollback')
    .description('make an earlier release the current one; without RELEASE, list the releases')
    .argument('<target>', 'folder of releases, or s3://bucket/prefix', (target: string) =>
      isStoreAddress(target) ? target : optionValues.localPath(target),
    )
    .argument('[release]', 'the beginning of its hash, or "previous"')
    .option(
      '--cache-control <value>',
      'Cache-Control of the manifest in a store',
      optionValues.cacheControl,
      defaultCacheControl,
    )
    .option('--break-lease', 'change a store even if another publication there has never ended', false)
    .addHelpText('after', details);
  return addWriteOptions(addBucketOptions(command)).action(
    async (target: string, release: string | undefined, options: RollbackOptions) => {
      if (isStoreAddress(target)) return rollBackBucket(target, release, options);
      return rollBackFolder(target, release, options);
    },
  );
}

async function rollBackFolder(
  folder: string,
  given: string | undefined,
  { dryRun, ...shown }: WriteOptions,
): Promise<void> {
  const [{ listKeptReleases, switchRelease }, { findRelease }] = await Promise.all([
    import('../../publish/folder/releases-folder.ts'),
    import('../../publish/earlier-releases.ts'),
  ]);
  const output = new Output(shown);
  const releases = listKeptReleases(folder);
  if (given === undefined) return print(output, releases);
  const { name, isCurrent } = findRelease(releases, given);
  if (!isCurrent && !dryRun) switchRelease(folder, name);
  report(output, folder, {
    release: name,
    outcome: isCurrent ? 'already current' : dryRun ? 'would be current' : 'current',
  });
}

async function rollBackBucket(
  target: string,
  given: string | undefined,
  { cacheControl, breakLease: isLeaseBroken, dryRun = false, json, quiet, ...bucket }: RollbackOptions,
): Promise<void> {
  const output = new Output({ json, quiet });
  const [{ openDestination }, { findRelease, listedReleases }, { rollBackStore }] = await Promise.all([
    import('../../publish/open-destination.ts'),
    import('../../publish/earlier-releases.ts'),
    import('../../publish/publish.ts'),
  ]);
  const { destination, concurrency } = await openDestination(target, {
    ...bucket,
    cacheControl,
    isLeaseBroken,
    encoding: 'gzip',
    isForced: false,
    isDryRun: dryRun,
  });
  const signal = stoppedBySignals(() => console.error('Stopped. Roll back again to finish.'));
  try {
    if (destination.kind !== 'live') throw new ReleaseError(`${target} has no list of releases.`);
    const releases = await listedReleases(destination);
    if (given === undefined) return print(output, releases);
    const { name, isCurrent } = findRelease(releases, given);
    if (dryRun)
      return report(output, destination.name, {
        release: name,
        outcome: isCurrent ? 'already current' : 'would be current',
      });
    const { outcome, changed, added, deleted } = await rollBackStore(destination, name, {
      concurrency,
      signal,
    });
    const changes = { changed: changed.length, added: added.length, deleted: deleted.length };
    const isNew = outcome === 'published';
    report(output, destination.name, {
      release: name,
      outcome: isNew ? 'current' : 'already current',
      ...(isNew ? { changes } : {}),
    });
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await destination.close();
  }
}

interface RollbackResult {
  readonly release: string;
  readonly outcome: 'current' | 'already current' | 'would be current';
  readonly changes?: Readonly<Record<'changed' | 'added' | 'deleted', number>>;
}

const outcomeTexts: Readonly<Record<RollbackResult['outcome'], string>> = {
  current: 'is the current one',
  'already current': 'is already the current one',
  'would be current': 'would be the current one',
};

function report(output: Output, target: string, result: RollbackResult): void {
  const changes = Object.entries(result.changes ?? {}).map(([what, count]) => `${count} ${what}`);
  const after = changes.length > 0 ? ` again: ${changes.join(', ')}` : '';
  output.news(`${target}: release ${result.release} ${outcomeTexts[result.outcome]}${after}`);
  output.result({ target, ...result });
}

function print(output: Output, releases: readonly EarlierRelease[]): void {
  output.result({ releases });
  for (const { name, documents, publishedAt, isCurrent } of releases) {
    const time = publishedAt.toISOString().slice(0, 19);
    output.news(`${isCurrent ? '*' : ' '} ${name}  ${time}Z  ${count(documents, 'document')}`);
  }
}
