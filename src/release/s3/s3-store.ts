import { createHash } from 'node:crypto';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { PublishError } from '../publish-error.ts';
import type { S3Address } from './s3-address.ts';
import { decodeS3Body } from './s3-body.ts';
import { defaultPatience, type S3Connection, s3ClientConfig, s3Endpoint } from './s3-connection.ts';
import { noStore, type S3Request, s3Failure } from './s3-failure.ts';
import type { ListingPage } from './s3-listing.ts';

/** An object as it is put: its body in one coding. */
export interface NewObject {
  readonly key: string;
  readonly body: Uint8Array;
  readonly contentType: string;
  readonly contentEncoding?: string | undefined;
  readonly cacheControl: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** What a store tells of an object. */
export interface ObjectHead {
  readonly contentEncoding: string | undefined;
  readonly metadata: Readonly<Record<string, string>>;
}

/** A key that was to be removed and was not. */
export interface NotRemoved {
  readonly key: string;
  readonly code: string;
  readonly message: string;
}

interface S3Refusal {
  readonly name?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** Before anything has answered at all, nobody should have to wait for many attempts. */
const attemptsToOpen = 3;
/** Bytes a millisecond, on a line so slow that a body may well take its time. */
const slowLine = 10;

/** The few requests that publications make of a bucket. All throw a PublishError that says what to do. */
export class S3Store {
  readonly #client: S3Client;
  readonly #request: Omit<S3Request, 'action'>;
  readonly #patience: number;

  private constructor(client: S3Client, request: Omit<S3Request, 'action'>, patience: number) {
    this.#client = client;
    this.#request = request;
    this.#patience = patience;
  }

  /** Lists the bucket once, which shows whether endpoint, credentials, bucket and region are right. */
  static async open(address: S3Address, connection: S3Connection): Promise<S3Store> {
    const region = connection.region ?? (await foundRegion());
    const config = s3ClientConfig({ ...connection, region });
    const { name, bucket, prefix } = address;
    const request = { name, bucket, endpoint: s3Endpoint(connection), region };
    const patience = connection.patience ?? defaultPatience;
    const first = new S3Client({ ...config, maxAttempts: attemptsToOpen });
    try {
      await new S3Store(first, request, patience).list(prefix, '', 1);
    } catch (error) {
      first.destroy();
      throw error;
    }
    const { credentials, requestHandler } = first.config;
    return new S3Store(new S3Client({ ...config, credentials, requestHandler }), request, patience);
  }

  /** Keys that begin with `prefix` and come after `startAfter`, a page of a thousand at most. */
  async list(prefix: string, startAfter: string, limit = 1000): Promise<ListingPage> {
    const command = new ListObjectsV2Command({
      Bucket: this.#request.bucket,
      Prefix: prefix,
      MaxKeys: limit,
      ...(startAfter !== '' && { StartAfter: startAfter }),
    });
    const page = await this.#try('list', undefined, () => this.#client.send(command));
    // The SDK takes any page of the web for an empty listing
    if (page.Name === undefined && page.MaxKeys === undefined) throw noStore(this.#request);
    return {
      objects: (page.Contents ?? []).map(({ Key = '', ETag = '', Size = -1 }) => ({
        key: Key,
        etag: ETag.replaceAll('"', ''),
        size: Size,
      })),
      isLast: page.IsTruncated !== true,
    };
  }

  /** The body of an object, decoded; undefined when there is no such object. */
  async read(key: string): Promise<Uint8Array | undefined> {
    const found = await this.#get(key);
    if (!found) return undefined;
    const { contentEncoding } = found.head;
    try {
      return decodeS3Body(found.body, contentEncoding);
    } catch (cause) {
      const problem = `${key} is not in the coding that it says (${contentEncoding})`;
      throw new PublishError(`${this.#request.name}: ${problem}. Remove it, then publish again.`, { cause });
    }
  }

  async #get(key: string): Promise<{ readonly body: Uint8Array; readonly head: ObjectHead } | undefined> {
    const { bucket } = this.#request;
    return this.#try('read', key, async () => {
      for (let attempt = 1; ; attempt++) {
        const found = await this.#client
          .send(new GetObjectCommand({ Bucket: bucket, Key: key }))
          .catch((error) => this.#undefinedWhenMissing(error, key));
        if (!found) return undefined;
        try {
          const body = await found.Body!.transformToByteArray();
          return { body, head: headOf(found) };
        } catch (error) {
          // The SDK tries again what fails before a body begins, not one that breaks off
          if (attempt >= attemptsToOpen) throw error;
        }
      }
    });
  }

  /** @returns undefined when there is no such object. */
  async head(key: string): Promise<ObjectHead | undefined> {
    const command = new HeadObjectCommand({ Bucket: this.#request.bucket, Key: key });
    const found = await this.#try('read', key, () =>
      this.#client.send(command).catch((error) => this.#undefinedWhenMissing(error, key)),
    );
    return found && headOf(found);
  }

  async put(object: NewObject): Promise<void> {
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
    });
    const requestTimeout = this.#patience * 1000 + body.length / slowLine;
    await this.#try('put', key, () => this.#client.send(command, { requestTimeout }));
  }

  /** At most a thousand keys. @returns those that are still there. */
  async remove(keys: readonly string[]): Promise<readonly NotRemoved[]> {
    const command = new DeleteObjectsCommand({
      Bucket: this.#request.bucket,
      Delete: { Objects: keys.map((key) => ({ Key: key })), Quiet: true },
    });
    withContentMd5(command);
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

  async #undefinedWhenMissing(error: S3Refusal, key: string): Promise<undefined> {
    if (error.name === 'NoSuchKey' || error.name === 'NotFound') return undefined;
    // Whoever may list a part of a bucket alone is refused what is not there
    if (error.$metadata?.httpStatusCode === 403 && (await this.#isNotListed(key))) return undefined;
    throw error;
  }

  /** False also where that cannot be known. */
  async #isNotListed(key: string): Promise<boolean> {
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

export function md5(body: Uint8Array, encoding: 'hex' | 'base64'): string {
  return createHash('md5').update(body).digest(encoding);
}

/** The region of the environment or the profile; one that every store other than Amazon's takes when there is none. */
async function foundRegion(): Promise<string> {
  const client = new S3Client({});
  return client.config.region().catch(() => 'us-east-1');
}

function headOf(found: {
  ContentEncoding?: string | undefined;
  Metadata?: Record<string, string> | undefined;
}) {
  return { contentEncoding: found.ContentEncoding, metadata: found.Metadata ?? {} };
}

/** The SDK would send a CRC-32, which older stores do not take for this request; Amazon takes either. */
function withContentMd5(command: DeleteObjectsCommand): void {
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
