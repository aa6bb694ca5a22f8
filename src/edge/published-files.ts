import { mediaTypes } from '../site/fields.ts';

/** Settings and bindings of the worker. One of `BASE_URL`, `BUCKET` and `ASSETS` is needed; the first one is used. */
export interface WorkerEnvironment {
  /** An R2 bucket, or anything with its `get`, such as a folder (`deploy/edge/folder-bucket.mjs`). */
  readonly BUCKET?: Bucket;
  /** Prefix of the objects in the bucket, as in `s3://bucket/prefix`. */
  readonly PREFIX?: string;
  /** The files of a folder that was uploaded together with the worker. */
  readonly ASSETS?: { fetch(url: string): Promise<Response> };
  /** Address of a static host with the published files. */
  readonly BASE_URL?: string;
  /** Default: `*`. `off` sends no CORS fields. */
  readonly CORS_ORIGIN?: string;
  readonly CACHE_CONTROL?: string;
  readonly FRAME_ANCESTORS?: string;
  /** Memory for parsed documents, in megabytes. Default: 64. */
  readonly MEMORY_MB?: string;
  /** Seconds until the worker looks for a new release. Default: 60. */
  readonly REFRESH_SECONDS?: string;
}

interface Bucket {
  get(key: string): Promise<StoredObject | null>;
}

interface StoredObject {
  arrayBuffer(): Promise<ArrayBuffer>;
  readonly httpMetadata?: { readonly contentEncoding?: string; readonly contentType?: string } | undefined;
  readonly customMetadata?: Readonly<Record<string, string>> | undefined;
}

export interface StoredFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isGzip: boolean;
  readonly contentType: string | undefined;
  readonly sha256: string | undefined;
}

export type ReadFile = (path: string) => Promise<StoredFile | undefined>;

export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** @throws StoreError if no store is configured. */
export function publishedFiles(env: WorkerEnvironment): ReadFile {
  const { BUCKET: bucket, ASSETS: assets, BASE_URL: base, PREFIX: prefix = '' } = env;
  const folder = prefix.replace(/^\/+|\/+$/g, '');
  if (base)
    return (path) =>
      fromAddress(base.replace(/\/+$/, '') + path, (url) => fetch(url, { redirect: 'follow' }));
  if (bucket)
    return async (path) =>
      path === '/' ? undefined : fromBucket(bucket, folder === '' ? path.slice(1) : folder + path);
  // The host of an address for assets does not matter
  if (assets) return (path) => fromAddress(`https://assets.local${path}`, (url) => assets.fetch(url));
  throw new StoreError('no FOLDER, BASE_URL, BUCKET or ASSETS is configured');
}

async function fromBucket(bucket: Bucket, key: string): Promise<StoredFile | undefined> {
  const object = await bucket.get(key).catch(failure('bucket'));
  if (!object) return undefined;
  const { contentEncoding, contentType } = object.httpMetadata ?? {};
  if (contentEncoding === 'br')
    throw new StoreError('objects are in brotli; publish with --encoding gzip --all');
  return {
    bytes: new Uint8Array(await object.arrayBuffer()),
    isGzip: contentEncoding === 'gzip',
    contentType,
    sha256: object.customMetadata?.sha256,
  };
}

function failure(store: string) {
  return (cause: unknown): never => {
    throw new StoreError(`the ${store} failed: ${cause instanceof Error ? cause.message : cause}`);
  };
}

/** The answers of a host for a missing file: stores answer 403 if listing is not allowed. */
const missing = [403, 404, 410];

async function fromAddress(
  url: string,
  get: (url: string) => Promise<Response>,
): Promise<StoredFile | undefined> {
  const response = await get(url).catch(failure('host'));
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (missing.includes(response.status)) return undefined;
  if (response.status !== 200) throw new StoreError(`the host answered ${response.status}`);
  const contentType = response.headers.get('content-type') ?? undefined;
  // Some hosts send a page for every address
  if (url.endsWith('.json') && contentType?.startsWith('text/html')) return undefined;
  return { bytes, isGzip: false, contentType, sha256: undefined };
}

/** The media type of a file by the end of its name, for stores that do not know it. */
export function typeOfFile(path: string): string {
  const ending = /\.(\w+)$/.exec(path)?.[1] ?? 'html';
  return types[ending] ?? 'application/octet-stream';
}

const types: Readonly<Record<string, string>> = {
  json: mediaTypes.json,
  html: mediaTypes.html,
  txt: mediaTypes.text,
  sig: mediaTypes.text,
  xml: mediaTypes.xml,
  atom: mediaTypes.atom,
  woff2: mediaTypes.font,
  js: mediaTypes.script,
  css: mediaTypes.style,
  webmanifest: mediaTypes.manifest,
  svg: mediaTypes.svg,
  png: mediaTypes.png,
  epub: mediaTypes.epub,
  docx: mediaTypes.docx,
  zip: mediaTypes.zip,
};
