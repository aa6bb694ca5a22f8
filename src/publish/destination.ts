import { backOff, retry, spreadOut } from '../lib/retry.ts';
import { systemFault } from '../lib/system-fault.ts';
import { ReleaseError } from '../release/release-error.ts';
import type { PublishedObject } from './published-object.ts';
import type { PublisherLease } from './publisher.ts';

/** A place to publish to. All methods may throw a ReleaseError that says what to do. */
export type Destination = LiveDestination | ArchiveDestination;

interface AnyDestination {
  /** As users write it: `/srv/bible`, `s3://bucket/prefix`. */
  readonly name: string;
  /** What is at a path, decoded; undefined when nothing is. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** Ends the publication: to be called once, also after an error. */
  close(): Promise<void>;
}

/** A folder or an object store: readers request its files one by one, also while a publication changes some of them. */
export interface LiveDestination extends AnyDestination {
  readonly kind: 'live';
  /** Excludes other publishers, where opening the destination could not; `close` gives it back, if it can. */
  readonly lease?: PublisherLease;
  /** The paths of those objects that are there exactly as `put` would put them. For going on after an interruption. */
  present(objects: readonly PublishedObject[]): Promise<ReadonlySet<string>>;
  /** Puts one object, whole or not at all. Several may be in flight at once. @returns the bytes that were sent. */
  put(object: PublishedObject): Promise<number>;
  /** Copies an object within the store; does nothing where there is none. Absent where only `put` writes. */
  copy?(from: string, to: string): Promise<void>;
  /** Shows readers everything that was put; nothing to do where `put` shows it at once. */
  commit(): Promise<void>;
  /** Removes what is at these paths, if anything is. */
  remove(paths: readonly string[]): Promise<void>;
}

/** A zip, or a folder of releases: written in full every time, and shown in one step. */
export interface ArchiveDestination extends AnyDestination {
  readonly kind: 'archive';
  /** It has the list of releases and their manifests too. */
  readonly hasHistory: boolean;
  /**
   * Writes an archive of these objects, in this order, which takes the place of the old one once it is complete.
   * @param onWritten called after each object with the bytes that were written, 0 where it was there already; writing goes
   *   on when it has returned.
   */
  write(
    objects: readonly ArchivedObject[],
    onWritten: (object: PublishedObject, bytes: number) => Promise<void>,
  ): Promise<void>;
}

/** An object for an archive. */
export interface ArchivedObject {
  readonly object: PublishedObject;
  /** If the archive before has it, it is the same. */
  readonly isUnchanged: boolean;
}

interface Retries {
  /** Attempts in total. */
  readonly attempts?: number;
  /** Milliseconds before the second attempt; twice as many before each further one. */
  readonly firstDelay?: number;
}

const longestDelay = 10_000;

/** The same destination; what fails in a way that may pass is tried again. */
export function withRetries(
  destination: Destination,
  { attempts = 6, firstDelay = 250 }: Retries = {},
): Destination {
  const patiently = <T>(step: () => Promise<T>) =>
    retry(step, (error, failures) => {
      const mayPass = error instanceof ReleaseError && error.isRetryable;
      if (!mayPass || failures >= attempts) return undefined;
      return spreadOut(backOff(failures, { first: firstDelay, factor: 2, longest: longestDelay }));
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
    };
  }
  return {
    ...shared,
    kind: destination.kind,
    ...(destination.lease && { lease: destination.lease }),
    present: (objects) => patiently(() => destination.present(objects)),
    put: (object) => patiently(() => destination.put(object)),
    ...(destination.copy && {
      copy: (from: string, to: string) => patiently(() => destination.copy!(from, to)),
    }),
    commit: () => patiently(() => destination.commit()),
    remove: (paths) => patiently(() => destination.remove(paths)),
  };
}

/**
 * Puts an error of the file system into words.
 * @param state what is at the destination now, as a sentence.
 * @returns other errors as they are.
 */
export function fileError(error: unknown, destination: string, state: string): unknown {
  const fault = systemFault(error);
  if (!fault) return error;
  const where = fault.path === undefined ? '' : ` (${fault.path})`;
  return new ReleaseError(
    `${destination} cannot be written: ${fault.what}. ${fault.advice}, then publish again${where}. ${state}`,
    { cause: error },
  );
}
