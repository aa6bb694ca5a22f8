import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { shownUrl } from '../../lib/secrets.ts';
import { dataFault } from '../../lib/system-fault.ts';
import { CorruptObjectError } from '../release-error.ts';
import type { S3Address, S3Connection } from './connection.ts';
import { defaultIdleSeconds, s3ClientConfig, s3Endpoint } from './connection.ts';
import { notAStore, type S3Request, s3Failure } from './failure.ts';

interface NewObject {
  readonly key: string;
  readonly body: Uint8Array;
  readonly contentType: string;
  readonly contentEncoding?: string | undefined;
  readonly cacheControl: string;
  readonly metadata: Readonly<Record<string, string>>;
}

interface ObjectHead {
  readonly contentEncoding: string | undefined;
  readonly metadata: Readonly<Record<string, string>>;
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

/** Lists a page of the keys that begin with `prefix` and come after `startAfter`. */
export type ListPage = (prefix: string, startAfter: string) => Promise<ListingPage>;

export interface NotRemoved {
  readonly key: string;
  readonly code: string;
  readonly message: string;
}

type Condition = { readonly IfNoneMatch?: string; readonly IfMatch?: string };

interface SdkAnswer {
  readonly name?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** Attempts for the first request, whose failure the user should see soon, and for bodies that break off. */
const fewAttempts = 3;
/** Assumed speed of a slow connection in bytes per millisecond. Extends the timeout of uploads. */
const slowConnection = 10;

/**
 * The requests that reading and publishing need. All methods throw ReleaseErrors that contain a remedy. This
 * is the only module that loads the AWS SDK, which takes a tenth of a second and 30 MB: import it only when
 * needed.
 */
export class S3Store {
  readonly #client: S3Client;
  readonly #request: Omit<S3Request, 'action'>;
  readonly #idleSeconds: number;

  private constructor(client: S3Client, request: Omit<S3Request, 'action'>, idleSeconds: number) {
    this.#client = client;
    this.#request = request;
    this.#idleSeconds = idleSeconds;
  }

  static async open(address: S3Address, connection: S3Connection): Promise<S3Store> {
    const region = connection.region ?? (await configuredRegion());
    const config = s3ClientConfig({ ...connection, region });
    const { name, bucket, prefix } = address;
    const endpoint = s3Endpoint(connection);
    const request = { name, bucket, endpoint: endpoint && shownUrl(endpoint), region };
    const idleSeconds = connection.idleSeconds ?? defaultIdleSeconds;
    const first = new S3Client({ ...config, maxAttempts: fewAttempts });
    try {
      await new S3Store(first, request, idleSeconds).list(prefix, '', 1);
    } catch (error) {
      first.destroy();
      throw error;
    }
    const { credentials, requestHandler } = first.config;
    return new S3Store(new S3Client({ ...config, credentials, requestHandler }), request, idleSeconds);
  }

  /** Lists up to a thousand keys that begin with `prefix` and come after `startAfter`. */
  async list(prefix: string, startAfter: string, limit = 1000): Promise<ListingPage> {
    const command = new ListObjectsV2Command({
      Bucket: this.#request.bucket,
      Prefix: prefix,
      MaxKeys: limit,
      ...(startAfter !== '' && { StartAfter: startAfter }),
    });
    const page = await this.#try('list', undefined, () => this.#client.send(command));
    // The SDK parses any web page as an empty listing
    if (page.Name === undefined && page.MaxKeys === undefined) throw notAStore(this.#request);
    return {
      objects: (page.Contents ?? []).map(({ Key = '', ETag = '', Size = -1 }) => ({
        key: Key,
        etag: ETag.replaceAll('"', ''),
        size: Size,
      })),
      isLast: page.IsTruncated !== true,
    };
  }

  /**
   * The decoded body of an object; undefined if it does not exist.
   * @throws CorruptObjectError if the body does not match its Content-Encoding.
   */
  async read(key: string): Promise<Uint8Array | undefined> {
    const found = await this.#try('read', key, () => this.#get(key));
    if (!found) return undefined;
    try {
      return decodeS3Body(found.body, found.contentEncoding);
    } catch (cause) {
      dataFault(cause);
      throw new CorruptObjectError(`does not match its Content-Encoding (${found.contentEncoding})`, {
        cause,
      });
    }
  }

  async head(key: string): Promise<ObjectHead | undefined> {
    const command = new HeadObjectCommand({ Bucket: this.#request.bucket, Key: key });
    const found = await this.#try('read', key, () =>
      this.#client.send(command).catch((error) => this.#undefinedWhenMissing(error, key)),
    );
    return found && { contentEncoding: found.ContentEncoding, metadata: found.Metadata ?? {} };
  }

  async put(object: NewObject): Promise<void> {
    await this.#put(object);
  }

  async readTagged(key: string): Promise<{ readonly bytes: Uint8Array; readonly tag: string } | undefined> {
    const found = await this.#try('read', key, () => this.#get(key));
    return found && { bytes: decodeS3Body(found.body, found.contentEncoding), tag: found.tag };
  }

  /**
   * Writes an object if the existing one has this entity tag, or if the tag is undefined and no object
   * exists. A store without conditional requests always writes it.
   */
  async putIf(object: NewObject, tag: string | undefined): Promise<void> {
    if (tag === undefined) await this.#putOn({ IfNoneMatch: '*' }, object);
    else if (!(await this.#putOn({ IfMatch: tag }, object))) {
      // Ceph expects the tag without quotes
      await this.#putOn({ IfMatch: tag.replaceAll('"', '') }, object);
    }
  }

  async #putOn(condition: Condition, object: NewObject): Promise<boolean> {
    try {
      await this.#put(object, condition);
      return true;
    } catch (error) {
      const { name = '', $metadata } = ((error as { cause?: unknown }).cause ?? {}) as SdkAnswer;
      const status = $metadata?.httpStatusCode;
      // 404: the object to replace no longer exists
      if (status === 412 || status === 409 || name === 'NoSuchKey') return false;
      if (status !== 501 && name !== 'NotImplemented') throw error;
      await this.#put(object);
      return true;
    }
  }

  async #put(object: NewObject, condition: Condition = {}): Promise<void> {
    const { key, body, contentType, contentEncoding, cacheControl, metadata } = object;
    const command = new PutObjectCommand({
      Bucket: this.#request.bucket,
      Key: key,
      Body: body,
      ContentMD5: md5(body, 'base64'),
      ContentType: contentType,
      ...(contentEncoding !== undefined && { ContentEncoding: contentEncoding }),
      CacheControl: cacheControl,
      Metadata: { ...metadata },
      ...condition,
    });
    const requestTimeout = this.#idleSeconds * 1000 + body.length / slowConnection;
    await this.#try('put', key, () => this.#client.send(command, { requestTimeout }));
  }

  /** Copies an object with its metadata within the store. @returns false if it does not exist. */
  async copy(from: string, to: string): Promise<boolean> {
    const { bucket: Bucket } = this.#request;
    const command = new CopyObjectCommand({
      Bucket,
      Key: to,
      CopySource: `${Bucket}/${from.split('/').map(encodeURIComponent).join('/')}`,
    });
    const copied = await this.#try('put', to, () =>
      this.#client.send(command).catch((error) => this.#undefinedWhenMissing(error, from)),
    );
    return copied !== undefined;
  }

  /** @param keys at most a thousand. @returns the keys that could not be removed. */
  async remove(keys: readonly string[]): Promise<readonly NotRemoved[]> {
    const command = new DeleteObjectsCommand({
      Bucket: this.#request.bucket,
      Delete: { Objects: keys.map((key) => ({ Key: key })), Quiet: true },
    });
    useContentMd5(command);
    const { Errors = [] } = await this.#try('remove', undefined, () => this.#client.send(command));
    return Errors.filter(({ Code }) => Code !== 'NoSuchKey').map(({ Key = '', Code = '', Message = '' }) => ({
      key: Key,
      code: Code,
      message: Message,
    }));
  }

  close(): void {
    this.#client.destroy();
  }

  async #get(key: string) {
    for (let attempt = 1; ; attempt++) {
      const found = await this.#client
        .send(new GetObjectCommand({ Bucket: this.#request.bucket, Key: key }))
        .catch((error) => this.#undefinedWhenMissing(error, key))
        .catch((error: SdkAnswer) => {
          // It may have been created between the refused request and the listing
          if (attempt === 1 && error.$metadata?.httpStatusCode === 403) return 'again' as const;
          throw error;
        });
      if (found === 'again') continue;
      if (!found) return undefined;
      try {
        const body = await found.Body!.transformToByteArray();
        return { body, contentEncoding: found.ContentEncoding, tag: found.ETag ?? '' };
      } catch (error) {
        // The SDK does not retry if a body breaks off
        if (attempt >= fewAttempts) throw error;
      }
    }
  }

  async #undefinedWhenMissing(error: SdkAnswer, key: string): Promise<undefined> {
    if (error.name === 'NoSuchKey' || error.name === 'NotFound') return undefined;
    // Credentials for a part of a bucket get 403 for missing objects
    if (error.$metadata?.httpStatusCode === 403 && (await this.#isUnlisted(key))) return undefined;
    throw error;
  }

  async #isUnlisted(key: string): Promise<boolean> {
    const { objects } = await this.list(key, '', 1).catch(() => ({ objects: [{ key }] }));
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

/** MD5 of a body, for Content-MD5 (`base64`) or in the form of most stores' ETags (`hex`). */
export function md5(body: Uint8Array, encoding: 'hex' | 'base64'): string {
  return createHash('md5').update(body).digest(encoding);
}

/** The region of the environment or the profile; otherwise one that other stores accept. */
async function configuredRegion(): Promise<string> {
  const client = new S3Client({});
  return client.config.region().catch(() => 'us-east-1');
}

/** All files of a release are much smaller: a larger one is foreign, or was made to fill the memory. */
const maxOutputLength = 1 << 30;

/** Decodes a body from its Content-Encoding. @throws if the body does not match it. */
export function decodeS3Body(body: Uint8Array, contentEncoding = ''): Uint8Array {
  // Some stores and proxies decode gzip but keep the header
  const isGzip = body[0] === 0x1f && body[1] === 0x8b;
  if (contentEncoding.includes('gzip') && isGzip) return gunzipSync(body, { maxOutputLength });
  if (contentEncoding.includes('br')) return brotliDecompressSync(body, { maxOutputLength });
  return body;
}

/** Replaces the SDK's CRC-32, which older stores do not accept for this request. Amazon accepts both. */
function useContentMd5(command: DeleteObjectsCommand): void {
  command.middlewareStack.add(
    (next) => async (args) => {
      const request = args.request as { headers: Record<string, string>; body: string | Uint8Array };
      for (const name of Object.keys(request.headers)) {
        if (/^x-amz-(checksum-|sdk-checksum-)/i.test(name)) delete request.headers[name];
      }
      request.headers['content-md5'] = md5(Buffer.from(request.body), 'base64');
      return next(args);
    },
    { step: 'build', priority: 'low', name: 'contentMd5' },
  );
}
