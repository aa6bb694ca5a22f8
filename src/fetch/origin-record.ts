import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ConfinedFolder, FolderFault } from '../lib/confined-folder.ts';
import { parsedJson } from '../lib/json-text.ts';
import { sha256Of } from '../lib/sha256.ts';
import { zipLimits } from '../lib/zip.ts';
import { FetchError } from '../net/network-fault.ts';
import type { Validators } from './partial-file.ts';

/** The dot excludes it from the sources. */
const fileName = '.origin.json';
/** In bytes: one line per file, and an archive has at most 20,000 files. */
const maxRecordBytes = 32 * 1024 * 1024;

export interface OriginRecord extends Validators {
  readonly source: string;
  readonly url: string;
  /** Hash of the archive or, for an edition of the public API, of the list of its files and their hashes. */
  readonly sha256: string;
  readonly bytes: number;
  /** Path below the edition's folder to the SHA-256 of each fetched or generated file. */
  readonly files: Readonly<Record<string, string>>;
  readonly entry?: string;
  /** State of each file on the server; public API only, which has no archive. */
  readonly states?: Readonly<Record<string, Validators>>;
}

export const originRecord = {
  fileName,

  read(folder: string): OriginRecord | undefined {
    const record = parsedJson(readRecordFile(folder)) as OriginRecord | null | undefined;
    return typeof record?.source === 'string' && record.files instanceof Object ? record : undefined;
  },

  write(folder: string, record: OriginRecord): void {
    writeFileSync(join(folder, fileName), `${JSON.stringify(record, null, 2)}\n`);
  },

  isWhole(folder: string, { files }: OriginRecord): boolean {
    return Object.keys(files).every((name) => existsSync(join(folder, name)));
  },
};

/**
 * Copies the user's own work from the old state of an edition to the new one: additional files, and the
 * metadata.
 * @throws FetchError if a fetched file was changed, because that work would be lost.
 */
export function keepOwnFiles(old: string, fresh: string, { files }: OriginRecord): void {
  const before = new ConfinedFolder(old);
  const changed: string[] = [];
  const own: string[] = [];
  for (const { name, isCopied } of filesBelow(old)) {
    const hash = Object.hasOwn(files, name) ? files[name] : undefined;
    if (name === originRecord.fileName) continue;
    if (hash !== undefined && hash === hashOf(before, name)) continue;
    const isInTheWay = hash !== undefined || existsSync(join(fresh, name));
    if (!isCopied || (isInTheWay && name !== 'edition.json')) changed.push(name);
    else own.push(name);
  }
  if (changed.length === 0) {
    for (const name of own) cpSync(join(old, name), join(fresh, name), { verbatimSymlinks: true });
    return;
  }
  const named =
    changed.slice(0, 3).join(', ') + (changed.length > 3 ? ` and ${changed.length - 3} more` : '');
  throw new FetchError(
    `There is a newer version of this edition, but ${old} has changes made by hand (${named}). Move that folder away and run the command again.`,
  );
}

function hashOf(folder: ConfinedFolder, name: string): string | undefined {
  try {
    return sha256Of(folder.read(name, zipLimits.fileBytes));
  } catch (error) {
    if (error instanceof FolderFault) return undefined;
    throw error;
  }
}

function filesBelow(folder: string): { readonly name: string; readonly isCopied: boolean }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({
      name: relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
      isCopied: entry.isFile() || entry.isSymbolicLink(),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** '' if the folder itself has no record. A link out of the folder is not followed. */
function readRecordFile(folder: string): string {
  try {
    return new TextDecoder().decode(new ConfinedFolder(folder).read(fileName, maxRecordBytes));
  } catch (error) {
    if (error instanceof FolderFault) return '';
    throw error;
  }
}
