import { existsSync, statSync } from 'node:fs';
import { readEditionMetadata } from '../compile/metadata/read-edition-metadata.ts';
import { EditionFileError, folderFiles } from '../compile/plan/edition-files.ts';
import { type EditionFolder, findEditions, isRoom } from '../compile/plan/find-editions.ts';
import { editionId } from '../model/edition-metadata.ts';
import { FetchError } from '../net/network-fault.ts';
import { type OriginRecord, originRecord } from './origin-record.ts';

export interface FetchedEdition {
  readonly folder: EditionFolder;
  readonly record: OriginRecord;
}

export class EditionsInPlace {
  readonly #folders: readonly EditionFolder[];
  readonly #ids = new Map<string, string | undefined>();
  #fetched: Map<string, FetchedEdition> | undefined;

  constructor(content: string) {
    this.#folders = existsSync(content) ? findEditions(content) : [];
  }

  fetchedFrom(source: string): FetchedEdition | undefined {
    this.#fetched ??= new Map(
      this.#folders.toReversed().flatMap((folder) => {
        const record = originRecord.read(folder.path);
        return record ? [[record.source, { folder, record }] as const] : [];
      }),
    );
    return this.#fetched.get(source);
  }

  /**
   * Ids must differ in more than case, or neither edition is compiled.
   * @throws FetchError if another folder has the id.
   */
  async checkIdIsFree(id: string, except: string): Promise<void> {
    for (const folder of this.#folders) {
      if (!this.#ids.has(folder.shown)) this.#ids.set(folder.shown, await idOf(folder));
    }
    for (const [shown, other] of this.#ids) {
      if (shown === except || other === undefined || editionId.keyOf(other) !== editionId.keyOf(id)) continue;
      throw new FetchError(
        `${shown} has the id "${other}" too, and an id can be used only once. Rename or remove it.`,
      );
    }
  }

  note(shown: string, id: string): void {
    this.#ids.set(shown, id);
  }
}

async function idOf(folder: EditionFolder): Promise<string | undefined> {
  try {
    return (await readEditionMetadata(folder, folderFiles(folder))).metadata?.id;
  } catch (error) {
    if (error instanceof EditionFileError) return undefined;
    throw error;
  }
}

/** @throws FetchError if editions below the folder would hide its current content, or if it is a file. */
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
