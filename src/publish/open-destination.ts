import { isUrlLike, shownUrl } from '../lib/secrets.ts';
import { UsageError } from '../lib/user-error.ts';
import { isStoreAddress } from '../release/s3/connection.ts';
import { cacheControlOf } from '../site/fields.ts';
import type { Destination } from './destination.ts';
import type { SiblingCoding } from './published-object.ts';

interface DestinationOptions {
  /** For a folder or a zip. Default: gzip for a folder and none for a zip. */
  readonly siblings?: ReadonlySet<SiblingCoding>;
  readonly isForced: boolean;
  readonly isDryRun: boolean;
  readonly releases?: number | undefined;
  readonly encoding: 'gzip' | 'br' | 'identity';
  readonly endpoint?: string;
  readonly region?: string;
  readonly pathStyle?: boolean;
  readonly cacheControl: string;
  readonly isLeaseBroken?: boolean;
  readonly concurrency?: number;
}

interface OpenedDestination {
  readonly destination: Destination;
  readonly concurrency: number;
}

/** High, because a store takes milliseconds to respond. */
const storeConcurrency = 32;

const otherArchive = /\.(?:tar|tgz|gz|bz2|xz|zst|7z|rar)$/i;

/**
 * Opens a destination in the user's notation: `s3://bucket/prefix`, a file name that ends in `.zip`, or a
 * folder. The code for each kind is loaded on demand.
 * @throws ReleaseError, UsageError
 */
export async function openDestination(name: string, options: DestinationOptions): Promise<OpenedDestination> {
  if (isStoreAddress(name)) return openStore(name, options);
  if (isUrlLike(name) || otherArchive.test(name))
    throw new UsageError(
      `${shownUrl(name)} cannot be published to. Give a folder, file.zip or s3://bucket/prefix.`,
    );
  const { isForced, isDryRun } = options;
  if (/\.zip$/i.test(name)) {
    if (options.releases !== undefined) throw new UsageError(`${name} is a zip. --releases is for a folder.`);
    const { openZipDestination } = await import('./zip-destination.ts');
    const siblings = options.siblings ?? new Set();
    return { destination: await openZipDestination(name, { siblings, isForced, isDryRun }), concurrency: 1 };
  }
  if (options.releases !== undefined) {
    const { openReleasesDestination } = await import('./folder/releases-destination.ts');
    const { siblings = new Set(['gzip']), releases: keep } = options;
    return {
      destination: openReleasesDestination(name, { siblings, keep, isForced, isDryRun }),
      concurrency: 1,
    };
  }
  const { openFolderDestination } = await import('./folder/folder-destination.ts');
  const { FileWriters } = await import('./folder/file-writers.ts');
  const concurrency = options.concurrency ?? FileWriters.concurrency;
  const siblings = options.siblings ?? new Set(['gzip']);
  return { destination: openFolderDestination(name, { siblings, isForced, isDryRun }), concurrency };
}

async function openStore(name: string, options: DestinationOptions): Promise<OpenedDestination> {
  const { openS3Destination } = await import('./s3-destination.ts');
  const { endpoint, region, pathStyle, encoding, isLeaseBroken, concurrency = storeConcurrency } = options;
  const destination = await openS3Destination(name, {
    endpoint,
    region,
    pathStyle,
    encoding,
    isLeaseBroken,
    cacheControl: (path) => cacheControlOf(path, options.cacheControl),
    concurrency,
  });
  return { destination, concurrency };
}
