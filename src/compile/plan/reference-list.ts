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
  const references = listedLines(list);
  while (references.at(-1)?.trim() === '') references.pop();
  return files.flatMap((source) => {
    if (source === list) return [];
    return /\.txt$/i.test(source.file) ? [joinReferences(source, references, list.file)] : [source];
  });
}

function joinReferences(source: SourceFile, references: readonly string[], list: string): SourceFile {
  const lines = alignedLines(source, references.length);
  if (lines.length !== references.length) {
    const message = `This text has ${lines.length} lines, but ${list} has ${references.length} references, so they cannot be matched. Use the list that belongs to the text.`;
    throw new EditionFileError('contradictory-content', source.file, message);
  }
  // An empty line is a verse that the text does not have
  const verses = lines.map((line, index) => (line.trim() === '' ? '' : `${references[index]}\t${line}`));
  return { ...source, bytes: new TextEncoder().encode(verses.join('\n')) };
}

/** The lines of a text. Empty ones at its end are left out or added up to the number of references. */
function alignedLines(source: SourceFile, references: number): string[] {
  const lines = listedLines(source);
  while (lines.length > references && lines.at(-1)!.trim() === '') lines.pop();
  // If the last line has no line end, an empty one is invisible
  if (lines.length === references - 1 && lines.at(-1)?.trim() === '') lines.push('');
  return lines;
}

function listedLines({ bytes }: SourceFile): string[] {
  const lines = new TextDecoder().decode(bytes).split(/\r\n|\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
