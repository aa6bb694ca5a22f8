import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Library } from '../src/library/library.ts';

/** Writes the documents of a library (but the downloads) below `root` as files, plain and with `.gz` at their end. */
export function writeServedFiles(library: Library, root: string): void {
  for (const path of library.paths('/api/')) {
    if (path.includes('/complete')) continue;
    const { gzip } = library.get(path)!;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, `${path}.gz`), gzip);
    writeFileSync(join(root, path), gunzipSync(gzip));
  }
}
