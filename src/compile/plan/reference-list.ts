import { utf16Of } from '../../formats/decode-source.ts';
import type { SourceFile } from '../../formats/source-file.ts';
import { canonicalIds } from '../../model/books.ts';
import { Versification, verseNames } from '../../references/versification/versification.ts';
import { EditionFileError } from './edition-files.ts';

export function isReferenceList(name: string): boolean {
  return /(^|\/)vrefs?\.txt$/i.test(name);
}

/** Modules of the program theWord: the whole Bible, or one testament. Those that are encrypted end with `x`. */
const theWordModule = /\.(ont|ot|nt)$/i;

/**
 * Prefixes each line of the texts with its reference and removes the list from the files. Lines keep their
 * numbers.
 * @throws EditionFileError if a text and the list have different numbers of lines.
 */
export function withReferences(sources: readonly SourceFile[]): SourceFile[] {
  const files = sources.map((source) => (theWordModule.test(source.file) ? withVerseNames(source) : source));
  const list = files.find(({ file }) => isReferenceList(file));
  if (!list) return files;
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
  return { ...source, bytes: bytesOf(verses) };
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
  const lines = linesOf(bytes);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** One character for each byte, because the encoding is found later; UTF-16 becomes UTF-8. */
function linesOf(bytes: Uint8Array): string[] {
  const utf16 = utf16Of(bytes)?.encoding as 'utf-16le' | undefined;
  const read = utf16 ? new TextDecoder(utf16).decode(bytes) : bytes;
  return Buffer.from(read).toString('latin1').replace('\xef\xbb\xbf', '').split(/\r?\n/);
}

function bytesOf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(lines.join('\n'), 'latin1'));
}

/** The King James Version has neither 3 John 1:15 nor Revelation 12:18. */
const notInKingJames = new Set(['3JN 1:15', 'REV 12:18']);
const versesOfOldTestament = 23_145;
const isSetting = /^[a-z][\w.-]*\s*=/i;

/**
 * A module of theWord has a line for each verse of the King James Version, and then lines such as `lang=eng`.
 * Source: the manual of theWord, "Bible Modules".
 */
function withVerseNames(source: SourceFile): SourceFile {
  const verses = [...verseNames(Versification.standard('eng'), canonicalIds)];
  const part = source.file.slice(source.file.lastIndexOf('.') + 1).toLowerCase();
  const names = verses
    .filter((verse) => !notInKingJames.has(verse))
    .slice(part === 'nt' ? versesOfOldTestament : 0, part === 'ot' ? versesOfOldTestament : undefined);
  const lines = linesOf(source.bytes);
  const ends = lines.findIndex(
    (line, index) => isSetting.test(line) || (index >= names.length && line.trim() !== ''),
  );
  const isFull =
    ends === -1 ? lines.length >= names.length : ends >= names.length && isSetting.test(lines[ends]!);
  if (!isFull) {
    const message = `This text has ${lines.length} lines, but a module of theWord with the extension .${part} has a line for each of ${names.length} verses and only then its settings. Export it again from theWord, or as USFM or OSIS.`;
    throw new EditionFileError('contradictory-content', source.file, message);
  }
  const text = names.map((name, index) => (lines[index]!.trim() === '' ? '' : `${name}\t${lines[index]}`));
  return { ...source, bytes: bytesOf(text) };
}
