import { contentKindOf } from '../../compile/content-kind-of.ts';
import type { EditionFiles } from '../../compile/edition-files.ts';
import type { EditionFolder } from '../../compile/find-editions.ts';
import { isScriptureName } from '../../compile/source-rules.ts';
import type { ContentKind } from '../../model/content-kind.ts';
import { crossReferenceHead } from './cross-reference-head.ts';

const commentary = /\.(csv|tsv|imp)$/i;

/** What the files of an archive are, where no metadata says it. */
export async function kindOfFiles(folder: EditionFolder, files: EditionFiles): Promise<ContentKind> {
  const names = files.names(['**/*']);
  const some = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (names.some((name) => isScriptureName(name) || /\.xml$/i.test(name))) return 'translation';
  if ((await contentKindOf({ ...folder, room: 'datasets' }, files)) === 'entities') return 'entities';
  if ((await crossReferenceHead(files)) !== undefined) return 'cross-references';
  return some(commentary) ? 'commentary' : 'translation';
}
