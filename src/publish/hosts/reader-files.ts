import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sha256Of } from '../../lib/sha256-of.ts';
import type { PublishedObject } from '../../release/published-object.ts';
import { listWebFiles } from '../../site/list-web-files.ts';

/**
 * The reader, the API explorer and their fonts, the page at `/` last; none where they are not made.
 * @param isStore whether nothing leads from `/docs` to `docs.html` there: the page then lies at both.
 */
export function readerFiles(folder: string, { isStore }: { readonly isStore: boolean }): PublishedObject[] {
  return listWebFiles(folder).flatMap(({ name, path, isPage, fields }) => {
    const bytes = readFileSync(join(folder, name));
    const file = {
      path: `/${name}`,
      contentType: fields['Content-Type'],
      sha256: sha256Of(bytes),
      isIncompressible: !isPage,
      load: async () => ({ gzip: new Uint8Array(gzipSync(bytes, { level: 9 })) }),
    };
    return isStore && isPage && path !== '/' ? [{ ...file, path }, file] : [file];
  });
}
