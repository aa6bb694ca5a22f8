import type { SourceFile } from '../../formats/source-file.ts';
import { EditionFileError } from './edition-files.ts';

export function isReferenceList(name: string): boolean {
  return /(^|\/)vrefs?\.txt$/i.test(name);
}

/**
 * Prefixes each line of the texts with its reference and removes the list from the files. Lines keep their
 * numbers.
 * @throws EditionFileError if a text and the list have different numbers of lines.
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
    const message = `This text has ${lines.length} lines, but ${list} has ${references.length} references, so they cannot be matched. Use the list that belongs to the text.`;
    throw new EditionFileError('contradictory-content', source.file, message);
  }
  // An empty line is a verse that the text does not have
  const verses = lines.map((line, index) => (line.trim() === '' ? '' : `${references[index]}\t${line}`));
  return { ...source, bytes: new TextEncoder().encode(verses.join('\n')) };
}

function linesOf({ bytes }: SourceFile): string[] {
  const text = new TextDecoder().decode(bytes);
  return text.replace(/(?:\r\n|\n)+$/, '').split(/\r\n|\n/);
}
