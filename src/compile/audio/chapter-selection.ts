import { bookInfo } from '../../model/books.ts';

/** Chapters of a book. */
export interface ChapterSelection {
  readonly book: string;
  /** First and last chapter; absent for all that the text has. */
  readonly chapters?: readonly [first: number, last: number];
}

/** `MAT`, `PHM 1` or `MAT 1-5`; undefined for anything else. */
export function parseChapterSelection(written: string): ChapterSelection | undefined {
  const [, code, first, last = first] =
    /^([A-Z0-9]{3})(?: ([1-9]\d{0,2})(?:-([1-9]\d{0,2}))?)?$/.exec(written) ?? [];
  const info = code && bookInfo(code);
  if (!info || info.canon === 'peripheral') return undefined;
  if (first === undefined) return { book: info.id };
  return Number(first) <= Number(last)
    ? { book: info.id, chapters: [Number(first), Number(last)] }
    : undefined;
}
