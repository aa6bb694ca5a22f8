import { groupBy } from '../../lib/group-by.ts';
import { decodeStrictly, textHead } from '../decode-source.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { bookIdOfFileName, declaredBookId, findBookId } from '../find-book-id.ts';
import { withAsciiDigits } from '../scripture-numbers.ts';
import type { NamedSource } from '../source-file.ts';
import { sourceFormat } from '../source-format.ts';

interface FilePart {
  readonly file: string;
  readonly lines: number;
}

export interface JoinedFile {
  /** `RUT1.usfm to RUT4.usfm`: no file has this name. */
  readonly file: string;
  readonly parts: readonly FilePart[];
}

/**
 * Joins USFM files of one book into one source, because a book is read as a whole: files in UTF-8 whose chapters
 * follow each other. Others stay as they are.
 */
export function joinChapterFiles<Source extends NamedSource>(files: readonly Source[]) {
  const joined: JoinedFile[] = [];
  let sources: (Source | (NamedSource & { readonly bytes: Uint8Array<ArrayBuffer> }))[] = [...files];
  for (const [id, alike] of groupBy(files, bookOf)) {
    const parts = id === '' || alike.length === 1 ? [] : partsInOrder(id, alike);
    if (parts.length < 2) continue;
    const file = `${parts[0]!.file} to ${parts.at(-1)!.file.replace(/.*\//s, '')}`;
    joined.push({
      file,
      parts: parts.map((part) => ({ file: part.file, lines: part.text.split(lineEnd).length - 1 })),
    });
    sources = sources.filter((source) => !parts.some((part) => part.file === source.file));
    sources.push({ file, bytes: new TextEncoder().encode(parts.map(({ text }) => text).join('')) });
  }
  return { sources, joined };
}

const lineEnd = /\r\n|\n|\r/;

function bookOf({ bytes }: NamedSource): string {
  const head = textHead(bytes, 1024);
  if (sourceFormat(head) !== 'USFM') return '';
  return declaredBookId(/\\id\s+(\w+)/.exec(head)?.[1] ?? '').toUpperCase();
}

/** The files whose chapters follow each other. A name of another book shows that the id is wrong. */
function partsInOrder<Source extends NamedSource>(id: string, files: readonly Source[]) {
  const parts = files.flatMap(({ file, bytes }) => {
    const text = decodeStrictly(bytes, 'utf-8')?.replace(/(?<!\n)$/, '\n');
    if (text === undefined || isOfOther(id, bookIdOfFileName(file.replace(/\d+(?=\.[^./]+$)/, ''))))
      return [];
    const names = [...text.matchAll(/^\\(?:h|toc\d|mt1?)\s+(.*)/gm)];
    if (names.some(([, name]) => isOfOther(id, findBookId(name!.trim())))) return [];
    const chapters = Array.from(text.matchAll(/\\c\s+(\p{Nd}+)/gu), ([, number]) =>
      Number(withAsciiDigits(number!)),
    );
    chapters.sort((a, b) => a - b);
    return { file, text, first: chapters[0] ?? 0, last: chapters.at(-1) ?? 0 };
  });
  parts.sort((a, b) => a.first - b.first);
  let last = -1;
  return parts.filter((part) => {
    if (part.first <= last) return false;
    last = part.last;
    return true;
  });
}

const isOfOther = (id: string, other: string | undefined) => other !== undefined && other !== id;

/** Moves a finding in a joined file to the file of its line. */
export function inOwnFile(diagnostic: Diagnostic, joined: readonly JoinedFile[]): Diagnostic {
  const parts = joined.find(({ file }) => file === diagnostic.file)?.parts;
  if (!parts) return diagnostic;
  let { line } = diagnostic;
  for (const { file, lines } of parts) {
    if (line <= lines) return { ...diagnostic, file, line };
    line -= lines;
  }
  return { ...diagnostic, file: parts.at(-1)!.file, line };
}
