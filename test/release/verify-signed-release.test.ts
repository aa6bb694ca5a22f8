import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { join } from 'node:path';
import { links } from '../../src/documents/links.ts';
import { pageManifest } from '../../src/documents/manifest/manifest.ts';
import { sha256, utf8, writtenTree } from './release-tree.ts';
import { type SoundRelease, soundRelease } from './sound-release.ts';
import { verifiedPlace } from './verified-place.ts';

setDefaultTimeout(600_000);
const genesis = '/api/SMALL/GEN/1.json';
const keys = generateKeyPairSync('ed25519');
let { sound, release, manifest, tree } = {} as SoundRelease;

beforeAll(async () => {
  ({ sound, release, manifest, tree } = await soundRelease());
});

test('an older release is verified as far as its objects are kept', async () => {
  const older = utf8(JSON.stringify({ ...manifest, editions: manifest.editions.slice(0, 1), ...counts() }));
  const folder = writtenTree(tree({ [links.release(sha256(older))]: older }));
  const { told, checked } = await verifiedPlace(join(folder, links.release(sha256(older))));
  expect([told, checked]).toEqual([[], 0]);

  function counts() {
    const [first] = manifest.editions;
    const size = manifest.shared.reduce((sum, entry) => sum + entry.size, first!.size);
    return { documents: manifest.shared.length + first!.documents, size };
  }
});

describe('the list of releases is reported', () => {
  const listOf = (release: object) =>
    utf8(
      JSON.stringify({
        format: 1,
        releases: [
          {
            publishedAt: '2026-01-01T00:00:00Z',
            documents: 1,
            size: 1,
            added: 0,
            changed: 0,
            deleted: 0,
            ...release,
          },
        ],
      }),
    );

  test.each([
    [
      () => ({ sha256: 'c'.repeat(64), isSigned: false }),
      'as the newest release, but the manifest is of another',
    ],
    [() => ({ sha256: release, isSigned: true }), 'says that the release is signed, but it is not'],
    [() => ({ sha256: 'x' }), 'is not valid'],
  ])('when it does not fit (%#)', async (entry, problem) => {
    const { told } = await verifiedPlace(writtenTree(tree({ [links.releases]: listOf(entry()) })));
    expect(told).toEqual([expect.stringContaining(`${links.releases} `)]);
    expect(told[0]).toContain(problem);
  });

  test('not at all when it fits', async () => {
    const fitting = listOf({ sha256: release, isSigned: false });
    expect((await verifiedPlace(writtenTree(tree({ [links.releases]: fitting })))).told).toEqual([]);
  });
});

describe('a signature', () => {
  const path = () => links.releaseSignature(release);
  const pages = () => utf8(pageManifest({ release, isComplete: true, pages: [], previous: [] }));
  const pagesPath = () => links.releaseSignature(sha256(pages()));
  const signatureOf = (bytes: Uint8Array, key: KeyObject) => utf8(sign(null, bytes, key).toString('base64'));
  const signed = (key = keys.privateKey, pagesKey = keys.privateKey) =>
    tree({
      [path()]: signatureOf(sound.get(links.manifest)!, key),
      [links.pages]: pages(),
      [pagesPath()]: signatureOf(pages(), pagesKey),
    });

  test('is good, or not checked without a key', async () => {
    const folder = writtenTree(signed());
    expect(await verifiedPlace(folder, { publicKey: keys.publicKey })).toMatchObject({
      signature: 'good',
      told: [],
    });
    expect(await verifiedPlace(folder)).toMatchObject({ signature: 'not checked', told: [] });
  });

  test('by another key is bad', async () => {
    const folder = writtenTree(signed(generateKeyPairSync('ed25519').privateKey));
    const { signature, told } = await verifiedPlace(folder, { publicKey: keys.publicKey });
    expect([signature, told]).toEqual(['bad', [`${path()} is not a signature of this release by this key`]]);
    const ofPages = writtenTree(signed(keys.privateKey, generateKeyPairSync('ed25519').privateKey));
    const other = await verifiedPlace(ofPages, { publicKey: keys.publicKey });
    expect([other.signature, other.pages.signature, other.told]).toEqual([
      'good',
      'bad',
      [`${pagesPath()} is not a signature of this release by this key`],
    ]);
  });

  test('that is missing is a problem only where a key is given', async () => {
    expect(await verifiedPlace(writtenTree(sound))).toMatchObject({ signature: 'absent', told: [] });
    const { told } = await verifiedPlace(writtenTree(sound), { publicKey: keys.publicKey });
    expect(told).toEqual([
      `${path()} is missing: the release is not signed`,
      expect.stringMatching(/^\/api\/x\/pages\.json is missing: .* Publish again with --sign/),
    ]);
  });

  test('without an end is not read on', async () => {
    const folder = writtenTree(tree({ [path()]: new Uint8Array(100_000) }));
    const { signature, told } = await verifiedPlace(folder, { publicKey: keys.publicKey });
    expect(signature).toBe('bad');
    expect(told[0]).toContain('is larger than');
  });
});

describe('while a publication is going on', () => {
  test('documents may be of either release, and files of either are listed', async () => {
    const { newer, tree: mixed } = unfinished();
    const verified = await verifiedPlace(writtenTree(mixed));
    expect(verified).toMatchObject({ told: [], ofOther: 1, publication: { from: release, to: newer } });
  });

  test('a document of neither release is reported', async () => {
    const { tree: mixed } = unfinished();
    mixed.set(genesis, utf8('{"of":"neither"}'));
    expect((await verifiedPlace(writtenTree(mixed))).told).toEqual([expect.stringContaining(genesis)]);
  });

  test('the other release may be incomplete: its list is no longer available', async () => {
    const { tree: mixed, shard } = unfinished();
    mixed.delete(shard);
    const { told, publication } = await verifiedPlace(writtenTree(mixed));
    expect(publication).toBeDefined();
    expect(told).toEqual([
      expect.stringContaining(`${genesis} has`),
      '/api/SMALL/GEN/3.json is in no manifest',
    ]);
  });

  test('a note of it that cannot be read is reported', async () => {
    for (const note of ['<html>', '{}', '[]', '{"format":1,"from":"../x","to":"x"}']) {
      const { told } = await verifiedPlace(writtenTree(tree({ [links.publishing]: utf8(note) })));
      expect(told).toEqual([expect.stringContaining(`${links.publishing} is`)]);
    }
  });

  function unfinished() {
    const [document, added] = [utf8('{"of":"the newer release"}'), '/api/SMALL/GEN/3.json'];
    const [edition] = manifest.editions;
    const listed = JSON.parse(new TextDecoder().decode(sound.get(edition!.manifest.path)!));
    const changed = { path: genesis, sha256: sha256(document), size: document.length };
    listed.documents = listed.documents.map((entry: { path: string }) =>
      entry.path === genesis ? changed : entry,
    );
    listed.documents.push({ ...changed, path: added });
    const size = listed.documents.reduce((sum: number, entry: { size: number }) => sum + entry.size, 0);
    const shard = utf8(JSON.stringify(listed));
    const path = links.editionManifest('SMALL', sha256(shard));
    const entry = { path, sha256: sha256(shard), size: shard.length };
    const editions = manifest.editions.map((of) =>
      of.id === 'SMALL' ? { ...of, documents: listed.documents.length, size, manifest: entry } : of,
    );
    const documents = manifest.documents + 1;
    const whole = manifest.size - edition!.size + size;
    const root = utf8(JSON.stringify({ ...manifest, documents, size: whole, editions }));
    const newer = sha256(root);
    const note = utf8(JSON.stringify({ format: 1, from: release, to: newer }));
    const files = { [path]: shard, [links.release(newer)]: root, [links.publishing]: note };
    return { newer, shard: path, tree: tree({ ...files, [genesis]: document, [added]: document }) };
  }
});
