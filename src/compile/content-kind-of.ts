import type { ContentKind } from '../model/content-kind.ts';
import type { EditionFiles } from './edition-files.ts';
import type { EditionFolder } from './find-editions.ts';

const entityTable = /(^|\/)(people|places|events|people-?groups|groups)\.csv$/i;

/** What an edition is whose metadata does not say so: told by its room, and for a dataset by its files. */
export function contentKindOf({ room }: EditionFolder, files: EditionFiles): ContentKind {
  if (room !== 'datasets') return room === 'commentaries' ? 'commentary' : 'translation';
  return files.names().some((name) => entityTable.test(name)) ? 'entities' : 'cross-references';
}
