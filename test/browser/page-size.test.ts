import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pagesFolder } from './served-pages.ts';

/**
 * Maximum bytes of a page with its script and style, compressed. The documents for the first verse add about
 * 4,000 bytes with the starter content, for a total budget of 50,000.
 */
const maxBytes = { 'index.html': 36_000, 'docs.html': 60_000 } as const;

test.each(['index.html', 'docs.html'] as const)(
  '%s is small enough to load quickly on a phone',
  async (file) => {
    const { length } = gzipSync(readFileSync(join(await pagesFolder(), file)));
    console.log(`${file}: ${length} bytes gzip`);
    expect(length).toBeGreaterThan(5000);
    expect(length).toBeLessThanOrEqual(maxBytes[file]);
  },
);
