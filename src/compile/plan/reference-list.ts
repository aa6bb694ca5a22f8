import { utf16Of } from '../../formats/decode-source.ts';
import { alignedLineEnd } from '../../formats/records/line-records.ts';
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
 * Adds the references of the list to each text, and removes the list from the files.
 * @throws EditionFileError if a text and the list have different numbers of lines.
 */
export function withReferences(sources: readonly SourceFile[]): SourceFile[] {
  const files = sources.map((source) => (theWordModule.test(source.file) ? withVerseNames(source) : source));
  const list = files.find(({ file }) => isReferenceList(file));
  if (!list) return files;
  const references = linesOf(list.bytes);
  while (references.at(-1)?.trim() === '') references.pop();
  return files.flatMap((source) => {
    if (source === list) return [];
    if (!/\.txt$/i.test(source.file)) return [source];
    requireLines(source, references.length, list.file);
    return [{ ...source, references: references.join('\n') }];
  });
}

/** Empty lines at the end of a text may be more or fewer. */
function requireLines(source: SourceFile, references: number, list: string): void {
  const lines = linesOf(source.bytes);
  if (lines.at(-1) === '') lines.pop();
  while (lines.length > references && lines.at(-1)!.trim() === '') lines.pop();
  // If the last line has no line end, an empty one is invisible
  const isFull =
    lines.length === references || (lines.length === references - 1 && lines.at(-1)?.trim() === '');
  if (isFull) return;
  const message = `This text has ${lines.length} lines, but ${list} has ${references} references, so they cannot be matched. Use the list that belongs to the text.`;
  throw new EditionFileError('contradictory-content', source.file, message);
}

/** One character for each byte, because the encoding is found later; UTF-16 becomes UTF-8. */
function linesOf(bytes: Uint8Array): string[] {
  const utf16 = utf16Of(bytes)?.encoding as 'utf-16le' | undefined;
  const read = utf16 ? new TextDecoder(utf16).decode(bytes) : bytes;
  const text = Buffer.from(read).toString('latin1').replace('\xef\xbb\xbf', '');
  return text.split(alignedLineEnd(text));
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
  return { ...source, references: names.join('\n') };
}
