import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { shownUrl } from '../../lib/secrets.ts';
import { dataFault } from '../../lib/system-fault.ts';
import { CorruptObjectError } from '../release-error.ts';
import { attemptsOf, bucketLocation, type S3Address, type S3Connection } from './connection.ts';
import { credentialsSource } from './credentials.ts';
import { notAStore, S3Failure, type S3Request, s3Failure } from './failure.ts';
import { type S3Answer, S3Requests } from './requests.ts';
import { S3Error } from './s3-error.ts';
import { childrenOf, childText } from './xml-answer.ts';

interface NewObject {
  readonly key: string;
  readonly body: Uint8Array;
  readonly contentType: string;
  readonly contentEncoding?: string | undefined;
  readonly cacheControl: string;
  /** Kept as metadata of the object. */
  readonly sha256?: string;
}

interface ObjectHead {
  readonly contentEncoding: string | undefined;
  readonly sha256: string | undefined;
}

export interface ListedObject {
  readonly key: string;
  /** Without quotes. In most stores the MD5 of the body. */
  readonly etag: string;
  /** Bytes of the encoded body. */
  readonly size: number;
}

interface ListingPage {
  readonly objects: readonly ListedObject[];
  readonly isLast: boolean;
}

export type ListPage = (prefix: string, startAfter: string) => Promise<ListingPage>;

export interface NotRemoved {
  readonly key: string;
  readonly code: string;
  readonly message: string;
}

/** Attempts for the first request, whose failure the user should see soon. */
const firstAttempts = 3;
const defaultIdleSeconds = 60;

/** The requests that reading and publishing need. All methods throw ReleaseErrors that contain a remedy. */
export class S3Store {
  readonly #requests: S3Requests;
  readonly #request: Omit<S3Request, 'action'>;
  readonly #bucket: string;

  private constructor(requests: S3Requests, request: Omit<S3Request, 'action'>) {
    this.#requests = requests;
    this.#request = request;
    this.#bucket = request.bucket;
  }

  static async open(address: S3Address, connection: S3Connection = {}): Promise<S3Store> {
    const { name, bucket, prefix } = address;
    const location = bucketLocation(bucket, connection);
    const { endpoint, region } = location;
    const requests = new S3Requests(location, credentialsSource(region), {
      attempts: attemptsOf(connection),
      idleSeconds: connection.idleSeconds ?? defaultIdleSeconds,
    });
    const store = new S3Store(requests, { name, bucket, endpoint: endpoint && shownUrl(endpoint), region });
    await store.#list(prefix, { 'max-keys': '1' }, firstAttempts);
    return store;
  }

  async list(prefix: string, startAfter: string): Promise<ListingPage> {
    return this.#list(prefix, startAfter === '' ? {} : { 'start-after': startAfter });
  }

  async #list(prefix: string, more: Record<string, string>, attempts?: number): Promise<ListingPage> {
    const query = { 'list-type': '2', prefix, ...more };
    const message = { method: 'GET', key: '', query } as const;
    const { xml } = await this.#try('list', undefined, () => this.#requests.send(message, attempts));
    if (xml?.name !== 'ListBucketResult') throw notAStore(this.#request);
    return {
      objects: childrenOf(xml, 'Contents').map((object) => ({
        key: childText(object, 'Key') ?? '',
        etag: (childText(object, 'ETag') ?? '').replaceAll('"', ''),
        size: Number(childText(object, 'Size') ?? -1),
      })),
      isLast: childText(xml, 'IsTruncated') !== 'true',
    };
  }

  /**
   * The decoded body of an object; undefined if it does not exist.
   * @throws CorruptObjectError if the body does not match its Content-Encoding.
   */
  async read(key: string): Promise<Uint8Array | undefined> {
    const found = await this.#find('GET', key);
    if (!found) return undefined;
    const encoding = encodingOf(found);
    try {
      return decodeS3Body(found.body, encoding);
    } catch (cause) {
      dataFault(cause);
      throw new CorruptObjectError(`does not match its Content-Encoding (${encoding})`, { cause });
    }
  }

  async head(key: string): Promise<ObjectHead | undefined> {
    const found = await this.#find('HEAD', key);
    if (!found) return undefined;
    return {
      contentEncoding: encodingOf(found),
      sha256: found.headers.get('x-amz-meta-sha256') ?? undefined,
    };
  }

  async put(object: NewObject): Promise<void> {
    await this.#put(object);
  }

  async readTagged(key: string): Promise<{ readonly bytes: Uint8Array; readonly tag: string } | undefined> {
    const found = await this.#find('GET', key);
    return (
      found && { bytes: decodeS3Body(found.body, encodingOf(found)), tag: found.headers.get('etag') ?? '' }
    );
  }

  /**
   * Writes an object if the existing one has this entity tag, or if the tag is undefined and no object
   * exists. A store without conditional requests always writes it.
   */
  async putIf(object: NewObject, tag: string | undefined): Promise<void> {
    if (tag === undefined) await this.#putOn({ 'if-none-match': '*' }, object);
    else if (!(await this.#putOn({ 'if-match': tag }, object))) {
      // Ceph expects the tag without quotes
      await this.#putOn({ 'if-match': tag.replaceAll('"', '') }, object);
    }
  }

  async #putOn(condition: Record<string, string>, object: NewObject): Promise<boolean> {
    try {
      await this.#put(object, condition);
      return true;
    } catch (error) {
      if (!(error instanceof S3Failure && error.cause instanceof S3Error)) throw error;
      const { status, code } = error.cause;
      // 404: the object to replace no longer exists
      if (status === 412 || status === 409 || code === 'NoSuchKey') return false;
      if (status !== 501 && code !== 'NotImplemented') throw error;
      await this.#put(object);
      return true;
    }
  }

  async #put(object: NewObject, condition: Record<string, string> = {}): Promise<void> {
    const { key, body, contentType, contentEncoding, cacheControl, sha256 } = object;
    const headers = {
      'content-md5': md5(body, 'base64'),
      'content-type': contentType,
      ...(contentEncoding !== undefined && { 'content-encoding': contentEncoding }),
      'cache-control': cacheControl,
      ...(sha256 !== undefined && { 'x-amz-meta-sha256': sha256 }),
      ...condition,
    };
    await this.#try('put', key, () => this.#requests.send({ method: 'PUT', key, headers, body }));
  }

  /** Copies an object with its metadata within the store. @returns false if it does not exist. */
  async copy(from: string, to: string): Promise<boolean> {
    const source = [this.#bucket, ...from.split('/')].map(encodeURIComponent).join('/');
    const headers = { 'x-amz-copy-source': source };
    return this.#try('put', to, async () => {
      try {
        await this.#requests.send({ method: 'PUT', key: to, headers });
        return true;
      } catch (error) {
        if (await this.#isMissing(error, from)) return false;
        throw error;
      }
    });
  }

  /** @param keys at most a thousand. @returns the keys that could not be removed. */
  async remove(keys: readonly string[]): Promise<readonly NotRemoved[]> {
    const objects = keys.map((key) => `<Object><Key>${Bun.escapeHTML(key)}</Key></Object>`);
    const body = new TextEncoder().encode(
      `<Delete xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${objects.join('')}<Quiet>true</Quiet></Delete>`,
    );
    // Every store supports this checksum, but not the newer ones
    const headers = { 'content-md5': md5(body, 'base64'), 'content-type': 'application/xml' };
    const message = { method: 'POST', key: '', query: { delete: '' }, headers, body } as const;
    const { xml } = await this.#try('remove', undefined, () => this.#requests.send(message));
    const left = childrenOf(xml, 'Error').map((error) => ({
      key: childText(error, 'Key') ?? '',
      code: childText(error, 'Code') ?? '',
      message: childText(error, 'Message') ?? '',
    }));
    return left.filter(({ code }) => code !== 'NoSuchKey');
  }

  async #find(method: 'GET' | 'HEAD', key: string): Promise<S3Answer | undefined> {
    const send = () => this.#requests.send({ method, key });
    return this.#try('read', key, async () => {
      try {
        return await send();
      } catch (error) {
        if (await this.#isMissing(error, key)) return undefined;
        // It may have been created between the refused request and the listing
        if (isRefused(error)) return await send();
        throw error;
      }
    });
  }

  async #isMissing(error: unknown, key: string): Promise<boolean> {
    if (!(error instanceof S3Error)) return false;
    if (error.code === 'NoSuchKey' || error.code === 'NotFound') return true;
    if (!isRefused(error)) return false;
    // Credentials for a part of a bucket get 403 for missing objects
    const { objects } = await this.#list(key, { 'max-keys': '1' }).catch(() => ({ objects: [{ key }] }));
    return objects[0]?.key !== key;
  }

  async #try<T>(action: S3Request['action'], key: string | undefined, send: () => Promise<T>): Promise<T> {
    try {
      return await send();
    } catch (error) {
      throw s3Failure(error, { ...this.#request, action, key });
    }
  }
}

const isRefused = (error: unknown) => error instanceof S3Error && error.status === 403;

const encodingOf = ({ headers }: S3Answer) => headers.get('content-encoding') ?? undefined;

/** MD5 of a body, for Content-MD5 (`base64`) or in the form of most stores' ETags (`hex`). */
export function md5(body: Uint8Array, encoding: 'hex' | 'base64'): string {
  return createHash('md5').update(body).digest(encoding);
}

/** All files of a release are much smaller: a larger one is foreign, or was made to fill the memory. */
const maxOutputLength = 1 << 30;

export function decodeS3Body(body: Uint8Array, contentEncoding = ''): Uint8Array {
  // Some stores and proxies decode gzip but keep the header
  const isGzip = body[0] === 0x1f && body[1] === 0x8b;
  if (contentEncoding.includes('gzip') && isGzip) return gunzipSync(body, { maxOutputLength });
  if (contentEncoding.includes('br')) return brotliDecompressSync(body, { maxOutputLength });
  return body;
}
