import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ConfinedFolder, FolderFault } from '../lib/confined-folder.ts';
import { sha256Of } from '../lib/sha256.ts';
import { zipLimits } from '../lib/zip.ts';
import { FetchError } from '../net/network-fault.ts';
import { parsedJson, type Validators } from './partial-file.ts';

/** The dot keeps it out of the sources. */
const fileName = '.origin.json';
/** Bytes: a line per file, of which an archive has 20,000 at most. */
const largest = 32 * 1024 * 1024;

/** Where an edition was fetched from, and what it was then. */
export interface OriginRecord extends Validators {
  readonly source: string;
  readonly url: string;
  /** Of the archive; of an edition of the public API, of the list of its files and their hashes. */
  readonly sha256: string;
  /** Of the archive, or of all files of an edition of the public API. */
  readonly bytes: number;
  /** Path below the edition's folder to the SHA-256 of each file that was written. */
  readonly files: Readonly<Record<string, string>>;
  /** Of an edition of the public API: the SHA-256 of its entry in the catalogue. */
  readonly entry?: string;
  /** Of an edition of the public API, which has no archive: the state of each file on the server. */
  readonly states?: Readonly<Record<string, Validators>>;
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

/**
 * Takes over into a new state of an edition what the user wrote into the old one: files that were not fetched, and
 * the metadata.
 * @throws FetchError when a fetched file was changed: that work would be lost.
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

/** Undefined where it cannot be read: then it is not what was fetched. */
function hashOf(folder: ConfinedFolder, name: string): string | undefined {
  try {
    return sha256Of(folder.read(name, zipLimits.fileBytes));
  } catch (error) {
    if (error instanceof FolderFault) return undefined;
    throw error;
  }
}

/** What is not a folder; pipes and devices are not copied. */
function filesBelow(folder: string): { readonly name: string; readonly isCopied: boolean }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({
      name: relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
      isCopied: entry.isFile() || entry.isSymbolicLink(),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** '' where there is no record in the folder itself: a link that leads elsewhere is not one. */
function textOf(folder: string): string {
  try {
    return new TextDecoder().decode(new ConfinedFolder(folder).read(fileName, largest));
  } catch (error) {
    if (error instanceof FolderFault) return '';
    throw error;
  }
}
