export interface Verse {
  /** USFM book id. */
  readonly book: string;
  readonly chapter: number;
  /** 0 for the title of a psalm. */
  readonly verse: number;
  /** A letter: one part of a verse that is divided (`1a`). */
  readonly part?: string;
}

/** Verses of one chapter, from the first to the last. */
export interface VerseSpan extends Verse {
  readonly last: number;
}

/**
 * Verses and where they stand in `org`. Both sides have the same length, and the verses correspond in their order, or one
 * side is a single verse, to which all of the other correspond.
 */
export interface Mapping {
  readonly verses: VerseSpan;
  readonly original: VerseSpan;
}

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

/** What of `there` corresponds to the verse of `here` with this number: one side of a mapping is given, and the other. */
export function counterparts(verse: number, here: VerseSpan, there: VerseSpan): Verse[] {
  if (here.last === here.verse) return versesOf(there);
  const { last, ...first } = there;
  return [{ ...first, verse: Math.min(first.verse + verse - here.verse, last) }];
}

export function versesOf({ last, ...first }: VerseSpan): Verse[] {
  return Array.from({ length: last - first.verse + 1 }, (_, index) => ({
    ...first,
    verse: first.verse + index,
  }));
}
