import { expect, setDefaultTimeout, test } from 'bun:test';
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { links } from '../../src/documents/links.ts';
import { sha256Of } from '../../src/lib/sha256.ts';
import type { Library } from '../../src/library/library.ts';
import { openFolderDestination } from '../../src/publish/folder/folder-destination.ts';
import { openReleaseSource } from '../../src/release/open-release-source.ts';
import { verifyRelease } from '../../src/release/verify/verify-release.ts';
import { isLong } from '../long-tests.ts';
import { newFolder } from '../new-folder.ts';
import { seededRandom } from '../seeded-random.ts';
import { brokenLinks } from './broken-links.ts';
import { type GrowingState, growingContent } from './growing-content.ts';
import { documentsOf, libraryOf, publishNow } from './published-library.ts';
import { documentTree } from './published-tree.ts';

setDefaultTimeout(600_000);

const seeds = isLong ? 20 : 3;
const publishing = 'api/x/publishing.json';
const siblings = new Set(['gzip'] as const);
const states: readonly GrowingState[] = [
  { books: { GEN: 30, EXO: 20, JHN: 20 } },
  { books: { GEN: 20, LEV: 20, JHN: 30 }, hasSecondEdition: true },
  { books: { GEN: 30, EXO: 10, REV: 10 }, isWithoutSmall: true },
];

async function publishWhole(library: Library, directory: string): Promise<void> {
  const destination = openFolderDestination(directory, { siblings });
  await publishNow(library, destination);
  await destination.close();
}

/**
 * Publishes in a separate process, and kills it after a number of milliseconds. These count from when it is
 * ready, or from when it starts to move files into place. @returns how long the process ran.
 */
async function publishKilled(
  library: string,
  directory: string,
  after: number,
  from: 'ready' | 'commit' = 'ready',
  kind = 'in place',
): Promise<number> {
  const script = join(import.meta.dir, 'publish-to-folder.fixture.ts');
  const child = Bun.spawn([process.execPath, script, library, directory, kind], {
    stdout: 'pipe',
    stderr: 'inherit',
  });
  const output = child.stdout.getReader();
  await output.read();
  const began = performance.now();
  if (Number.isFinite(after)) {
    const begun = join(directory, publishing);
    while (from === 'commit' && child.exitCode === null && !existsSync(begun)) await Bun.sleep(0);
    await Bun.sleep(after);
    child.kill('SIGKILL');
  }
  await child.exited;
  return performance.now() - began;
}

test('a publication killed at any moment leaves whole documents, and the next ends as if nothing had been', async () => {
  const libraries = await Promise.all(states.map((state) => libraryOf(growingContent(state))));
  const fresh: Record<string, string>[] = [];
  for (const { library } of libraries) {
    const directory = newFolder();
    await publishWhole(library, directory);
    fresh.push(documentTree(directory));
  }
  const texts = new Set(libraries.flatMap(({ library }) => [...documentsOf(library).values()]));

  const directory = newFolder();
  await publishWhole(libraries[0]!.library, directory);
  const whole = await publishKilled(libraries[1]!.directory, directory, Number.POSITIVE_INFINITY);
  const found = { 'before commit': 0, 'in commit': 0, 'after it': 0 };
  let current = 1;
  for (let seed = 0; seed < seeds; seed++) {
    const to = (current + 1) % 3;
    const { directory: next } = libraries[to]!;
    if (seed % 2 === 0) await publishKilled(next, directory, seededRandom(seed)() * whole);
    else await publishKilled(next, directory, seededRandom(seed)() * 5, 'commit');
    const isPublishing = existsSync(join(directory, publishing));
    const isInCommit = isPublishing && existsSync(join(directory, '.publishing/staged'));
    found[isInCommit ? 'in commit' : isPublishing ? 'after it' : 'before commit']++;
    const read = (path: string) => {
      const file = join(directory, path);
      if (!existsSync(file)) return undefined;
      const text = readFileSync(file, 'utf8');
      expect({ seed, path, isWhole: texts.has(text) }).toEqual({ seed, path, isWhole: true });
      return text;
    };
    expect({ seed, broken: brokenLinks(read) }).toEqual({ seed, broken: [] });
    // Every third publication continues with the same library, the others with another one
    const goesOn = seed % 3 === 0 ? to : (current + 2) % 3;
    if (seed % 4 === 3)
      await publishKilled(libraries[goesOn]!.directory, directory, seededRandom(seed + 100)() * whole);
    await publishWhole(libraries[goesOn]!.library, directory);
    expect(documentTree(directory)).toEqual(fresh[goesOn]!);
    expect(existsSync(join(directory, '.publishing'))).toBe(false);
    current = goesOn;
  }
  console.log(`killed ${JSON.stringify(found)}, within ${whole.toFixed(0)} ms`);
  for (const { library } of libraries) await library.close();
}, 600_000);

test('a publication of a release killed at any moment leaves a whole release, and the next ends as if nothing had been', async () => {
  const libraries = await Promise.all(states.map((state) => libraryOf(growingContent(state))));
  const directory = join(newFolder(), 'site');
  const killed = (at: number, after: number) =>
    publishKilled(libraries[at]!.directory, directory, after, 'ready', 'releases');
  let found = { unpublished: 0, before: 0, after: 0 };
  const whole = await killed(0, Number.POSITIVE_INFINITY);
  rmSync(directory, { recursive: true });
  let current: number | undefined;
  for (let seed = 0; seed < seeds; seed++) {
    const to = ((current ?? -1) + 1) % 3;
    await killed(to, seededRandom(seed)() * whole);
    if (!existsSync(join(directory, 'current'))) {
      expect(current).toBeUndefined();
      found = { ...found, unpublished: found.unpublished + 1 };
      if (existsSync(join(directory, '.publishing')))
        await expect(openReleaseSource(directory)).rejects.toThrow('its first publication was not finished');
      continue;
    }
    const problems: string[] = [];
    const source = await openReleaseSource(directory);
    const { release } = await verifyRelease(source, {
      concurrency: 8,
      onProblem: (path, problem) => problems.push(`${path} ${problem}`),
    });
    expect({ seed, problems }).toEqual({ seed, problems: [] });
    const hashes = libraries.map(({ library }) =>
      sha256Of(Bun.gunzipSync(library.get(links.manifest)!.gzip as never)),
    );
    const is = hashes.indexOf(release.sha256);
    expect([current ?? to, to]).toContain(is);
    found = is === to ? { ...found, after: found.after + 1 } : { ...found, before: found.before + 1 };
    if (seed % 2 === 0) await killed(to, Number.POSITIVE_INFINITY);
    current = seed % 2 === 0 ? to : is;
    if (seed % 2 === 0) {
      expect(existsSync(join(directory, '.publishing'))).toBe(false);
      expect(realpathSync(join(directory, 'current'))).toContain(hashes[to]!);
    }
  }
  console.log(`killed ${JSON.stringify(found)}, within ${whole.toFixed(0)} ms`);
  for (const { library } of libraries) await library.close();
}, 600_000);
