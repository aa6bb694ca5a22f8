import crypto from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';

/**
 * An object store in a separate process: `s3-server.fixture.ts FOLDER BUCKET [--no-conditions]`. It prints
 * its port, and ends when its input ends. It adds features that publishing relies on and s3rver lacks:
 * atomic writes, checks of Content-MD5, ordered listings, and conditional PUT.
 */

interface Context {
  readonly method: string;
  readonly headers: Record<string, string | undefined>;
  readonly path: string;
  readonly query: Record<string, string | undefined>;
  req: AsyncIterable<Uint8Array> | Readable | Buffer;
  status: number;
  type: string;
  body: string;
}

interface Listing {
  readonly prefix?: string;
  readonly startAfter?: string;
  readonly maxKeys?: number;
}

// s3rver encrypts continuation tokens with DES, which OpenSSL lacks: triple DES with equal keys is the same
const cryptography = require('node:crypto') as typeof crypto;
const { createCipheriv } = cryptography;
cryptography.createCipheriv = ((name: string, key: Buffer, iv: Buffer) =>
  name === 'des'
    ? createCipheriv('des-ede3-cbc', Buffer.concat([key, key, key]), iv)
    : createCipheriv(name, key, iv)) as typeof createCipheriv;

const S3rver = require('s3rver');
const S3Object = require('s3rver/lib/models/object');
const { walk } = require('s3rver/lib/utils');
const suffix = '._S3rver_object';

const [directory, bucket, option] = process.argv.slice(2) as [string, string, string | undefined];
const hasConditions = option !== '--no-conditions';
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory,
  vhostBuckets: false,
  configureBuckets: [{ name: bucket }],
});

server.middleware.unshift(async (context: Context, next: () => Promise<void>) => {
  if (!['PUT', 'POST'].includes(context.method) || context.headers['x-amz-copy-source']) return next();
  const body = Buffer.concat(await Array.fromAsync(context.req as AsyncIterable<Uint8Array>));
  const md5 = crypto.createHash('md5').update(body).digest('base64');
  const sent = context.headers['content-md5'];
  const fault =
    sent === undefined
      ? 'MissingContentMD5'
      : sent !== md5
        ? 'BadDigest'
        : body.length === 0
          ? 'EmptyBody'
          : '';
  if (fault) {
    context.status = 400;
    context.type = 'application/xml';
    context.body = `<?xml version="1.0"?><Error><Code>${fault}</Code><Message>${sent} ${md5}</Message></Error>`;
    return;
  }
  context.req = context.method === 'PUT' ? body : Readable.from([body]);
  const { 'if-none-match': noneMatch, 'if-match': match } = context.headers;
  if (!hasConditions || (noneMatch === undefined && match === undefined)) return next();
  const mine = conditional.then(async () => {
    const [, , ...key] = decodeURIComponent(context.path).split('/');
    const found = await store.getMetadata(bucket, key.join('/')).catch(() => undefined);
    const tag: string | undefined = found?.etag;
    if (noneMatch === undefined ? match === tag : tag === undefined) return next();
    context.status = 412;
    context.type = 'application/xml';
    context.body = `<?xml version="1.0"?><Error><Code>PreconditionFailed</Code><Message>${tag}</Message></Error>`;
  });
  conditional = mine.catch(() => {});
  return mine;
});
let conditional: Promise<void> = Promise.resolve();

const { store } = server;
let written = 0;
store.putObject = async (object: { bucket: string; key: string; content: Buffer; metadata: unknown }) => {
  const path: string = store.getResourcePath(object.bucket, object.key, 'object');
  const md5 = crypto.createHash('md5').update(object.content).digest('hex');
  mkdirSync(dirname(path), { recursive: true });
  const whole = `${path}.${++written}`;
  writeFileSync(whole, object.content);
  await store.putMetadata(object.bucket, object.key, object.metadata, md5);
  renameSync(whole, path);
  return { size: object.content.length, md5 };
};

// The original also removes empty folders, which fails for concurrent removals
store.deleteObject = async (name: string, key: string) => {
  for (const kind of ['object', 'object.md5', 'metadata.json']) {
    rmSync(store.getResourcePath(name, key, kind), { force: true });
  }
};

store.listObjects = async (name: string, { prefix = '', startAfter = '', maxKeys = 1000 }: Listing) => {
  const root: string = store.getBucketPath(name);
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  let paths: string[] = [];
  try {
    paths = [...walk(`${root}/${folder}`.replace(/\/$/, ''))];
  } catch {}
  const keys = paths
    .filter((path) => path.endsWith(suffix))
    .map((path) => path.slice(root.length + 1, -suffix.length))
    .filter((key) => key.startsWith(prefix) && key > startAfter)
    .sort();
  const objects = await Promise.all(
    keys
      .slice(0, maxKeys)
      .map(async (key) => new S3Object(name, key, null, await store.getMetadata(name, key))),
  );
  return { objects, commonPrefixes: [], isTruncated: keys.length > maxKeys };
};

process.stdin.resume().on('end', () => process.exit());
const { port } = await server.run();
console.log(port);
