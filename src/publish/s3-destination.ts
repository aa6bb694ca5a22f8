import { forEachInFlight } from '../lib/for-each-in-flight.ts';
import { PublishError } from '../release/publish-error.ts';
import type { PublishedObject } from '../release/published-object.ts';
import { parseS3Address, type S3Address } from '../release/s3/s3-address.ts';
import { type S3Encoding, s3Body } from '../release/s3/s3-body.ts';
import type { S3Connection } from '../release/s3/s3-connection.ts';
import { findListed, type ListedObject } from '../release/s3/s3-listing.ts';
import { md5, type NotRemoved, S3Store } from '../release/s3/s3-store.ts';
import type { Destination } from './destination.ts';

export interface S3Options extends S3Connection {
  /** Of all objects. Clients without a choice of codings get it too, so gzip is what everyone can read. */
  readonly encoding: S3Encoding;
  cacheControl(path: string): string;
}

/**
 * A bucket, or the part of it below a prefix. It loads the AWS SDK, which takes a tenth of a second and 30 MB: to be
 * imported where it is needed.
 * @param url `s3://bucket/prefix`
 * @throws PublishError when the bucket cannot be listed with the credentials that the SDK finds.
 */
export async function openS3Destination(url: string, options: S3Options): Promise<Destination> {
  const address = parseS3Address(url);
  return new S3Destination(await S3Store.open(address, options), address, options);
}

/** The most that one request may remove. */
const removedAtATime = 1000;
const removalRounds = 4;
/** Milliseconds. */
const removalPause = 500;
const mayPassSoon = /^(InternalError|SlowDown|ServiceUnavailable|RequestTimeout)$/;

class S3Destination implements Destination {
  readonly name: string;
  readonly #store: S3Store;
  readonly #prefix: string;
  readonly #options: S3Options;

  constructor(store: S3Store, { name, prefix }: S3Address, options: S3Options) {
    this.name = name;
    this.#store = store;
    this.#prefix = prefix;
    this.#options = options;
  }

  async read(path: string): Promise<Uint8Array | undefined> {
    return this.#store.read(this.#key(path));
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
    const { cacheControl } = this.#options;
    const encoding = this.#encodingOf(object);
    const body = s3Body(await object.load(), encoding);
    await this.#store.put({
      key: this.#key(object.path),
      body,
      contentType: object.contentType,
      contentEncoding: contentEncodingOf(encoding),
      cacheControl: cacheControl(object.path),
      metadata: { sha256: object.sha256 },
    });
    return body.length;
  }

  async commit(): Promise<void> {}

  async remove(paths: readonly string[]): Promise<void> {
    const keys = paths.map((path) => this.#key(path));
    for (let at = 0; at < keys.length; at += removedAtATime) {
      await this.#remove(keys.slice(at, at + removedAtATime));
    }
  }

  async close(): Promise<void> {
    this.#store.close();
  }

  async #isSame(found: ListedObject, object: PublishedObject): Promise<boolean> {
    const encoding = this.#encodingOf(object);
    const body = s3Body(await object.load(), encoding);
    if (found.size !== body.length) return false;
    if (found.etag === md5(body, 'hex')) return true;
    // With encryption by keys of one's own, and in some stores always, an ETag is no MD5
    const head = await this.#store.head(found.key);
    return head?.metadata.sha256 === object.sha256 && head.contentEncoding === contentEncodingOf(encoding);
  }

  async #remove(keys: readonly string[]): Promise<void> {
    let left = await this.#store.remove(keys);
    for (let round = 1; round < removalRounds && left.some(({ code }) => mayPassSoon.test(code)); round++) {
      await Bun.sleep(removalPause * round);
      left = await this.#store.remove(left.map(({ key }) => key));
    }
    if (left.length > 0) throw this.#notRemoved(left);
  }

  #notRemoved(left: readonly NotRemoved[]): PublishError {
    const [first] = left;
    const which = left.length === 1 ? '1 object' : `${left.length} objects`;
    const example = `${first!.key}: ${first!.code} ${first!.message}`.trim();
    const advice =
      first!.code === 'AccessDenied'
        ? 'Allow s3:DeleteObject on the bucket, then publish again.'
        : 'Publish again: it goes on where it stopped.';
    return new PublishError(`${this.name}: ${which} could not be removed (${example}). ${advice}`);
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
