import { afterEach, expect, test } from 'bun:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Library, openLibrary } from './library.ts';
import { sampleDocument, sampleRecord } from './sample-edition.fixture.ts';
import { withoutManifests } from './without-manifests.fixture.ts';

const directory = mkdtempSync(join(tmpdir(), 'library-'));
afterEach(() => rmSync(directory, { recursive: true, force: true }));

function startWriter(times: number, chapters: number) {
  const script = join(import.meta.dir, 'replacing-writer.fixture.ts');
  return Bun.spawn([process.execPath, script, directory, String(times), String(chapters)], {
    stdout: 'pipe',
  });
}

function versions(library: Library): Set<number> {
  const paths = withoutManifests(library.paths());
  const bodies = paths.map((path) => JSON.parse(String(gunzipSync(library.get(path)!.gzip))));
  const fingerprints = library.editions().map((edition) => Number(edition.fingerprint));
  return new Set([...bodies.map(({ version }) => version), ...fingerprints]);
}

test('a reader never sees a mixture while another process replaces the edition 100 times', async () => {
  const library = openLibrary(directory);
  const writer = startWriter(100, 150);
  const seen = new Set<number>();
  while (writer.exitCode === null) {
    const found = versions(library);
    expect(found.size).toBeLessThanOrEqual(1);
    for (const version of found) {
      expect(library.generation()).toBe(version);
      expect(withoutManifests(library.paths()).length).toBe(151);
      seen.add(version);
    }
    await Bun.sleep(1);
  }
  expect(writer.exitCode).toBe(0);
  expect(versions(library)).toEqual(new Set([100]));
  expect(seen.size).toBeGreaterThan(1);
  await library.close();
}, 600_000);

test('a writer killed at any moment leaves a complete edition, and the next update succeeds', async () => {
  for (let round = 0; round < 20; round++) {
    const writer = startWriter(1_000_000, 150);
    await Bun.sleep(Math.random() * 120);
    writer.kill('SIGKILL');
    await writer.exited;
    const library = openLibrary(directory);
    expect(versions(library).size).toBeLessThanOrEqual(1);
    expect([0, 151]).toContain(withoutManifests(library.paths()).length);
    expect([...library.verify()]).toEqual([]);
    await library.close();
  }
  const library = openLibrary(directory);
  library.update((update) => {
    update.putEdition(sampleRecord('BSB', 'translation', '1'), [
      ['/api/BSB/books.json', sampleDocument({ version: 1 })],
    ]);
    update.deleteDocument('/api/available_translations.json');
  });
  expect(versions(library)).toEqual(new Set([1]));
  await library.close();
}, 600_000);
