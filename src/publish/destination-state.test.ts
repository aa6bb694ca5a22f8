import { describe, expect, test } from 'bun:test';
import { links } from '../documents/links.ts';
import { rootManifest } from '../documents/manifest/manifest.ts';
import { sha256Of } from '../lib/sha256.ts';
import { ReleaseError } from '../release/release-error.ts';
import { DestinationReader, destinationState } from './destination-state.ts';

const root = (size: number) =>
  String(rootManifest([{ path: '/api/a.json', sha256: '0'.repeat(64), size }], []));
const hashOf = (text: string) => sha256Of(new TextEncoder().encode(text));
const [old, now] = [root(1), root(2)];
const publishing = JSON.stringify({ format: 1, from: hashOf(old), to: hashOf(now) });

function stateOf(files: Readonly<Record<string, string>>, isRepair = false) {
  const read = async (path: string) => (files[path] === undefined ? undefined : Buffer.from(files[path]));
  return destinationState(new DestinationReader(read, 'the site', { isRepair }));
}

test('an interrupted publication names the last complete release, and those with remaining documents', async () => {
  const state = await stateOf({
    [links.manifest]: now,
    [links.publishing]: publishing,
    [links.release(hashOf(old))]: old,
  });
  expect([state.fromSha256, state.current?.sha256]).toEqual([hashOf(old), hashOf(now)]);
  expect(state.releases.map(({ sha256 }) => sha256)).toEqual([hashOf(old), hashOf(now)]);
  expect([state.unfinished, state.isUnknown]).toEqual([[hashOf(now)], false]);
});

test('without the manifest of a possible release, the content is unknown', async () => {
  const state = await stateOf({ [links.manifest]: now, [links.publishing]: publishing });
  expect([state.fromSha256, state.isUnknown]).toEqual([null, true]);
});

describe('damaged state is rejected, and counts as missing for a repair:', () => {
  const cases: [string, Record<string, string>, string][] = [
    ['the manifest', { [links.manifest]: '<html>' }, 'The manifest of the site is a web page, not JSON'],
    [
      'the note',
      { [links.manifest]: now, [links.publishing]: '{' },
      '/api/x/publishing.json of the site is not',
    ],
    ['the list of releases', { [links.releases]: '[]' }, '/api/x/releases.json of the site is not valid'],
    [
      'a manifest under the name of another',
      { [links.manifest]: now, [links.publishing]: publishing, [links.release(hashOf(old))]: root(3) },
      `${hashOf(old)}.json of the site does not match the hash in its name`,
    ],
  ];
  test.each(cases)('%s', async (_, files, message) => {
    const refused = stateOf(files);
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.toThrow('Publish with --all to upload every file again.');
    const repaired = await stateOf(files, true);
    expect(repaired.history).toEqual([]);
    expect(repaired.isUnknown).toBe(files[links.publishing] !== undefined);
  });
});

test('only a repair reads past an error, unless the error may pass or is a bug', async () => {
  const outcome = (error: Error, isRepair: boolean) => {
    const read = () => Promise.reject(error);
    return new DestinationReader(read, 'the site', { isRepair }).read('/a').catch(({ message }) => message);
  };
  const errors = [
    new ReleaseError('gone'),
    new ReleaseError('busy', { isRetryable: true }),
    new Error('bug'),
  ];
  expect(await Promise.all(errors.map((error) => outcome(error, true)))).toEqual([undefined, 'busy', 'bug']);
  expect(await Promise.all(errors.map((error) => outcome(error, false)))).toEqual(['gone', 'busy', 'bug']);
});
