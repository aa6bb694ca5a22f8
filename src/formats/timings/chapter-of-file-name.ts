import { type BookInfo, bookInfo } from '../../model/books.ts';
import { versifications } from '../../model/versification.ts';

export interface NamedChapter {
  /** USFM book id. */
  readonly book?: string;
  readonly chapter?: number;
}

/**
 * The chapter that a file's name says it is about: a USFM book id and the number behind it, as in
 * `C01-08-RUT-01-timing.txt`, `RUT_01.vtt`, `08RUT001.srt` or `RUT/1.vtt`. A book of one chapter needs no number.
 */
export function chapterOfFileName(name: string): NamedChapter {
  const [folder = '', file = ''] = name.split('/').slice(-2);
  const inFile = chapterOfTokens(tokens(name.includes('/') ? file : folder));
  if (inFile.book || !name.includes('/')) return inFile;
  return chapterOfTokens([...tokens(folder), ...tokens(file)]);
}

function tokens(name: string): string[] {
  return name
    .replace(/\.[a-z]+$/i, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .slice(0, 20);
}

function chapterOfTokens(tokens: readonly string[]): NamedChapter {
  for (const [index, token] of tokens.entries()) {
    const found = bookInToken(token);
    if (!found) continue;
    const { id } = found.book;
    const chapter =
      found.chapter ?? tokens.slice(index + 1).flatMap((later) => chapterNumber(later) ?? [])[0];
    const onlyChapter = versifications.eng.get(id)?.length === 1 ? 1 : undefined;
    const number = chapter ?? onlyChapter;
    return { book: id, ...(number === undefined ? {} : { chapter: number }) };
  }
  return {};
}

/** `RUT`, `08RUT`, `RUT001`, `08RUT001`, `1SA`, `091SA01`. */
function bookInToken(token: string): { book: BookInfo; chapter: number | undefined } | undefined {
  for (const start of [0, 2]) {
    if (start > 0 && !/^\d\d/.test(token)) continue;
    const book = bookInfo(token.slice(start, start + 3));
    const rest = token.slice(start + 3);
    if (!book || book.canon === 'peripheral' || !/^(\d{1,3})?$/.test(rest)) continue;
    return { book, chapter: chapterNumber(rest) };
  }
  return undefined;
}

function chapterNumber(token: string): number | undefined {
  const number = Number(/^(?:CH?|CHAPTER)?(\d{1,3})$/.exec(token)?.[1]);
  return number > 0 ? number : undefined;
}
