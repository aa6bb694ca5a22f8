import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { sha256Of } from '../src/lib/sha256.ts';
import type { StarterEdition, StarterFile } from './starter-edition.ts';

/** One file per edition: JSON of its files by name. */
const extension = '.json.br';
/** Replaces `/` in file names made from an edition's folder. */
const slash = '+';
/** 6 % smaller than zstd */
const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };

export const packedStarter = {
  /** Exists in the package; in a clone only after packing. */
  folder: join(import.meta.dir, 'packed'),

  write(editions: readonly StarterEdition[], folder: string): void {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const edition of editions) {
      const files = Object.fromEntries(
        [...edition.files()].map(([name, content]) => [name, withoutWordIds(textOf(content))]),
      );
      const name = edition.folder.replaceAll('/', slash) + extension;
      writeFileSync(join(folder, name), brotliCompressSync(JSON.stringify(files), { params }));
    }
  },

  read(folder: string): StarterEdition[] {
    const names = readdirSync(folder).filter((name) => name.endsWith(extension));
    return names.toSorted().map((name) => {
      const packed = () => readFileSync(join(folder, name));
      return {
        folder: name.slice(0, -extension.length).replaceAll(slash, '/'),
        madeFrom: () => `packed ${sha256Of(packed())}`,
        files: () => Object.entries(JSON.parse(brotliDecompressSync(packed()).toString())) as StarterFile[],
      };
    });
  },
} as const;

/** Attributes of OSIS words that no document contains: 1.8 MB of the package, even compressed. */
const unreadAttributes = / (?:id|n)="[^"]*"/g;

function withoutWordIds(text: string): string {
  return text.replace(/<w [^>]*>/g, (tag) => tag.replace(unreadAttributes, ''));
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** @throws TypeError for a file that is not UTF-8, because it would not survive the round trip. */
function textOf(content: string | Uint8Array): string {
  return typeof content === 'string' ? content : utf8.decode(content);
}
