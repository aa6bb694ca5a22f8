import type { PublishedObject } from '../release/published-object.ts';

/** Where documents are published to. All methods may throw a PublishError that says what to do. */
export interface Destination {
  /** As people know it: `/srv/bible`, `s3://bucket/prefix`. */
  readonly name: string;
  /**
   * Whether it is made anew as a whole each time, to appear with `commit`: then every object is put, one after the
   * other, sorted by path.
   */
  readonly isMadeAnew?: boolean;
  /** What lies at a path, decoded; undefined when nothing does. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** Of these objects, the paths of those that lie there just as they would be put. For going on after an interruption. */
  present(objects: readonly PublishedObject[]): Promise<ReadonlySet<string>>;
  /** Puts one object, whole or not at all. May be called for many at a time. @returns the bytes that were sent. */
  put(object: PublishedObject): Promise<number>;
  /** Makes everything put so far be what is read. Where `put` does so at once, there is nothing to do. */
  commit(): Promise<void>;
  /** Paths that are not there are none's concern. */
  remove(paths: readonly string[]): Promise<void>;
  /** Ends the publication: to be called once, also after an error. */
  close(): Promise<void>;
}
