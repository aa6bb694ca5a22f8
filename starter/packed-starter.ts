import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StarterEdition, StarterFile } from './starter-edition.ts';

/** One file per edition: its files by name, as JSON, in zstd. */
const extension = '.json.zst';
/** Between the parts of an edition's folder in the name of its file. */
const slash = '+';
/** Higher ones take minutes for a twentieth less. */
const level = 15;

export const packedStarter = {
  /** In the package; a clone has none until it is packed. */
  folder: join(import.meta.dir, 'packed'),

  /** Writes the editions for a package, which is installed without what they are made from. */
  write(editions: readonly StarterEdition[], folder: string): void {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const edition of editions) {
      const files = Object.fromEntries(
        [...edition.files()].map(([name, content]) => [name, textOf(content)]),
      );
      const name = edition.folder.replaceAll('/', slash) + extension;
      writeFileSync(join(folder, name), Bun.zstdCompressSync(JSON.stringify(files), { level }));
    }
  },

  read(folder: string): StarterEdition[] {
    const names = readdirSync(folder).filter((name) => name.endsWith(extension));
    return names.toSorted().map((name) => {
      const packed = () => readFileSync(join(folder, name));
      return {
        folder: name.slice(0, -extension.length).replaceAll(slash, '/'),
        madeFrom: () => `packed ${createHash('sha256').update(packed()).digest('hex')}`,
        files: () => Object.entries(JSON.parse(Bun.zstdDecompressSync(packed()).toString())) as StarterFile[],
      };
    });
  },
} as const;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** @throws TypeError where a file is not UTF-8: it would not come out as it went in. */
function textOf(content: string | Uint8Array): string {
  return typeof content === 'string' ? content : utf8.decode(content);
}
