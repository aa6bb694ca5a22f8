import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfinedFolder } from '../lib/confined-folder.ts';
import type { Validators } from './validators.ts';

/** The dot keeps it out of the sources. */
const fileName = '.origin.json';
/** Bytes: a line per file, of which an archive has 20,000 at most. */
const largest = 32 * 1024 * 1024;

/** Where an edition was fetched from, and what it was then. */
export interface OriginRecord extends Validators {
  readonly source: string;
  readonly url: string;
  /** Of the archive. */
  readonly sha256: string;
  /** Of the archive. */
  readonly bytes: number;
  /** Path below the edition's folder to the SHA-256 of each file that was written. */
  readonly files: Readonly<Record<string, string>>;
}

export const originRecord = {
  fileName,

  /** Undefined when the folder was not fetched. */
  read(folder: string): OriginRecord | undefined {
    try {
      const bytes = new ConfinedFolder(folder).read(fileName, largest);
      const record = JSON.parse(new TextDecoder().decode(bytes));
      return typeof record.source === 'string' && record.files instanceof Object ? record : undefined;
    } catch {
      return undefined;
    }
  },

  write(folder: string, record: OriginRecord): void {
    writeFileSync(join(folder, fileName), `${JSON.stringify(record, null, 2)}\n`);
  },

  /** Whether all files that were written are still there, changed or not. */
  isWhole(folder: string, { files }: OriginRecord): boolean {
    return Object.keys(files).every((name) => existsSync(join(folder, name)));
  },
};
