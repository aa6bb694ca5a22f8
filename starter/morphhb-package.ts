import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const manifest = createRequire(import.meta.url).resolve('morphhb/package.json');

/** Not a book: a table of verse numbers, for software. */
const verseMap = 'VerseMap.xml';

/** The npm package `morphhb`: the Hebrew Bible with lemmas and morphology, one OSIS file per book. */
export const morphhbPackage = {
  version(): string {
    return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
  },

  /** The 39 books, as they are. */
  *books(): Generator<readonly [fileName: string, osis: Uint8Array]> {
    const folder = join(dirname(manifest), 'wlc');
    for (const name of readdirSync(folder).toSorted()) {
      if (name.endsWith('.xml') && name !== verseMap) yield [name, readFileSync(join(folder, name))];
    }
  },
};
