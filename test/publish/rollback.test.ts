import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Library } from '../../src/library/library.ts';
import type { LiveDestination } from '../../src/publish/destination.ts';
import { findRelease, listedReleases } from '../../src/publish/earlier-releases.ts';
import { openDestination } from '../../src/publish/open-destination.ts';
import { rollBackStore } from '../../src/publish/publish.ts';
import { runCommand } from '../end-to-end/command-line.ts';
import { newFolder } from '../new-folder.ts';
import { type S3Server, startS3Server, useS3Environment } from '../object-store/s3-server.ts';
import { brokenLinks } from './broken-links.ts';
import { type GrowingState, growingContent } from './growing-content.ts';
import { MemoryDestination } from './memory-destination.ts';
import { documentsOf, libraryOf, publishNow } from './published-library.ts';

setDefaultTimeout(600_000);

const states: readonly GrowingState[] = [
  { books: { GEN: 3, EXO: 2 } },
  { books: { GEN: 2, EXO: 2, LEV: 1 } },
  { books: { GEN: 3, LEV: 2 }, isWithoutSmall: true },
];
let directories: readonly string[];
let libraries: readonly Library[];
let server: S3Server;

beforeAll(async () => {
  useS3Environment();
  server = await startS3Server();
  const made = await Promise.all(states.map((state) => libraryOf(growingContent(state))));
  directories = made.map(({ directory }) => directory);
  libraries = made.map(({ library }) => library);
});
afterAll(() => Promise.all(libraries.map((library) => library.close())));

const concurrency = 4;
const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

async function expectDocuments(destination: LiveDestination, library: Library): Promise<void> {
  const documents = documentsOf(library);
  const paths = new Set(libraries.flatMap((other) => [...documentsOf(other).keys()]));
  for (const path of paths) expect(text(await destination.read(path)), path).toBe(documents.get(path));
}

const places: Readonly<Record<string, () => Promise<LiveDestination>>> = {
  memory: async () => new MemoryDestination(),
  async 'an object store'() {
    const { destination } = await openDestination(`s3://${server.bucket}/rollback-${Math.random()}`, {
      isForced: false,
      isDryRun: false,
      encoding: 'gzip',
      cacheControl: 'no-cache',
      endpoint: server.endpoint,
    });
    if (destination.kind !== 'live') throw new Error('not live');
    return destination;
  },
};

describe.each(Object.keys(places))('%s', (kind) => {
  const opened = async () => places[kind]!();

  test('goes back and forth between the releases that it keeps', async () => {
    const destination = await opened();
    const releases: string[] = [];
    for (const library of libraries)
      releases.push((await publishNow(library, destination, { keep: 3 })).release);
    for (const at of [0, 2, 1, 0, 2]) {
      const { outcome, release } = await rollBackStore(destination, releases[at]!, { concurrency });
      expect([outcome, release]).toEqual(['published', releases[at]!]);
      await expectDocuments(destination, libraries[at]!);
      const listed = await listedReleases(destination);
      expect(listed[0]).toMatchObject({ name: releases[at]!, isCurrent: true });
      expect(listed.map(({ name }) => name).sort()).toEqual(releases.toSorted());
    }
    expect((await rollBackStore(destination, releases[2]!, { concurrency })).outcome).toBe('nothing to do');
    await publishNow(libraries[1]!, destination, { keep: 3 });
    await expectDocuments(destination, libraries[1]!);
    await destination.close();
  });

  test('to a release that is not kept is refused before anything changes', async () => {
    const destination = await opened();
    const { release: first } = await publishNow(libraries[0]!, destination, { keep: 2 });
    const { release: second } = await publishNow(libraries[1]!, destination, { keep: 2 });
    await publishNow(libraries[2]!, destination, { keep: 2 });
    await expect(rollBackStore(destination, first, { concurrency })).rejects.toThrow('without --keep');
    await expectDocuments(destination, libraries[2]!);
    await rollBackStore(destination, second, { concurrency });
    await expectDocuments(destination, libraries[1]!);
    await destination.close();

    const other = await opened();
    const { release } = await publishNow(libraries[0]!, other);
    await publishNow(libraries[1]!, other);
    await expect(rollBackStore(other, release, { concurrency })).rejects.toThrow('without --keep');
    await expect(rollBackStore(other, 'ab'.repeat(32), { concurrency })).rejects.toThrow(
      'no longer has the manifest',
    );
    await expectDocuments(other, libraries[1]!);
    await other.close();
  });
});

const keptFiles = (destination: MemoryDestination) =>
  [...destination.files.keys()].filter((path) => path.startsWith('/api/x/kept/'));

test('keeps only objects that earlier releases need, and none without earlier releases', async () => {
  const destination = new MemoryDestination();
  await publishNow(libraries[0]!, destination);
  await publishNow(libraries[1]!, destination);
  expect(keptFiles(destination)).toEqual([]);
  await publishNow(libraries[2]!, destination, { keep: 2 });
  const [before, now] = [documentsOf(libraries[1]!), documentsOf(libraries[2]!)];
  const replaced = [...before].filter(([path, document]) => now.get(path) !== document);
  expect(keptFiles(destination).length).toBe(replaced.length);
  await publishNow(libraries[0]!, destination, { keep: 2 });
  const kept = new Set(keptFiles(destination).map((path) => text(destination.files.get(path))));
  const again = [...now].filter(([path, document]) => documentsOf(libraries[0]!).get(path) !== document);
  for (const [path, document] of again) expect(kept.has(document), path).toBe(true);
  const needed = new Set([...now.values(), ...documentsOf(libraries[0]!).values()]);
  expect([...kept].filter((document) => !needed.has(document!))).toEqual([]);
});

test('a publication interrupted before any step can be rolled back', async () => {
  const whole = new MemoryDestination();
  const { release } = await publishNow(libraries[0]!, whole, { keep: 3 });
  const begin = new Map(whole.files);
  whole.steps.length = 0;
  await publishNow(libraries[1]!, whole, { keep: 3 });
  const steps = whole.steps.length;
  expect(steps).toBeGreaterThan(20);
  for (let stop = 0; stop < steps; stop++) {
    const destination = new MemoryDestination();
    for (const [path, bytes] of begin) destination.files.set(path, bytes);
    destination.before = () => {
      if (destination.steps.length >= stop) throw new Error('stopped');
    };
    await publishNow(libraries[1]!, destination, { keep: 3, concurrency: 1 }).catch(() => {});
    destination.before = () => {};
    destination.after = (step) => {
      const read = (path: string) => text(destination.files.get(path));
      expect({ stop, step, broken: brokenLinks(read) }).toEqual({ stop, step, broken: [] });
    };
    await rollBackStore(destination, release, { concurrency: 1 });
    await expectDocuments(destination, libraries[0]!);
    expect(destination.files.has('/api/x/publishing.json')).toBe(false);
  }
});

test('a release is found by the beginning of its hash, or as "previous"', () => {
  const release = (name: string, isCurrent = false) => ({
    name,
    isCurrent,
    documents: 1,
    publishedAt: new Date(),
  });
  const releases = [release('abc'), release('abd', true), release('abd-2'), release('bcd')];
  expect(findRelease(releases, 'b').name).toBe('bcd');
  expect(findRelease(releases, 'abd').name).toBe('abd');
  expect(findRelease(releases, 'previous').name).toBe('abd-2');
  expect(() => findRelease(releases, 'ab')).toThrow('Several releases begin with "ab"');
  expect(() => findRelease(releases, 'x')).toThrow('No release begins with "x"');
  expect(() => findRelease([release('a', true)], 'previous')).toThrow('is the first one');
});

describe('the command', () => {
  const genesis = '/api/GROWING/GEN/1.json';

  test('lists the releases of a folder, and switches', async () => {
    const folder = join(newFolder(), 'site');
    const run = async (...args: string[]) => {
      const { exitCode, stdout, stderr } = await runCommand(...args);
      return { exitCode, stdout, stderr };
    };
    for (const directory of directories.slice(0, 2))
      expect(await run('publish', directory, folder, '--releases', '--no-reader')).toMatchObject({
        exitCode: 0,
      });
    const { stdout } = await run('rollback', folder);
    expect(stdout).toMatch(/^\* [0-9a-f]{64} {2}\d{4}-.*Z {2}\d+ documents\n {2}[0-9a-f]{64} .*\n$/);
    expect(await run('rollback', folder, 'previous')).toMatchObject({ exitCode: 0, stderr: '' });
    expect(readFileSync(join(folder, 'current', genesis), 'utf8')).toBe(
      documentsOf(libraries[0]!).get(genesis)!,
    );
    const hash = stdout.slice(2, 12);
    const result = async (...options: string[]) =>
      JSON.parse((await run('rollback', folder, '--json', ...options)).stdout);
    expect(await result(hash, '--dry-run')).toMatchObject({ target: folder, outcome: 'would be current' });
    const { releases } = (await result()) as {
      readonly releases: readonly { readonly name: string; readonly isCurrent: boolean }[];
    };
    expect(releases.find(({ isCurrent }) => isCurrent)?.name).not.toStartWith(hash);
    expect((await run('rollback', folder, hash)).stdout).toContain(`release ${hash}`);
    expect((await run('rollback', folder, hash)).stdout).toContain('already the current one');
    expect(readFileSync(join(folder, 'current', genesis), 'utf8')).toBe(
      documentsOf(libraries[1]!).get(genesis)!,
    );
    expect(await run('rollback', join(folder, 'current'))).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('is not a folder of releases'),
    });
  });

  test('says of a zip that it is not a folder of releases', async () => {
    const zip = join(newFolder({ 'a.zip': '' }), 'a.zip');
    expect(await runCommand('rollback', zip)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining(`${zip} is not a folder of releases.`),
    });
  });

  test('lists the releases of a bucket, and restores one from kept objects', async () => {
    const bucket = `s3://${server.bucket}/command`;
    const run = (...args: string[]) => runCommand(...args, '--endpoint', server.endpoint);
    for (const directory of directories.slice(0, 2))
      expect((await run('publish', directory, bucket, '--keep', '3', '--no-host-files')).stderr).toBe('');
    const { stdout } = await run('rollback', bucket);
    expect(stdout.split('\n')).toHaveLength(3);
    const { stdout: done, stderr } = await run('rollback', bucket, 'previous');
    expect([stderr, done]).toEqual(['', expect.stringContaining('is the current one again: ')]);
    expect((await server.get(`command${genesis}`))!.headers.get('content-encoding')).toBe('gzip');
    expect((await run('verify', bucket)).stdout).toContain('0 problems');
    expect(await server.get('command/api/x/publisher.json')).toBeUndefined();
  });

  test('rejects an invalid number of releases', async () => {
    const [zip, folder] = [join(newFolder(), 'a.zip'), join(newFolder(), 'a')];
    expect((await runCommand('publish', directories[0]!, zip, '--releases')).stderr).toContain('is a zip');
    expect((await runCommand('publish', directories[0]!, folder, '--keep', '3')).stderr).toContain(
      '--releases',
    );
    expect((await runCommand('publish', directories[0]!, folder, '--releases', '--keep', '1')).exitCode).toBe(
      2,
    );
  });
});
