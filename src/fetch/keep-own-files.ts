import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sha256Of } from '../lib/sha256-of.ts';
import { FetchError } from '../net/network-fault.ts';
import { type OriginRecord, originRecord } from './origin-record.ts';

/**
 * Takes over into a new state of an edition what the user wrote into the old one: files that were not fetched, and
 * the metadata.
 * @throws FetchError when a fetched file was changed: that work would be lost.
 */
export function keepOwnFiles(old: string, fresh: string, { files }: OriginRecord): void {
  const changed: string[] = [];
  for (const name of filesBelow(old)) {
    const isFetched = files[name] !== undefined;
    if (name === originRecord.fileName) continue;
    if (isFetched && files[name] === sha256Of(readFileSync(join(old, name)))) continue;
    const isInTheWay = isFetched || existsSync(join(fresh, name));
    if (isInTheWay && name !== 'edition.json') changed.push(name);
    else cpSync(join(old, name), join(fresh, name), { verbatimSymlinks: true });
  }
  if (changed.length === 0) return;
  const named =
    changed.slice(0, 3).join(', ') + (changed.length > 3 ? ` and ${changed.length - 3} more` : '');
  throw new FetchError(
    `There is a new state of this edition, but ${old} holds changes made by hand (${named}). Move that folder away and run the command again.`,
  );
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
