import { isStoreAddress } from '../release/is-store-address.ts';
import { PublishError } from '../release/publish-error.ts';
import { cacheControlOf } from '../site/cache-control-of.ts';
import type { Destination } from './destination.ts';
import type { SiblingCoding } from './folder/published-files.ts';

export interface DestinationOptions {
  /** Of a directory or a zip; left out, a directory has gzip and a zip none. */
  readonly siblings?: ReadonlySet<SiblingCoding>;
  readonly isForced: boolean;
  readonly isDryRun: boolean;
  /** Of the objects of a store: each has one coding. */
  readonly encoding: 'gzip' | 'br' | 'identity';
  readonly endpoint?: string;
  readonly region?: string;
  readonly pathStyle?: boolean;
  readonly cacheControl: string;
  /** How many files are put at a time; left out, as many as suit the destination. */
  readonly concurrency?: number;
}

export interface OpenedDestination {
  readonly destination: Destination;
  readonly concurrency: number;
}

/** A store answers after milliseconds. */
const storeConcurrency = 32;

/**
 * Opens what people name as a destination: `s3://bucket/prefix`, a file whose name ends in `.zip`, or a directory. Each
 * kind is loaded only where it is asked for.
 * @throws PublishError
 */
export async function openDestination(name: string, options: DestinationOptions): Promise<OpenedDestination> {
  const { isForced, isDryRun } = options;
  if (name.trim() === '')
    throw new PublishError('The destination is empty. Give a folder, file.zip or s3://bucket/prefix.');
  if (isStoreAddress(name)) {
    const { openS3Destination } = await import('./s3-destination.ts');
    const { endpoint, region, pathStyle, encoding, concurrency = storeConcurrency } = options;
    const cacheControl = (path: string) => cacheControlOf(path, options.cacheControl);
    const destination = await openS3Destination(name, {
      ...(endpoint !== undefined && { endpoint }),
      ...(region !== undefined && { region }),
      ...(pathStyle !== undefined && { pathStyle }),
      encoding,
      cacheControl,
      concurrency,
    });
    return { destination, concurrency };
  }
  if (/\.zip$/i.test(name)) {
    const { openZip } = await import('./zip-destination.ts');
    const siblings = options.siblings ?? new Set();
    return { destination: await openZip(name, { siblings, isForced, isDryRun }), concurrency: 1 };
  }
  const { openDirectory } = await import('./folder/open-folder.ts');
  const { FileWriters } = await import('./folder/file-writers.ts');
  const concurrency = options.concurrency ?? FileWriters.concurrency;
  const siblings = options.siblings ?? new Set(['gzip']);
  return { destination: openDirectory(name, { siblings, isForced, isDryRun }), concurrency };
}
