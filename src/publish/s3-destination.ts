import { links } from '../documents/links.ts';
import { count } from '../lib/count.ts';
import { forEachInFlight } from '../lib/for-each-in-flight.ts';
import { backOff, retry } from '../lib/retry.ts';
import { CorruptObjectError, insteadOfUnreadable, ReleaseError } from '../release/release-error.ts';
import { parseS3Address, type S3Address, type S3Connection } from '../release/s3/connection.ts';
import { publishAgain } from '../release/s3/failure.ts';
import { type ListedObject, type ListPage, md5, type NotRemoved, S3Store } from '../release/s3/store.ts';
import { mediaTypes } from '../site/fields.ts';
import type { LiveDestination } from './destination.ts';
import { brotliOf, type PublishedBodies, type PublishedObject } from './published-object.ts';
import { type LeaseObject, PublisherLease } from './publisher.ts';

type S3Encoding = 'gzip' | 'br' | 'identity';

export interface S3Options extends S3Connection {
  readonly concurrency: number;
  /** Coding of all objects. A store sends it to every client, so gzip is the one that all of them can read. */
  readonly encoding: S3Encoding;
  cacheControl(path: string): string;
  readonly isLeaseBroken?: boolean | undefined;
}

/**
 * A bucket, or the part of it below a prefix.
 * @param url `s3://bucket/prefix`
 * @throws ReleaseError if the bucket cannot be listed with the available credentials.
 */
export async function openS3Destination(url: string, options: S3Options): Promise<LiveDestination> {
  const address = parseS3Address(url);
  return new S3Destination(await S3Store.open(address, options), address, options);
}

const removedAtOnce = 1000;
const maxRemovalAttempts = 4;
const removalDelays = { first: 500, factor: 2, max: 2000 };
const maySucceedSoon = /^(InternalError|SlowDown|ServiceUnavailable|RequestTimeout)$/;

class S3Destination implements LiveDestination {
  readonly kind = 'live';
  readonly name: string;
  readonly lease: PublisherLease;
  readonly #store: S3Store;
  readonly #prefix: string;
  readonly #options: S3Options;

  constructor(store: S3Store, { name, prefix }: S3Address, options: S3Options) {
    this.name = name;
    this.#store = store;
    this.#prefix = prefix;
    this.#options = options;
    this.lease = new PublisherLease(this.#leaseObject(), { name, isBreaking: options.isLeaseBroken });
  }

  async read(path: string): Promise<Uint8Array | undefined> {
    try {
      return await this.#store.read(this.#key(path));
    } catch (cause) {
      if (!(cause instanceof CorruptObjectError)) throw cause;
      const advice = 'Remove it, then publish again.';
      throw new ReleaseError(`${this.name}: ${path} ${cause.message}. ${advice}`, { cause });
    }
  }

  async present(objects: readonly PublishedObject[]): Promise<ReadonlySet<string>> {
    const { concurrency } = this.#options;
    const byKey = new Map(objects.map((object) => [this.#key(object.path), object]));
    const list = (prefix: string, startAfter: string) => this.#store.list(prefix, startAfter);
    const listed = await findListed([...byKey.keys()], list, concurrency);
    const present = new Set<string>();
    await forEachInFlight(listed.values(), concurrency, async (found) => {
      const object = byKey.get(found.key)!;
      if (await this.#isSame(found, object)) present.add(object.path);
    });
    return present;
  }

  async put(object: PublishedObject): Promise<number> {
    const { keptAt } = object;
    if (keptAt !== undefined && (await this.#store.copy(this.#key(keptAt), this.#key(object.path)))) return 0;
    const encoding = this.#encodingOf(object);
    const body = codedBody(await object.load(), encoding);
    await this.#store.put({
      key: this.#key(object.path),
      body,
      contentType: object.contentType,
      contentEncoding: contentEncodingOf(encoding),
      cacheControl: this.#options.cacheControl(object.path),
      sha256: object.sha256,
    });
    return body.length;
  }

  async sizeOf(object: PublishedObject): Promise<number> {
    return codedBody(await object.load(), this.#encodingOf(object)).length;
  }

  async copy(from: string, to: string): Promise<void> {
    await this.#store.copy(this.#key(from), this.#key(to));
  }

  async commit(): Promise<void> {}

  async remove(paths: readonly string[]): Promise<void> {
    const keys = paths.map((path) => this.#key(path));
    for (let at = 0; at < keys.length; at += removedAtOnce) {
      await this.#remove(keys.slice(at, at + removedAtOnce));
    }
  }

  async close(): Promise<void> {
    await this.lease.release().catch(insteadOfUnreadable(undefined));
  }

  #leaseObject(): LeaseObject {
    const key = this.#key(links.publisher);
    return {
      read: () => this.#store.readTagged(key),
      write: (body, tag) =>
        this.#store.putIf({ key, body, contentType: mediaTypes.json, cacheControl: 'no-store' }, tag),
      remove: () => this.#remove([key]),
    };
  }

  async #isSame(found: ListedObject, object: PublishedObject): Promise<boolean> {
    const encoding = this.#encodingOf(object);
    const body = codedBody(await object.load(), encoding);
    if (found.size !== body.length) return false;
    if (found.etag === md5(body, 'hex')) return true;
    // With customer-managed encryption keys, and always in some stores, an ETag is not an MD5
    const head = await this.#store.head(found.key);
    return head?.sha256 === object.sha256 && head.contentEncoding === contentEncodingOf(encoding);
  }

  async #remove(keys: readonly string[]): Promise<void> {
    let wanted = keys;
    let isBusy = false;
    await retry(
      async () => {
        isBusy = false;
        const left = await this.#store.remove(wanted);
        if (left.length === 0) return;
        isBusy = left.some(({ code }) => maySucceedSoon.test(code));
        wanted = left.map(({ key }) => key);
        throw this.#notRemoved(left);
      },
      (_, failures) =>
        isBusy && failures < maxRemovalAttempts ? backOff(failures, removalDelays) : undefined,
    );
  }

  #notRemoved(left: readonly NotRemoved[]): ReleaseError {
    const { key, code, message } = left[0]!;
    const which = count(left.length, 'object');
    const advice =
      code === 'AccessDenied' ? 'Allow s3:DeleteObject on the bucket, then publish again.' : publishAgain;
    const example = `${key}: ${code} ${message}`.trim();
    return new ReleaseError(`${this.name}: ${which} could not be removed (${example}). ${advice}`);
  }

  #encodingOf({ isIncompressible }: PublishedObject): S3Encoding {
    return isIncompressible ? 'identity' : this.#options.encoding;
  }

  #key(path: string): string {
    return this.#prefix + path.slice(1);
  }
}

function contentEncodingOf(encoding: S3Encoding): string | undefined {
  return encoding === 'identity' ? undefined : encoding;
}

export function codedBody(bodies: PublishedBodies, encoding: S3Encoding): Uint8Array {
  if (encoding === 'gzip') return bodies.gzip;
  return encoding === 'br' ? brotliOf(bodies) : Bun.gunzipSync(bodies.gzip);
}

/** For fewer keys, pages are read one after the other: concurrent reading would gain nothing. */
const sliceLength = 5000;

/**
 * Finds existing keys in a store. Skips the keys between them, so the number of pages read is about the
 * number that the keys fill, up to `concurrency` at the same time. If a store lists in its own order, some
 * existing keys may be missed.
 */
export async function findListed(
  keys: readonly string[],
  listPage: ListPage,
  concurrency = 1,
): Promise<Map<string, ListedObject>> {
  const sorted = [...new Set(keys)].sort();
  const slices = Math.max(1, Math.min(concurrency, Math.floor(sorted.length / sliceLength)));
  const length = Math.ceil(sorted.length / slices);
  const found = new Map<string, ListedObject>();
  await Promise.all(
    Array.from({ length: slices }, (_, at) =>
      findSlice(sorted.slice(at * length, (at + 1) * length), listPage, found),
    ),
  );
  return found;
}

async function findSlice(
  sorted: readonly string[],
  listPage: ListPage,
  found: Map<string, ListedObject>,
): Promise<void> {
  const isWanted = new Set(sorted);
  const prefix = commonFolder(sorted);
  let startAfter = '';
  for (let next = 0; next < sorted.length; ) {
    const before = justBefore(sorted[next]!);
    if (before > startAfter) startAfter = before;
    const { objects, isLast } = await listPage(prefix, startAfter);
    for (const object of objects) if (isWanted.has(object.key)) found.set(object.key, object);
    const last = objects.at(-1)?.key;
    // The store uses another order, and listing would never end
    if (isLast || last === undefined || last <= startAfter) return;
    startAfter = last;
    while (next < sorted.length && sorted[next]! <= last) next++;
  }
}

/** A key that sorts before this one, with few keys between them. */
function justBefore(key: string): string {
  return key.slice(0, -1);
}

/** The common prefix of all keys, up to a slash: credentials that may list only a part of a bucket need that prefix. */
function commonFolder(sorted: readonly string[]): string {
  const [first = '', last = ''] = [sorted[0], sorted.at(-1)];
  let length = 0;
  while (length < first.length && first[length] === last[length]) length++;
  const shared = first.slice(0, length);
  return shared.slice(0, shared.lastIndexOf('/') + 1);
}
