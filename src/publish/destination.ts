import { backOff, retry, spreadOut } from '../lib/retry.ts';
import { systemFault } from '../lib/system-fault.ts';
import { ReleaseError } from '../release/release-error.ts';
import type { PublishedObject } from './published-object.ts';
import type { PublisherLease } from './publisher.ts';

/** A place to publish to. Each method may throw a ReleaseError that contains a remedy. */
export type Destination = LiveDestination | ArchiveDestination;

interface AnyDestination {
  /** In the user's notation: `/srv/bible`, `s3://bucket/prefix`. */
  readonly name: string;
  read(path: string): Promise<Uint8Array | undefined>;
  /** Ends the publication. Must be called once, even after an error. */
  close(): Promise<void>;
}

/** A folder or an object store: clients request its files one by one, even while a publication changes some of them. */
export interface LiveDestination extends AnyDestination {
  readonly kind: 'live';
  /** Excludes other publishers if opening the destination could not. `close` releases it if possible. */
  readonly lease?: PublisherLease;
  /** The paths of objects that exist exactly as `put` would write them. Used to resume after an interruption. */
  present(objects: readonly PublishedObject[]): Promise<ReadonlySet<string>>;
  /** Writes one object atomically. Several calls may run concurrently. @returns the number of bytes sent. */
  put(object: PublishedObject): Promise<number>;
  sizeOf(object: PublishedObject): Promise<number>;
  /** Copies an object within the store; does nothing if it does not exist. Undefined if only `put` can write. */
  copy?(from: string, to: string): Promise<void>;
  /** Makes all written objects visible, unless `put` already does so. */
  commit(): Promise<void>;
  remove(paths: readonly string[]): Promise<void>;
}

/** A zip, or a folder of releases: written completely each time, and made visible in one step. */
export interface ArchiveDestination extends AnyDestination {
  readonly kind: 'archive';
  readonly hasHistory: boolean;
  /**
   * Writes an archive of these objects in this order. It replaces the old one after it is complete.
   * @param onWritten called after each object with the number of bytes written, 0 if it was present already.
   * Writing waits for it.
   */
  write(
    objects: readonly ArchivedObject[],
    onWritten: (object: PublishedObject, bytes: number) => Promise<void>,
  ): Promise<void>;
  sizeOf(archived: ArchivedObject): Promise<number>;
}

export interface ArchivedObject {
  readonly object: PublishedObject;
  readonly isUnchanged: boolean;
}

export interface Retries {
  readonly attempts?: number;
  /** Milliseconds before the second attempt, doubled for each further one. */
  readonly firstDelay?: number;
}

const maxDelayMs = 10_000;

export function withRetries(
  destination: Destination,
  { attempts = 6, firstDelay = 250 }: Retries = {},
): Destination {
  const patiently = <T>(step: () => Promise<T>) =>
    retry(step, (error, failures) => {
      const mayPass = error instanceof ReleaseError && error.isRetryable;
      if (!mayPass || failures >= attempts) return undefined;
      return spreadOut(backOff(failures, { first: firstDelay, factor: 2, max: maxDelayMs }));
    });
  const shared = {
    name: destination.name,
    read: (path: string) => patiently(() => destination.read(path)),
    close: () => destination.close(),
  };
  if (destination.kind === 'archive') {
    const { kind, hasHistory } = destination;
    return {
      ...shared,
      kind,
      hasHistory,
      write: (objects, onWritten) => destination.write(objects, onWritten),
      sizeOf: (archived) => destination.sizeOf(archived),
    };
  }
  return {
    ...shared,
    kind: destination.kind,
    ...(destination.lease && { lease: destination.lease }),
    present: (objects) => patiently(() => destination.present(objects)),
    put: (object) => patiently(() => destination.put(object)),
    sizeOf: (object) => destination.sizeOf(object),
    ...(destination.copy && {
      copy: (from: string, to: string) => patiently(() => destination.copy!(from, to)),
    }),
    commit: () => patiently(() => destination.commit()),
    remove: (paths) => patiently(() => destination.remove(paths)),
  };
}

export function fileError(error: unknown, destination: string, state: string): unknown {
  const fault = systemFault(error);
  if (!fault) return error;
  const where = fault.path === undefined ? '' : ` (${fault.path})`;
  return new ReleaseError(
    `${destination} cannot be written: ${fault.what}. ${fault.advice}, then publish again${where}. ${state}`,
    { cause: error },
  );
}
