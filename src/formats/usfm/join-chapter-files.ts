import { groupBy } from '../../lib/group-by.ts';
import { textHead } from '../decode-source.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { declaredBookId } from '../find-book-id.ts';
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

/** Joins USFM files of one book into one source, if each has other chapters: a book is read as a whole. */
export function joinChapterFiles<Source extends NamedSource>(files: readonly Source[]) {
  const byBook = groupBy(files, bookOf);
  byBook.delete('');
  const joined: JoinedFile[] = [];
  let sources: (Source | (NamedSource & { readonly bytes: Uint8Array<ArrayBuffer> }))[] = [...files];
  for (const alike of byBook.values()) {
    const parts = alike.length > 1 && partsInOrder(alike);
    if (!parts) continue;
    const file = `${parts[0]!.source.file} to ${parts.at(-1)!.source.file.replace(/.*\//s, '')}`;
    joined.push({
      file,
      parts: parts.map(({ source, text }) => ({ file: source.file, lines: text.split(lineEnd).length - 1 })),
    });
    sources = sources.filter((source) => !alike.some(({ file }) => file === source.file));
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

/** Undefined if two files share chapters, or one is not in UTF-8. */
function partsInOrder<Source extends NamedSource>(files: readonly Source[]) {
  const parts = files.map((source) => {
    const text = new TextDecoder().decode(source.bytes).replace(/(?<!\n)$/, '\n');
    const chapters = Array.from(text.matchAll(/\\c\s+(\d+)/g), ([, number]) => Number(number));
    chapters.sort((a, b) => a - b);
    return { source, text, first: chapters[0] ?? 0, last: chapters.at(-1) ?? 0 };
  });
  parts.sort((a, b) => a.first - b.first);
  const isNext = ({ first }: (typeof parts)[number], index: number) =>
    index === 0 || first > parts[index - 1]!.last;
  return parts.every(isNext) && !parts.some(({ text }) => text.includes('\ufffd')) ? parts : undefined;
}

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
