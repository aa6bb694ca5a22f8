import { expect, test } from 'bun:test';
import { placeOfManifest } from './release-source.ts';

const hash = 'a'.repeat(64);
const current = '/api/x/manifest.json';

test.each([
  ['', ''],
  ['/', ''],
  ['/bible', '/bible'],
  ['/bible//', '/bible'],
  ['/bible/api', '/bible'],
  ['/bible/api/', '/bible'],
  ['/bible/api/x', '/bible'],
  ['/bible/api/x/manifest.json', '/bible'],
  ['/api/available_translations.json', ''],
  ['/api/old/api/BSB/GEN/1.json', '/api/old'],
  ['/api/old', '/api/old'],
  ['/my-api', '/my-api'],
  ['site', 'site'],
  ['site/api', 'site'],
])('%p is a place below %p', (path, base) => {
  expect(placeOfManifest(path)).toEqual({ base, manifestPath: current, isOlderRelease: false });
});

test('the manifest stays that of one release', () => {
  const manifestPath = `/api/x/manifests/${hash}.json`;
  expect(placeOfManifest(`/b${manifestPath}`)).toEqual({ base: '/b', manifestPath, isOlderRelease: true });
});

test('a name that is not a hash is not a release', () => {
  expect(placeOfManifest(`/b/api/x/manifests/${hash.slice(1)}.json`)).toEqual({
    base: '/b',
    manifestPath: current,
    isOlderRelease: false,
  });
});
