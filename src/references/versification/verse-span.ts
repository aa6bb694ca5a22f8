import type { Mapping, VerseSpan } from './versification.ts';

/** `PSA 3:0-8`, `ESG 1:1a`: how a run of verses of one chapter is written, in documents and in files of Paratext. */
export const verseSpan = {
  write({ book, chapter, verse, last, part = '' }: VerseSpan): string {
    return `${book} ${chapter}:${verse}${part}${last > verse ? `-${last}` : ''}`;
  },

  /** Undefined for anything else. */
  read(written: string): VerseSpan | undefined {
    const [, book, chapter, verse, part, last = verse] = pattern.exec(written) ?? [];
    if (book === undefined || Number(last) < Number(verse) || Number(chapter) === 0) return undefined;
    return {
      book: book.toUpperCase(),
      chapter: Number(chapter),
      verse: Number(verse),
      last: Number(last),
      ...(part ? { part } : {}),
    };
  },
};

const pattern = /^([1-6a-z][a-z0-9]{2}) +(\d{1,3}):(\d{1,3})(?:([a-z])|-(\d{1,3}))?$/i;

/** A mapping of two spans; undefined where they differ in length and neither is a single verse. */
export function mappingOf(verses: VerseSpan, original: VerseSpan): Mapping | undefined {
  const [left, right] = [verses, original].map(({ verse, last }) => last - verse);
  return left === right || left === 0 || right === 0 ? { verses, original } : undefined;
}
