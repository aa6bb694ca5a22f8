import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { links } from '../../src/documents/links.ts';
import { ZipFileWriter } from '../../src/lib/zip-file-writer.ts';
import { NetworkFault } from '../../src/net/network-fault.ts';
import { diffReleases } from '../../src/release/diff/diff-releases.ts';
import { openReleaseSource } from '../../src/release/open-release-source.ts';
import { editionManifestOf, readRelease } from '../../src/release/release.ts';
import { CorruptObjectError, ReleaseError } from '../../src/release/release-error.ts';
import type { ReleaseSource } from '../../src/release/release-source.ts';
import { parseS3Address } from '../../src/release/s3/connection.ts';
import { S3Store } from '../../src/release/s3/store.ts';
import { verifyRelease } from '../../src/release/verify/verify-release.ts';
import { newFolder } from '../new-folder.ts';
import { type S3Proxy, startS3Proxy } from '../object-store/s3-proxy.ts';
import { type S3Server, startS3Server, useS3Environment } from '../object-store/s3-server.ts';
import { type ReleaseTree, sha256, utf8, writtenTree } from './release-tree.ts';
import { type SiteServer, serveTree } from './site-server.ts';
import { type SoundRelease, soundRelease } from './sound-release.ts';

// The contract of every source of a release. Tests of a single source are next to its code.

setDefaultTimeout(600_000);

let { sound, directory, release, manifest, tree } = {} as SoundRelease;
let store: S3Server;
let prefixes = 0;
const served: SiteServer[] = [];
const proxies: S3Proxy[] = [];

beforeAll(async () => {
  useS3Environment();
  store = await startS3Server();
  ({ sound, directory, release, manifest, tree } = await soundRelease());
});
afterAll(() => {
  for (const server of served) server[Symbol.dispose]();
  for (const proxy of proxies) proxy.close();
});

const sources: Readonly<Record<string, (files: ReleaseTree) => Promise<ReleaseSource>>> = {
  'a folder': (files) => openReleaseSource(writtenTree(files)),

  async 'a zip'(files) {
    const file = join(newFolder(), 'site.zip');
    using zip = new ZipFileWriter(file);
    for (const [path, bytes] of files) await zip.addGzip(path.slice(1), gzipSync(bytes));
    await zip.end();
    return openReleaseSource(file);
  },

  async 'an address'(files) {
    const server = serveTree(files);
    served.push(server);
    return openReleaseSource(server.url);
  },

  async 'a bucket'(files) {
    const place = await bucketWith(files);
    return openReleaseSource(place, { endpoint: store.endpoint });
  },
};

async function bucketWith(files: ReleaseTree, contentEncoding?: string): Promise<string> {
  const place = `s3://${store.bucket}/source-${++prefixes}`;
  const address = parseS3Address(place);
  const opened = await S3Store.open(address, { endpoint: store.endpoint });
  for (const [path, body] of files) {
    const key = address.prefix + path.slice(1);
    await opened.put({
      key,
      body,
      contentType: 'application/json',
      contentEncoding,
      cacheControl: 'no-cache',
    });
  }
  return place;
}

async function within<T>(
  opening: Promise<ReleaseSource>,
  use: (source: ReleaseSource) => Promise<T>,
): Promise<T> {
  const source = await opening;
  try {
    return await use(source);
  } finally {
    await source.close();
  }
}

const genesis = '/api/SMALL/GEN/1.json';
const limit = 1_000_000;
const allKinds = ['a library', ...Object.keys(sources)];

function open(kind: string): Promise<ReleaseSource> {
  return kind === 'a library' ? openReleaseSource(directory) : sources[kind]!(sound);
}

describe.each(allKinds)('%s', (kind) => {
  let source: ReleaseSource;
  beforeAll(async () => {
    source = await open(kind);
  });
  afterAll(() => source.close());

  test('gives the manifest of the current release', async () => {
    expect([source.manifestPath, source.hasDocuments]).toEqual([links.manifest, true]);
    const found = await readRelease(source);
    expect(found.sha256).toBe(release);
    expect(found.manifest).toEqual(manifest);
  });

  test('gives every document that the manifests list, byte for byte', async () => {
    let documents = 0;
    for (const edition of manifest.editions) {
      const listed = (await editionManifestOf(source, edition))!.documents;
      for (const entry of listed) {
        const found = (await source.read(entry.path, limit))!;
        expect([entry.path, sha256(found.bytes), found.bytes.length]).toEqual([
          entry.path,
          entry.sha256,
          entry.size,
        ]);
      }
      documents += listed.length;
    }
    expect(documents + manifest.shared.length).toBe(manifest.documents);
  });

  test('returns undefined for a missing file', async () => {
    const paths = ['/api/NONE/books.json', links.publishing, links.releases, links.releaseSignature(release)];
    for (const path of paths) expect(await source.read(path, limit)).toBeUndefined();
  });

  test('gives a document of just the permitted size, and refuses a larger one', async () => {
    const { length } = sound.get(genesis)!;
    expect((await source.read(genesis, length))!.bytes.length).toBe(length);
    const refused = await source.read(genesis, length - 1).catch((error) => error);
    expect(refused).toBeInstanceOf(CorruptObjectError);
    expect(refused.message).toBe(`is larger than the limit of ${(length - 1).toLocaleString('en')} bytes`);
  });

  test('can be read many times in parallel', async () => {
    const paths = [...sound.keys()].filter((path) => path.startsWith('/api/SMALL/'));
    expect(paths.length).toBeGreaterThan(10);
    const found = await Promise.all(paths.map((path) => source.read(path, limit)));
    expect(found.map((object) => sha256(object!.bytes))).toEqual(
      paths.map((path) => sha256(sound.get(path)!)),
    );
  });

  test('lists exactly its files, if it can list files', async () => {
    const paths = source.paths?.();
    expect(paths === undefined).toBe(['a library', 'an address', 'a bucket'].includes(kind));
    if (paths) expect([...paths].sort()).toEqual([...sound.keys()].sort());
  });

  test('is found sound, and equal to the library', async () => {
    const problems: string[] = [];
    const onProblem = (path: string, problem: string) => problems.push(`${path} ${problem}`);
    const verified = await verifyRelease(source, { concurrency: 4, onProblem });
    expect([problems, verified.checked]).toEqual([[], manifest.documents]);
    const { isEqual } = await within(open('a library'), (library) => diffReleases(library, source));
    expect(isEqual).toBe(true);
  });
});

test('a release that a first publication with --releases has not linked yet is not finished', async () => {
  const folder = newFolder({ '.publishing/publisher.json': '{}' });
  for (const place of [folder, join(folder, 'current')])
    await expect(openReleaseSource(place)).rejects.toThrow('its first publication was not finished');
  await expect(openReleaseSource(join(folder, 'other'))).rejects.toThrow('does not exist');
});

describe.each(Object.keys(sources))('%s that is not sound', (kind) => {
  const openWith = (changes: Parameters<typeof tree>[0]) => sources[kind]!(tree(changes));

  test('counts as a place where nothing was published when it has no manifest', async () => {
    const reading = within(openWith({ [links.manifest]: null }), (source) => readRelease(source));
    const error = await reading.catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ReleaseError);
    expect(error.message).toMatch(/no release was published there|neither a library nor published documents/);
  });

  test('is refused when its manifest is not one', async () => {
    const reading = within(openWith({ [links.manifest]: utf8('{}') }), (source) => readRelease(source));
    await expect(reading).rejects.toThrow(/^The manifest of .* is not valid/);
  });

  test('has a problem for each document that is damaged or missing', () =>
    within(openWith({ [genesis]: utf8('{}'), '/api/SMALL/books.json': null }), async (source) => {
      const problems: string[] = [];
      await verifyRelease(source, {
        concurrency: 4,
        onProblem: (path, problem) => problems.push(`${path} ${problem}`),
      });
      expect(problems.sort()).toEqual([
        `${genesis} has 2 bytes, not ${sound.get(genesis)!.length}, and the hash ${sha256(utf8('{}'))}, not ${sha256(sound.get(genesis)!)}`,
        '/api/SMALL/books.json is missing',
      ]);
    }));
});

describe('a document that cannot be decoded is unsound', () => {
  const broken: ReleaseTree = new Map([[genesis, new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2, 3])]]);
  const refusal = (opening: Promise<ReleaseSource>) =>
    within(opening, (source) => source.read(genesis, limit).catch((error) => error));

  test('at an address', async () => {
    const server = serveTree(new Map(), (path) =>
      path === genesis
        ? new Response(broken.get(path), { headers: { 'Content-Encoding': 'gzip' } })
        : undefined,
    );
    served.push(server);
    expect(await refusal(openReleaseSource(server.url))).toBeInstanceOf(CorruptObjectError);
  });

  test('in a bucket', async () => {
    const place = await bucketWith(broken, 'gzip');
    const opening = openReleaseSource(place, { endpoint: store.endpoint });
    expect(await refusal(opening)).toBeInstanceOf(CorruptObjectError);
  });
});

describe('a failing network source says nothing about its documents', () => {
  const faultOf = (opening: Promise<ReleaseSource>) =>
    within(opening, (source) => source.read(genesis, limit).catch((error) => error));

  test('at an address', async () => {
    const server = serveTree(sound, (path) =>
      path === genesis ? new Response('', { status: 503, headers: { 'Retry-After': '0' } }) : undefined,
    );
    served.push(server);
    const fault = await faultOf(openReleaseSource(server.url));
    expect(fault).toBeInstanceOf(NetworkFault);
    expect(fault.message).toContain('answers with status 503');
  });

  test('in a bucket', async () => {
    const place = await bucketWith(new Map([[genesis, sound.get(genesis)!]]));
    const body = '<Error><Code>SlowDown</Code></Error>';
    const proxy = await startS3Proxy({
      target: store.endpoint,
      answer: ({ key }) => (key.endsWith('GEN/1.json') ? { status: 503, body } : undefined),
    });
    proxies.push(proxy);
    const fault = await faultOf(openReleaseSource(place, { endpoint: proxy.endpoint, attempts: 1 }));
    expect(fault).toBeInstanceOf(NetworkFault);
    expect(fault.message).toBe(`${proxy.endpoint} answers 503 SlowDown`);
  });
});
