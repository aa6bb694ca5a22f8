import type { SourceFile } from '../../formats/source-file.ts';
import { EditionFileError } from './edition-files.ts';

/** True for the name of a list with the reference of a verse on each line, for texts with a verse on each line. */
export function isReferenceList(name: string): boolean {
  return /(^|\/)vrefs?\.txt$/i.test(name);
}

/**
 * Joins a list of references and the texts beside it: each line of a text begins with its reference then, and the list is no
 * longer among the files. Lines keep their numbers.
 * @throws EditionFileError for a text that does not have as many lines as the list.
 */
export function withReferences(files: readonly SourceFile[]): SourceFile[] {
  const list = files.find(({ file }) => isReferenceList(file));
  if (!list) return [...files];
  const references = linesOf(list);
  return files.flatMap((source) => {
    if (source === list) return [];
    return /\.txt$/i.test(source.file) ? [joined(source, references, list.file)] : [source];
  });
}

function joined(source: SourceFile, references: readonly string[], list: string): SourceFile {
  const lines = linesOf(source);
  if (lines.length !== references.length) {
    const message = `This text has ${lines.length} lines, but ${list} has ${references.length} references, so the verses cannot be matched. Use the list that belongs to the text.`;
    throw new EditionFileError('contradictory-content', source.file, message);
  }
  // A verse that the text does not have is an empty line
  const verses = lines.map((line, index) => (line.trim() === '' ? '' : `${references[index]}\t${line}`));
  return { ...source, bytes: new TextEncoder().encode(verses.join('\n')) };
}

/** Both are UTF-8, as in the eBible corpus. */
function linesOf({ bytes }: SourceFile): string[] {
  const text = new TextDecoder().decode(bytes);
  return text.replace(/(?:\r\n|\n)+$/, '').split(/\r\n|\n/);
}
