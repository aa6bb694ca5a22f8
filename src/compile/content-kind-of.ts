import { textHead } from '../formats/decode-source.ts';
import { tableType } from '../formats/table-header.ts';
import type { ContentKind } from '../model/content-kind.ts';
import type { EditionFiles } from './edition-files.ts';
import type { EditionFolder } from './find-editions.ts';

const entityTable = /(^|\/)(people|places|events|people-?groups|groups)\.csv$/i;

/** What an edition is whose metadata does not say so: told by its room, and for a dataset by its files. */
export async function contentKindOf({ room }: EditionFolder, files: EditionFiles): Promise<ContentKind> {
  if (room !== 'datasets') return room === 'commentaries' ? 'commentary' : 'translation';
  const tables = files.names(['**/*']).filter((name) => /\.csv$/i.test(name));
  if (tables.some((name) => entityTable.test(name))) return 'entities';
  for (const name of tables) {
    const head = await files.head(name, 4096).catch(() => new Uint8Array());
    if (tableType(textHead(head)) !== undefined) return 'entities';
  }
  return 'cross-references';
}
