import { expect, test } from 'bun:test';
import { cacheControlOf } from './fields.ts';

const immutable = 'public, max-age=31536000, immutable';

test.each([
  ['/api/BSB/GEN/1.json', 'max-age=5'],
  ['/api/x/manifest.json', 'max-age=5'],
  [`/api/x/manifests/${'0'.repeat(64)}.json`, immutable],
  ['/fonts/greek.woff2', immutable],
  ['/scripts/search-1a2b3c4d.js', immutable],
  ['/api/x/publishing.json', 'no-cache'],
  ['/index.html', 'no-cache'],
  ['/docs', 'no-cache'],
  ['/openapi.json', 'max-age=5'],
  ['/404.json', 'no-cache'],
])('%s is kept as "%s" says', (path, expected) => {
  expect(cacheControlOf(path, 'max-age=5')).toBe(expected);
});
