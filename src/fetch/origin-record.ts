import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfinedFolder, FolderFault } from '../lib/confined-folder.ts';
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
    const record = parsedJson(textOf(folder)) as OriginRecord | null | undefined;
    return typeof record?.source === 'string' && record.files instanceof Object ? record : undefined;
  },

  write(folder: string, record: OriginRecord): void {
    writeFileSync(join(folder, fileName), `${JSON.stringify(record, null, 2)}\n`);
  },

  /** Whether all files that were written are still there, changed or not. */
  isWhole(folder: string, { files }: OriginRecord): boolean {
    return Object.keys(files).every((name) => existsSync(join(folder, name)));
  },
};

/** '' where there is no record in the folder itself: a link that leads elsewhere is not one. */
function textOf(folder: string): string {
  try {
    return new TextDecoder().decode(new ConfinedFolder(folder).read(fileName, largest));
  } catch (error) {
    if (error instanceof FolderFault) return '';
    throw error;
  }
}

/** Undefined where there is no such file, or it was cut off while it was written. @throws the system's error */
export function readJsonFile(path: string): unknown {
  return existsSync(path) ? parsedJson(readFileSync(path, 'utf8')) : undefined;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
