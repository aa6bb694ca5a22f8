import { forEachInFlight } from '../lib/for-each-in-flight.ts';
import { integrityOf } from '../lib/sha256.ts';
import { embedScript } from '../site/web-files.ts';
import type { LiveDestination } from './destination.ts';
import { withRetries } from './destination.ts';
import { keptReleases } from './destination-state.ts';
import * as earlier from './earlier-releases.ts';
import { hasChange, type PublicationPlan, type PublishOptions, publicationPlan } from './plan.ts';
import { ProgressMeter } from './progress.ts';
import { publishArchive } from './publish-archive.ts';
import { publishLive } from './publish-live.ts';

export interface PublishSummary {
  readonly outcome: 'published' | 'nothing to do' | 'dry run';
  readonly release: string;
  readonly from: string | null;
  readonly isResumed: boolean;
  readonly documents: number;
  readonly size: number;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly deleted: readonly string[];
  /** Number of uploaded files, manifests included; in a dry run, of those that would be uploaded. */
  readonly files: number;
  /** Bytes of these files without compression and siblings. */
  readonly filesSize: number;
  /** The value of the integrity attribute for `/embed.js`; undefined if this publication has no such file. */
  readonly embedIntegrity: string | undefined;
  /** True if the previous publication was signed, and its signature does not cover this one. */
  readonly losesSignature: boolean;
  /** Bytes sent or written; in a dry run, of those that would be. */
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
  const { plan, ...figures } =
    destination.kind === 'live'
      ? await publishLive(destination, options)
      : await publishArchive(destination, options);
  return {
    outcome: !hasChange(plan) ? 'nothing to do' : options.isDryRun ? 'dry run' : 'published',
    ...changesOf(plan),
    ...figures,
    embedIntegrity: embedIntegrity(options),
    seconds: (performance.now() - began) / 1000,
  };
}

function changesOf(plan: PublicationPlan) {
  const { to, state, changes, isInterrupted } = plan;
  const pathsOf = (kind: string) =>
    changes.puts.flatMap((put) => (put.kind === kind ? [put.entry.path] : [])).sort();
  return {
    release: to.sha256,
    from: state.fromSha256,
    isResumed: isInterrupted,
    documents: to.root.documents,
    size: to.root.size,
    losesSignature: losesSignature(plan),
    added: pathsOf('added'),
    changed: pathsOf('changed'),
    deleted: changes.removals,
  };
}

function losesSignature({ to, state, signature, isNewRelease, pages }: PublicationPlan): boolean {
  const [last] = state.history;
  if (signature || !last?.isSigned) return false;
  const own = state.history.find(({ sha256 }) => sha256 === to.sha256);
  return (isNewRelease && !own?.isSigned) || pages?.isManifestNew === true;
}

function embedIntegrity({ hostFiles = [] }: PublishOptions): string | undefined {
  const embed = hostFiles.find(({ path }) => path === embedScript);
  return embed && integrityOf(embed.sha256);
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
