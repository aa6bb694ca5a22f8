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
 * Joins USFM, USX or USJ files of one book into one source, because a book is read as a whole: files in UTF-8 whose
 * chapters follow each other. Others stay as they are.
 */
export function joinChapterFiles<Source extends NamedSource>(files: readonly Source[]) {
  const joined: JoinedFile[] = [];
  let sources: (Source | (NamedSource & { readonly bytes: Uint8Array<ArrayBuffer> }))[] = [...files];
  for (const [book, alike] of groupBy(files, bookOf)) {
    const [id = '', format = ''] = book.split(' ');
    const syntax = formats[format];
    const parts = !syntax || alike.length === 1 ? [] : partsInOrder(id, syntax, alike);
    if (parts.length < 2) continue;
    const file = `${parts[0]!.file} to ${parts.at(-1)!.file.replace(/.*\//s, '')}`;
    joined.push({
      file,
      parts: parts.map((part) => ({ file: part.file, lines: part.text.split(lineEnd).length - 1 })),
    });
    sources = sources.filter((source) => !parts.some((part) => part.file === source.file));
    sources.push({ file, bytes: new TextEncoder().encode(joinedText(parts, syntax!)) });
  }
  return { sources, joined };
}

const lineEnd = /\r\n|\n|\r/;

interface Syntax {
  readonly id: RegExp;
  readonly chapter: RegExp;
  readonly name: RegExp;
  /** The style of a title, in groups of the characters before and after it. */
  readonly title: RegExp;
  /** The beginning of a file, and its end: only one of each may be in a joined file. */
  readonly start?: RegExp;
  readonly end?: RegExp;
  readonly separator?: string;
}

const formats: Readonly<Record<string, Syntax>> = {
  USFM: {
    id: /\\id\s+(\w+)/,
    chapter: /\\c\s+(\p{Nd}+)/gu,
    name: /^\\(?:h|toc\d|mt1?)\s+(.*)/gm,
    title: /^(\\)mt1?(?=\s)/gm,
  },
  USX: {
    id: /<book\b[^>]*?\s(?:code|id)\s*=\s*["']\s*(\w+)/,
    chapter: /<chapter\b[^>]*?\snumber\s*=\s*["'](\p{Nd}+)/gu,
    name: /<para\b[^>]*?\sstyle\s*=\s*["'](?:h|toc\d|mt1?)["'][^>]*>([^<]*)/g,
    title: /(<para\b[^>]*?\sstyle\s*=\s*["'])mt1?(?=["'])/g,
    start: /^[^<]*(?:<\?[^>]*>\s*)?<(?:usx|usfm)\b[^>]*>\s*<book\b(?:[^>]*\/>|[^>]*>[^<]*<\/book>)/,
    end: /<\/(?:usx|usfm)\s*>\s*$/,
  },
  USJ: {
    id: /"code"\s*:\s*"\s*(\w+)/,
    chapter: /\{(?=[^{}]*"type"\s*:\s*"chapter")[^{}]*"number"\s*:\s*"(\p{Nd}+)"/gu,
    name: /"marker"\s*:\s*"(?:h|toc\d|mt1?)"\s*,\s*"content"\s*:\s*\[\s*"([^"]*)/g,
    title: /("marker"\s*:\s*")mt1?(?=")/g,
    start: /^[^[]*"content"\s*:\s*\[\s*\{[^{}]*"type"\s*:\s*"book"[^{}]*\}\s*,/,
    end: /\](?:\s*,\s*"\w+"\s*:\s*"[^"]*")*\s*\}\s*$/,
    separator: ',',
  },
};

/** Lines and columns stay as they are, so that findings have the places of the files. */
function joinedText(parts: readonly { readonly text: string }[], syntax: Syntax): string {
  const { start, end, title, chapter, separator = '' } = syntax;
  const blank = (text: string) => text.replace(/[^\r\n]/g, ' ');
  const hasTitle = parts[0]!.text.search(title) !== -1;
  return parts
    .map(({ text }, index) => {
      const isLast = index === parts.length - 1;
      const open =
        isLast || !end ? text : text.replace(end, (rest) => separator + blank(rest.slice(separator.length)));
      if (index === 0) return open;
      const body = start ? open.replace(start, blank) : open;
      // Another title would be a heading in the middle of the book
      const head = hasTitle ? Math.max(0, body.search(chapter)) : 0;
      return body.slice(0, head).replace(title, '$1rem') + body.slice(head);
    })
    .join('');
}

function bookOf({ bytes }: NamedSource): string {
  const head = textHead(bytes, 1024);
  const format = sourceFormat(head) ?? '';
  const id = declaredBookId(formats[format]?.id.exec(head)?.[1] ?? '').toUpperCase();
  return id === '' ? '' : `${id} ${format}`;
}

/** The files whose chapters follow each other. A name of another book shows that the id is wrong. */
function partsInOrder<Source extends NamedSource>(id: string, syntax: Syntax, files: readonly Source[]) {
  const parts = files.flatMap(({ file, bytes }) => {
    const text = decodeStrictly(bytes, 'utf-8')?.replace(/(?<!\n)$/, '\n');
    if (text === undefined || isOfOther(id, bookIdOfFileName(file.replace(/\d+(?=\.[^./]+$)/, ''))))
      return [];
    const names = [...text.matchAll(syntax.name)];
    if (names.some(([, name]) => isOfOther(id, findBookId(name!.trim())))) return [];
    // Two files without their ends, or their beginnings, would not be one
    if ([syntax.start, syntax.end].some((part) => part && !part.test(text))) return [];
    const chapters = Array.from(text.matchAll(syntax.chapter), ([, number]) =>
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
