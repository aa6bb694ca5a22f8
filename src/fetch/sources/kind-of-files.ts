import type { EditionFiles } from '../../compile/plan/edition-files.ts';
import type { EditionFolder } from '../../compile/plan/find-editions.ts';
import { contentKindOf } from '../../compile/plan/plan-editions.ts';
import { isScriptureName } from '../../compile/plan/source-rules.ts';
import type { ContentKind } from '../../model/edition-metadata.ts';

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

/**
 * The first line of the first table of cross references (`From Verse`, `To Verse`, ...), the names of its columns
 * and the text after them; undefined when there is no such table.
 */
export async function crossReferenceHead(files: EditionFiles): Promise<string | undefined> {
  for (const name of files.names(['**/*'])) {
    if (!/\.(txt|tsv|csv)$/i.test(name)) continue;
    const line = firstLine(await files.read(name));
    if (/^\ufeff?"?From Verse\b/i.test(line)) return line;
  }
  return undefined;
}

function firstLine(bytes: Uint8Array): string {
  const end = bytes.indexOf(0x0a);
  return new TextDecoder().decode(bytes.subarray(0, Math.min(end < 0 ? bytes.length : end, 1000))).trim();
}
