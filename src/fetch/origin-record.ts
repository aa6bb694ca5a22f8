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
    const record = readJsonFile(join(folder, fileName)) as OriginRecord | null | undefined;
    return typeof record?.source === 'string' && typeof record.files === 'object' ? record : undefined;
  },

  write(folder: string, record: OriginRecord): void {
    writeFileSync(join(folder, fileName), `${JSON.stringify(record, null, 2)}\n`);
  },

  /** Whether all files that were written are still there, changed or not. */
  isWhole(folder: string, { files }: OriginRecord): boolean {
    return Object.keys(files).every((name) => existsSync(join(folder, name)));
  },
};

/** Undefined where there is no such file, or it was cut off while it was written. @throws what the system says */
export function readJsonFile(path: string): unknown {
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
