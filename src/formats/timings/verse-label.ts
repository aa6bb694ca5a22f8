import { bookInfo } from '../../model/books.ts';

export interface VerseLabel {
  /** USFM book id, where the label names it. */
  readonly book?: string;
  readonly chapter?: number;
  /** Of a range, its first. */
  readonly verse: number;
}

const label =
  /^\s*(?:v(?:erse)?\.?\s*)?(?:([1-6a-z][a-z0-9]{2})\s+)?(?:(\d{1,3})[:.])?(\d{1,3})[a-z]?(?:\s*[-\u2010-\u2014]\s*(?:\d{1,3}:)?\d{1,3}[a-z]?)?(?![\p{L}\p{N}:]|[.,]\d)/iu;

/** The verse that a label or the beginning of a text names: `PHM 1:3`, `1:3`, `3`, `3a`, `3-4`, `v3`, `3. In the`. */
export function readVerseLabel(text: string): VerseLabel | undefined {
  const [, code, chapter, number] = label.exec(text.slice(0, 60)) ?? [];
  const verse = Number(number);
  if (!(verse > 0) || (chapter && Number(chapter) === 0)) return undefined;
  const book = code && bookInfo(code.toUpperCase())?.id;
  if (code && !book) return undefined;
  return { ...(book ? { book } : {}), ...(chapter ? { chapter: Number(chapter) } : {}), verse };
}
