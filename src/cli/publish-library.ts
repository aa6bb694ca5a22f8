import { openLibrary } from '../library/library.ts';
import { openDestination } from '../publish/open-destination.ts';
import { publish } from '../publish/publish.ts';
import { signManifest } from '../release/signature.ts';
import { filesForHosts } from './files-for-hosts.ts';
import type { PublishCommandOptions } from './publish-command-options.ts';
import { PublishReport } from './publish-report.ts';

/** Publishes the state that a library has now, and tells of it. @throws ReleaseError, LibraryError */
export async function publishLibrary(
  directory: string,
  place: string,
  options: PublishCommandOptions,
): Promise<void> {
  const { sign, dryRun: isDryRun, all: isAll, force: isForced } = options;
  const report = new PublishReport(process.stdout, { isJson: options.json });
  process.once('SIGINT', () => {
    report.stopped();
    process.exit(130);
  });
  await using running = new AsyncDisposableStack();
  const library = openLibrary(directory, { readOnly: true });
  running.defer(() => library.close());
  // One turn of the event loop: the front page is made of the same state
  const snapshot = library.snapshot();
  running.defer(() => snapshot.close());
  const editions = library.editions();
  const state = { editions: () => editions, get: (path: string) => snapshot.get(path) };
  const hostFiles = await filesForHosts(state, place, options);
  const { destination, concurrency } = await openDestination(place, { ...options, isDryRun, isForced });
  running.defer(() => destination.close());
  const summary = await publish({
    library: snapshot,
    destination,
    hostFiles,
    ...(sign !== undefined && { sign: (manifest) => signManifest(manifest, sign) }),
    isAll,
    isDryRun,
    concurrency,
    onProgress: report.onProgress,
  });
  report.end(summary, destination.name);
}
