import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import {
  existsSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { links } from '../../src/documents/links.ts';
import type { Library } from '../../src/library/library.ts';
import { openFolderDestination } from '../../src/publish/folder/folder-destination.ts';
import { openReleasesDestination } from '../../src/publish/folder/releases-destination.ts';
import { listKeptReleases, switchRelease } from '../../src/publish/folder/releases-folder.ts';
import type { PublishOptions } from '../../src/publish/plan.ts';
import { madeObject } from '../../src/publish/published-object.ts';
import { openReleaseSource } from '../../src/release/open-release-source.ts';
import { verifyRelease } from '../../src/release/verify/verify-release.ts';
import { newFolder } from '../new-folder.ts';
import { type GrowingState, growingContent } from './growing-content.ts';
import { documentsOf, libraryOf, publishNow } from './published-library.ts';

setDefaultTimeout(600_000);

const states: readonly GrowingState[] = [
  { books: { GEN: 6, EXO: 4 } },
  { books: { GEN: 5, EXO: 4, LEV: 2 } },
  { books: { GEN: 6, EXO: 4, LEV: 1 }, isWithoutSmall: true },
];
let libraries: readonly Library[];

beforeAll(async () => {
  libraries = await Promise.all(
    states.map(async (state) => (await libraryOf(growingContent(state))).library),
  );
});
afterAll(() => Promise.all(libraries.map((library) => library.close())));

async function publishTo(
  folder: string,
  library: Library,
  { keep = 3, ...options }: Partial<PublishOptions> & { keep?: number } = {},
) {
  const destination = openReleasesDestination(folder, { siblings: new Set(['gzip']), keep });
  try {
    return await publishNow(library, destination, options);
  } finally {
    await destination.close();
  }
}

const site = () => join(newFolder(), 'site');
const names = (folder: string) => listKeptReleases(folder).map(({ name }) => name);

async function problemsOf(place: string): Promise<string[]> {
  const problems: string[] = [];
  const source = await openReleaseSource(place);
  await verifyRelease(source, {
    concurrency: 4,
    onProblem: (path, problem) => problems.push(`${path} ${problem}`),
  });
  await source.close();
  return problems;
}

test('the link points to a complete release, with the list of releases and their manifests', async () => {
  const folder = site();
  const first = await publishTo(folder, libraries[0]!);
  const second = await publishTo(folder, libraries[1]!);
  expect(readlinkSync(join(folder, 'current'))).toBe(`releases/${second.release}`);
  expect(names(folder)).toEqual([second.release, first.release]);
  for (const [at, release] of [first.release, second.release].entries()) {
    const tree = join(folder, 'releases', release);
    for (const [path, text] of documentsOf(libraries[at]!))
      expect(readFileSync(tree + path, 'utf8')).toBe(text);
    expect(await problemsOf(tree)).toEqual([]);
  }
  const list = JSON.parse(readFileSync(join(folder, 'current', links.releases), 'utf8'));
  expect(list.releases.map(({ sha256 }: { sha256: string }) => sha256)).toEqual([
    second.release,
    first.release,
  ]);
  expect(existsSync(join(folder, 'current', links.release(first.release)))).toBe(true);
  expect((await publishTo(folder, libraries[1]!)).outcome).toBe('nothing to do');
  expect(existsSync(join(folder, '.publishing'))).toBe(false);
});

test('a release takes only the space of its changes: unchanged files are hard links', async () => {
  const folder = site();
  const { release } = await publishTo(folder, libraries[0]!);
  const { files, bytes, changed } = await publishTo(folder, libraries[1]!);
  const inode = (name: string, path: string) => statSync(join(folder, 'releases', name, path)).ino;
  const current = readlinkSync(join(folder, 'current')).slice('releases/'.length);
  const before = documentsOf(libraries[0]!);
  let same = 0;
  for (const [path, text] of documentsOf(libraries[1]!)) {
    if (!before.has(path)) continue;
    for (const suffix of ['', '.gz']) {
      const isLinked = inode(release, path + suffix) === inode(current, path + suffix);
      expect({ path, isLinked }).toEqual({ path, isLinked: before.get(path) === text });
    }
    if (before.get(path) === text) same++;
  }
  expect(same).toBeGreaterThan(10);
  expect(changed.length).toBeGreaterThan(2);
  expect(files).toBeLessThan(documentsOf(libraries[1]!).size - same + 8);
  expect(bytes).toBeGreaterThan(0);
  const all = await publishTo(folder, libraries[1]!, { isAll: true });
  expect(all.files).toBeGreaterThan(documentsOf(libraries[1]!).size);
  expect(names(folder)[0]).toBe(`${current}-2`);
  expect(inode(current, links.availableTranslations)).not.toBe(
    inode(`${current}-2`, links.availableTranslations),
  );
});

test('damaged or removed files of the previous release are written again if that is visible', async () => {
  const folder = site();
  await publishTo(folder, libraries[0]!);
  const inCurrent = (path: string) => join(folder, 'current', path);
  writeFileSync(inCurrent('/api/GROWING/EXO/1.json'), '{}');
  await publishTo(folder, libraries[1]!);
  expect(readFileSync(inCurrent('/api/GROWING/EXO/1.json'), 'utf8')).toBe(
    documentsOf(libraries[1]!).get('/api/GROWING/EXO/1.json')!,
  );
});

test('a page that changes without the documents is a new release tree', async () => {
  const folder = site();
  const page = (text: string) => [madeObject('/index.html', text, 'text/html')];
  await publishTo(folder, libraries[0]!, { hostFiles: page('one') });
  const { outcome, release } = await publishTo(folder, libraries[0]!, { hostFiles: page('two') });
  expect(outcome).toBe('published');
  expect(names(folder)).toEqual([`${release}-2`, release]);
  expect(readFileSync(join(folder, 'releases', release, 'index.html'), 'utf8')).toBe('one');
  expect(readFileSync(join(folder, 'current/index.html'), 'utf8')).toBe('two');
  expect(await problemsOf(join(folder, 'current'))).toEqual([]);
});

test('keeps the given number of releases, and always the current one', async () => {
  const folder = site();
  const published: string[] = [];
  for (const library of libraries) published.push((await publishTo(folder, library, { keep: 2 })).release);
  expect(names(folder)).toEqual([published[2]!, published[1]!]);
  switchRelease(folder, published[1]!);
  expect(realpathSync(join(folder, 'current'))).toBe(realpathSync(join(folder, 'releases', published[1]!)));
  expect(listKeptReleases(folder).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  const next = await publishTo(folder, libraries[0]!, { keep: 2 });
  expect(next.from).toBe(published[1]!);
  expect(await problemsOf(join(folder, 'current'))).toEqual([]);
});

test('folders that are something else are refused, with what to do', async () => {
  const [inPlace, releases, foreign] = [site(), site(), newFolder({ 'a.txt': '' })];
  const destination = openFolderDestination(inPlace, { siblings: new Set() });
  await publishNow(libraries[0]!, destination);
  await destination.close();
  await publishTo(releases, libraries[0]!);
  const asReleases = (folder: string) => () =>
    openReleasesDestination(folder, { siblings: new Set(), keep: 2 });
  const asFolder = (folder: string) => () =>
    openFolderDestination(folder, { siblings: new Set(), isForced: true });
  expect(asReleases(inPlace)).toThrow('was published without --releases');
  expect(asReleases(foreign)).toThrow('but a.txt');
  expect(asReleases(join(releases, 'current'))).toThrow('is a release in');
  expect(asFolder(releases)).toThrow('Publish there with --releases');
  expect(asFolder(join(releases, 'current'))).toThrow('a release never changes');
  expect(() => listKeptReleases(inPlace)).toThrow('Only a folder that was published with --releases');
  expect(() => listKeptReleases(join(releases, 'current'))).toThrow('Give its parent folder');
  const lost = site();
  await publishTo(lost, libraries[0]!);
  symlinkSync('/etc', join(lost, 'other'));
  const { renameSync } = await import('node:fs');
  renameSync(join(lost, 'other'), join(lost, 'current'));
  expect(asReleases(lost)).toThrow('points to /etc, which is not a release');
});

test('a client that opens the link once per round never sees two releases', async () => {
  const folder = site();
  await publishTo(folder, libraries[0]!, { keep: 3 });
  const paths = ['GEN/1', 'GEN/3', 'EXO/1', 'EXO/4'].map((chapter) => `api/GROWING/${chapter}.json`);
  const reader = Bun.spawn(
    [process.execPath, join(import.meta.dir, 'rounds-reader.fixture.ts'), folder, ...paths],
    {
      stdin: 'pipe',
      stdout: 'pipe',
      stderr: 'inherit',
    },
  );
  const output = reader.stdout.getReader();
  await output.read();
  const switches = 30;
  for (let at = 1; at <= switches; at++) await publishTo(folder, libraries[at % 2]!, { keep: 3 });
  for (const { name } of listKeptReleases(folder)) switchRelease(folder, name);
  reader.stdin.end();
  const { value } = await output.read();
  const { rounds, mixed, failed, seen } = JSON.parse(new TextDecoder().decode(value));
  console.log(`${rounds} rounds of 4 chapters over ${switches} releases: ${mixed} mixed, ${failed} failed`);
  expect([mixed, failed]).toEqual([0, 0]);
  expect(rounds).toBeGreaterThan(switches);
  expect(seen).toBe(2);
});
