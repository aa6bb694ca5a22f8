import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { links } from '../../src/documents/links.ts';
import { openReleaseSource } from '../../src/release/open-release-source.ts';
import { verifyRelease } from '../../src/release/verify/verify-release.ts';
import { newFolder } from '../new-folder.ts';
import { zipOf } from '../zip-of.ts';
import { sha256, utf8, writtenTree } from './release-tree.ts';
import { serveTree } from './site-server.ts';
import { type SoundRelease, soundRelease } from './sound-release.ts';
import { verifiedPlace } from './verified-place.ts';

setDefaultTimeout(600_000);
const genesis = '/api/SMALL/GEN/1.json';
let { sound, directory, release, manifest, tree } = {} as SoundRelease;

beforeAll(async () => {
  ({ sound, directory, release, manifest, tree } = await soundRelease());
});

describe('a release is sound', () => {
  const whole = () => ({
    told: [],
    checked: manifest.documents,
    documents: manifest.documents,
    bytes: manifest.size,
  });

  test('in a library, a directory, a zip and on a server', async () => {
    const zip = join(newFolder({}), 'site.zip');
    const files = [...sound].map(([path, bytes]) => [path.slice(1), bytes] as const);
    writeFileSync(zip, await zipOf(Object.fromEntries(files)));
    using server = serveTree(sound);
    for (const where of [directory, writtenTree(sound), zip, server.url]) {
      expect(await verifiedPlace(where)).toMatchObject(whole());
    }
  });

  test('whichever part of the place is named, below a base path too', async () => {
    const based = new Map([...sound].map(([path, bytes]) => [`/api/old${path}`, bytes] as const));
    using server = serveTree(based);
    const folder = writtenTree(based);
    for (const end of [
      '',
      '/',
      '/api',
      '/api/',
      '/api/x/manifest.json',
      '/api/available_translations.json',
    ]) {
      expect(await verifiedPlace(`${server.url}/api/old${end}`)).toMatchObject(whole());
      expect(await verifiedPlace(`${folder}/api/old${end}`)).toMatchObject(whole());
    }
  });

  test('when a server sends it compressed, and follows a redirect to another place', async () => {
    using target = serveTree(new Map(), (path) => {
      const bytes = sound.get(path);
      const coding = path.includes('/GEN/') ? 'br' : 'gzip';
      const body = bytes && (coding === 'br' ? brotliCompressSync(bytes) : gzipSync(bytes));
      return body && new Response(new Uint8Array(body), { headers: { 'Content-Encoding': coding } });
    });
    using server = serveTree(new Map(), (path) => Response.redirect(target.url + path, 302));
    expect(await verifiedPlace(server.url)).toMatchObject(whole());
  });

  test('when a server fails now and then', async () => {
    using server = serveTree(sound, (path, times) =>
      times === 1 && path.includes('/GEN/')
        ? new Response('busy', { status: 503, headers: { 'Retry-After': '0' } })
        : undefined,
    );
    expect(await verifiedPlace(server.url)).toMatchObject(whole());
  });

  test('with compressed copies next to the documents', async () => {
    const copies = [...sound].flatMap(([path, bytes]) => [
      [`${path}.gz`, new Uint8Array(gzipSync(bytes))] as const,
      [`${path}.br`, new Uint8Array(brotliCompressSync(bytes))] as const,
    ]);
    expect(await verifiedPlace(writtenTree(new Map([...sound, ...copies])))).toMatchObject(whole());
  });

  test('in a sample, which reads no more documents than asked for', async () => {
    using server = serveTree(sound);
    expect(await verifiedPlace(server.url, { sample: 7 })).toMatchObject({ told: [], checked: 7 });
    expect(server.asked.filter((path) => !path.startsWith('/api/x/')).length).toBeLessThanOrEqual(7);
  });

  test('as a manifest without documents, of which nothing is read', async () => {
    const folder = newFolder({ 'kept.json': sound.get(links.manifest)! });
    const { told, checked, documents } = await verifiedPlace(join(folder, 'kept.json'));
    expect([told, checked, documents]).toEqual([[], 0, manifest.documents]);
  });
});

describe('a document is reported by its path', () => {
  const isTold = async (changes: Parameters<typeof tree>[0], ...told: string[]) => {
    const folder = writtenTree(tree(changes));
    using server = serveTree(tree(changes));
    expect((await verifiedPlace(folder)).told).toEqual(told);
    expect((await verifiedPlace(server.url)).told).toEqual(told);
  };

  test('when it is missing', () => isTold({ [genesis]: null }, `${genesis} is missing`));

  test('when one byte is another', async () => {
    const spoilt = sound.get(genesis)!.slice();
    spoilt[100]! ^= 1;
    const hash = sha256(sound.get(genesis)!);
    await isTold({ [genesis]: spoilt }, `${genesis} has the hash ${sha256(spoilt)}, not ${hash}`);
  });

  test('when it is cut off', async () => {
    const whole = sound.get(genesis)!;
    const cut = whole.slice(1);
    await isTold(
      { [genesis]: cut },
      `${genesis} has ${cut.length} bytes, not ${whole.length}, and the hash ${sha256(cut)}, not ${sha256(whole)}`,
    );
  });

  test('when it is much too large', async () => {
    const { told } = await verifiedPlace(writtenTree(tree({ [genesis]: new Uint8Array(1_000_000) })));
    expect(told).toEqual([expect.stringContaining(`${genesis} is larger than the`)]);
  });

  test('if a compressed copy next to it has another content, or cannot be decompressed', async () => {
    const copies = {
      [`${genesis}.gz`]: new Uint8Array(gzipSync('{}')),
      [`${genesis}.br`]: utf8('no brotli'),
      [`${links.manifest}.gz`]: new Uint8Array(gzipSync('{}')),
    };
    expect((await verifiedPlace(writtenTree(tree(copies)))).told).toEqual([
      expect.stringContaining(`${genesis}.br cannot be decompressed`),
      expect.stringContaining(`${genesis}.gz has 2 bytes`),
      expect.stringContaining(`${links.manifest}.gz has 2 bytes`),
    ]);
  });

  test('when a folder or a pipe is in its place', async () => {
    const folder = writtenTree(tree({ [genesis]: null, '/api/SMALL/GEN/2.json': null }));
    mkdirSync(join(folder, genesis));
    Bun.spawnSync(['mkfifo', join(folder, '/api/SMALL/GEN/2.json')]);
    const { told } = await verifiedPlace(folder);
    expect(told[0]).toMatch(/GEN\/1.json is not a file/);
    expect(told.length).toBeGreaterThan(0);
  }, 600_000);

  test('when it is in no manifest: but manifests of older releases and files outside are passed over', async () => {
    const older = utf8('{"an":"older manifest"}');
    const { told } = await verifiedPlace(
      writtenTree(
        tree({
          '/api/SMALL/GEN/99.json': utf8('{}'),
          '/api/SMALL/notes.txt': utf8('?'),
          '/api/SMALL/GEN/98.json.gz': utf8('?'),
          [links.release(sha256(older))]: older,
          [links.releaseSignature(sha256(older))]: utf8('?'),
          [links.editionManifest('GONE', sha256(older))]: older,
          '/index.html': utf8('<html>'),
        }),
      ),
    );
    expect(told).toEqual([
      '/api/SMALL/GEN/98.json.gz is in no manifest',
      '/api/SMALL/GEN/99.json is in no manifest',
      '/api/SMALL/notes.txt is in no manifest',
    ]);
  });

  test('when a manifest is missing or not what its name says', async () => {
    const [first, second] = manifest.editions.map((edition) => edition.manifest.path);
    const { told } = await verifiedPlace(
      writtenTree(tree({ [first!]: null, [second!]: utf8('{}'), [links.release(release)]: null })),
    );
    expect(told).toContain(`${first} is missing`);
    expect(told).toContain(`${second} does not match the hash in its name`);
    expect(told).toContain(`${links.release(release)} is missing`);
  });
});

test('a directory that vanishes while it is read is reported document by document', async () => {
  const folder = writtenTree(sound);
  const source = await openReleaseSource(folder);
  rmSync(join(folder, 'api/SMALL'), { recursive: true });
  const problems: string[] = [];
  await verifyRelease(source, { concurrency: 4, onProblem: (path) => problems.push(path) });
  expect(problems.length).toBe(manifest.editions.find(({ id }) => id === 'SMALL')!.documents - 12);
});
