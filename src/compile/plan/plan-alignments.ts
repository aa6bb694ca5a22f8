import type { AlignmentFiles } from '../../formats/alignment/read-alignment.ts';
import { type Diagnostic, fileDiagnostic } from '../../formats/diagnostic.ts';
import type { SourceFile } from '../../formats/source-file.ts';
import { globOfPath } from '../../lib/file-glob.ts';
import type { EditionFiles } from './edition-files.ts';

export function presentAlignments(
  alignments: readonly AlignmentFiles[],
  files: EditionFiles,
  metadataFile: string,
): { readonly present: readonly AlignmentFiles[]; readonly diagnostics: readonly Diagnostic[] } {
  const missing = ({ file, source, target }: AlignmentFiles) =>
    [file, source, target].filter((name) => files.names([globOfPath(name)]).length === 0);
  const diagnostics = alignments.flatMap(missing).map((name) => {
    const message = `The file "${name}" of "alignment" does not exist; its words were not aligned. Paths are relative to the folder.`;
    return fileDiagnostic('bad-alignment', metadataFile, message);
  });
  return { present: alignments.filter((each) => missing(each).length === 0), diagnostics };
}

export async function readAlignmentFiles(
  alignments: readonly AlignmentFiles[],
  files: EditionFiles,
): Promise<AlignmentFiles<SourceFile>[]> {
  const read = async (name: string) => ({ file: files.shown(name), bytes: await files.read(name) });
  const all: AlignmentFiles<SourceFile>[] = [];
  for (const { file, source, target, edition } of alignments) {
    all.push({ file: await read(file), source: await read(source), target: await read(target), edition });
  }
  return all;
}
