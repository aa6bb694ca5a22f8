import { expect, setDefaultTimeout, test } from 'bun:test';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Library, openLibrary } from '../../src/library/library.ts';
import { storeFile } from '../../src/library/store.ts';
import { withoutManifests } from '../../src/library/without-manifests.fixture.ts';
import { generatedContent, writeGeneratedVersion } from '../generated-content.ts';
import { isLong } from '../long-tests.ts';
import { newFolder } from '../new-folder.ts';

setDefaultTimeout(600_000);

const kills = isLong ? 50 : 4;
const commandLine = join(import.meta.dir, '../../src/cli/index.ts');

/** Without the launcher, because the build process itself must be killed. */
function startBuild(content: string, directory: string) {
  return Bun.spawn([process.execPath, commandLine, 'build', content, '--library', directory], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const oneVersion = /^\w{64} version \d+$/;

async function build(content: string, directory: string): Promise<number> {
  const started = performance.now();
  expect(await startBuild(content, directory).exited).toBe(0);
  return performance.now() - started;
}

/**
 * The version in a library: the hashes of the translation, and the version numbers in its text. A consistent
 * edition has one of each.
 */
function state(library: Library): { documents: number; line: string } {
  expect([...library.verify()]).toEqual([]);
  const hashes = new Set<unknown>(library.editions().map(({ catalogueEntry }) => catalogueEntry.sha256));
  const versions = new Set(
    library.editions().map(({ catalogueEntry }) => /\d+/.exec(String(catalogueEntry.name))![0]),
  );
  const paths = withoutManifests(library.paths()).filter(
    (path) => !/available_(commentaries|datasets)|openapi|languages/.test(path),
  );
  for (const path of paths) {
    const text = Buffer.from(Bun.gunzipSync(new Uint8Array(library.get(path)!.gzip))).toString();
    if (!path.endsWith('/books.json'))
      for (const [, hash] of text.matchAll(/"sha256":"(\w+)"/g)) hashes.add(hash);
    for (const [, version] of text.matchAll(/Version (\d+)/g)) versions.add(version!);
  }
  return { documents: paths.length, line: `${[...hashes]} version ${[...versions]}` };
}

async function stateOf(directory: string, readOnly = true) {
  const library = openLibrary(directory, { readOnly });
  try {
    return state(library);
  } finally {
    await library.close();
  }
}

function delay(round: number, duration: number): number {
  return ((round * 7) % kills) * (duration / kills) + Math.random() * (duration / kills);
}

async function writing(child: Bun.Subprocess, directory: string): Promise<void> {
  const changed = () => statSync(storeFile(directory)).mtimeMs;
  const before = changed();
  while (changed() === before && child.exitCode === null) await Bun.sleep(0);
}

test(`a build that is killed ${kills} times leaves the old edition or the new one, whole`, async () => {
  const content = generatedContent(2);
  const directory = newFolder();
  await build(content, directory);
  const second = await stateOf(directory);
  writeGeneratedVersion(content, 1);
  const duration = await build(content, directory);
  const first = await stateOf(directory);
  const whole = new Map([first, second].map((one) => [JSON.stringify(one), one]));
  expect(first.line).toMatch(/^\w{64} version 1$/);
  expect(second.line).toMatch(/^\w{64} version 2$/);
  expect(whole.size).toBe(2);

  let current = first;
  let killed = 0;
  for (let round = 0; killed < kills; round++) {
    writeGeneratedVersion(content, current === first ? 2 : 1);
    const child = startBuild(content, directory);
    // One third of the kills hits the transaction, which random moments rarely hit
    if (round % 3 === 2) await writing(child, directory).then(() => Bun.sleep(Math.random() * 5));
    else await Bun.sleep(delay(round, duration));
    child.kill('SIGKILL');
    await child.exited;
    if (child.signalCode === 'SIGKILL') killed++;
    const found = whole.get(JSON.stringify(await stateOf(directory)));
    expect(found, `after kill ${killed}`).toBeDefined();
    current = found!;
  }

  writeGeneratedVersion(content, current === first ? 2 : 1);
  await build(content, directory);
  expect(await stateOf(directory)).toEqual(current === first ? second : first);
});

test('a first build that is killed leaves a library without an edition or with all of it, and can be repeated', async () => {
  const content = generatedContent(1);
  const finished = newFolder();
  const duration = await build(content, finished);
  const whole = await stateOf(finished);
  expect(whole.documents).toBeGreaterThan(6 * 8 * 2);
  let killed = 0;
  for (let round = 0; killed < kills / 2; round++) {
    const directory = newFolder();
    const child = startBuild(content, directory);
    await Bun.sleep(delay(round * 2, duration));
    child.kill('SIGKILL');
    await child.exited;
    if (child.signalCode === 'SIGKILL') killed++;
    const { documents, line } = await stateOf(directory, false);
    if (documents > 0) expect({ documents, line }).toEqual(whole);
    else expect(line).toBe(' version ');
    if (killed % 4 === 0) {
      await build(content, directory);
      expect((await stateOf(directory)).line).toMatch(oneVersion);
    }
  }
});
