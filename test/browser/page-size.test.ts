import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pagesFolder } from './served-pages.ts';

/** Bytes of a page with its script and style, compressed. */
const most = 60_000;

test.each(['index.html', 'docs.html'])('%s is small enough to load quickly on a phone', async (file) => {
  const { length } = gzipSync(readFileSync(join(await pagesFolder(), file)));
  console.log(`${file}: ${length} bytes gzip`);
  expect(length).toBeGreaterThan(5000);
  expect(length).toBeLessThanOrEqual(most);
});
