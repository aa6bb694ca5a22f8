import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Validators } from './validators.ts';

/** The dot keeps it out of the sources. */
const fileName = '.origin.json';

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
      const record = JSON.parse(readFileSync(join(folder, fileName), 'utf8'));
      return typeof record.source === 'string' && typeof record.files === 'object' ? record : undefined;
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
