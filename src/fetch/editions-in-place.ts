import { existsSync, statSync } from 'node:fs';
import { readEditionMetadata } from '../compile/metadata/read-edition-metadata.ts';
import { EditionFileError, folderFiles } from '../compile/plan/edition-files.ts';
import { type EditionFolder, findEditions } from '../compile/plan/find-editions.ts';
import { editionId } from '../model/edition-metadata.ts';
import { FetchError } from '../net/network-fault.ts';
import { type OriginRecord, originRecord } from './origin-record.ts';

export interface FetchedEdition {
  readonly folder: EditionFolder;
  readonly record: OriginRecord;
}

/** The edition that was fetched from a source before, under whatever name its folder has now. */
export function findFetchedEdition(content: string, source: string): FetchedEdition | undefined {
  for (const folder of editionsIn(content)) {
    const record = originRecord.read(folder.path);
    if (record?.source === source) return { folder, record };
  }
  return undefined;
}

/**
 * Of two editions whose ids are equal, or differ only by case, neither is compiled.
 * @throws FetchError when another folder has the id.
 */
export async function checkIdIsFree(content: string, id: string, except: string): Promise<void> {
  for (const folder of editionsIn(content)) {
    if (folder.shown === except) continue;
    const other = await idOf(folder);
    if (other !== undefined && editionId.keyOf(other) === editionId.keyOf(id))
      throw new FetchError(
        `${folder.shown} has the id "${other}" too, and an id can be used only once. Rename or remove it.`,
      );
  }
}

/** Undefined where its metadata cannot be read: that is for the build to say. */
async function idOf(folder: EditionFolder): Promise<string | undefined> {
  try {
    return (await readEditionMetadata(folder, folderFiles(folder))).metadata?.id;
  } catch (error) {
    if (error instanceof EditionFileError) return undefined;
    throw error;
  }
}

function editionsIn(content: string): readonly EditionFolder[] {
  return existsSync(content) ? findEditions(content) : [];
}

/** @throws FetchError when editions put below the folder would hide what it holds, or it is none. */
export function checkContentFolder(content: string): void {
  if (!existsSync(content)) return;
  if (!statSync(content).isDirectory()) throw new FetchError(`${content} is a file, not a content folder.`);
  const [flat] = findEditions(content).filter(({ shown }) => !shown.includes('/') && !isRoom(shown));
  if (!flat) return;
  const what = flat.shown === '.' ? 'sources' : `the edition ${flat.shown}`;
  throw new FetchError(
    `${content} has ${what} outside a folder "translations". Move it into ${content}/translations/ first, or it would be hidden.`,
  );
}

function isRoom(shown: string): boolean {
  return ['translations', 'commentaries', 'datasets'].includes(shown);
}
