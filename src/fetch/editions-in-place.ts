import { existsSync } from 'node:fs';
import { folderFiles } from '../compile/edition-files.ts';
import { type EditionFolder, findEditions } from '../compile/find-editions.ts';
import { readEditionMetadata } from '../compile/metadata/read-edition-metadata.ts';
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

/** Of two editions with one id neither is compiled. @throws FetchError when another folder has the id. */
export async function checkIdIsFree(content: string, id: string, except: string): Promise<void> {
  for (const folder of editionsIn(content)) {
    if (folder.shown === except) continue;
    const { metadata } = await readEditionMetadata(folder, folderFiles(folder));
    if (metadata?.id === id)
      throw new FetchError(
        `${folder.shown} has the id "${id}" too; two cannot be served. Rename or remove it.`,
      );
  }
}

function editionsIn(content: string): readonly EditionFolder[] {
  return existsSync(content) ? findEditions(content) : [];
}
