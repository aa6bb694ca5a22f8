export interface Verse {
  readonly book: string;
  readonly chapter: number;
  /** 0 for a psalm title. */
  readonly verse: number;
  /** Letter of one part of a divided verse (`1a`). */
  readonly part?: string;
}

/** `PSA 3:0`, `ESG 1:1a`. */
export function verseName({ book, chapter, verse, part = '' }: Verse): string {
  return `${book} ${chapter}:${verse}${part}`;
}

/** Inclusive range within one chapter. */
export interface VerseSpan extends Verse {
  readonly last: number;
}

/**
 * Maps verses to `org`. Either both sides have the same length and correspond in order, or one side is a
 * single verse that corresponds to all verses of the other.
 */
export interface Mapping {
  readonly verses: VerseSpan;
  readonly original: VerseSpan;
}

/** Notation of a range of verses in documents and Paratext files: `PSA 3:0-8`, `ESG 1:1a`. */
export const verseSpan = {
  write({ last, ...first }: VerseSpan): string {
    return `${verseName(first)}${last > first.verse ? `-${last}` : ''}`;
  },

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

/** Undefined if the spans differ in length and neither is a single verse. */
export function mappingOf(verses: VerseSpan, original: VerseSpan): Mapping | undefined {
  const [left, right] = [verses, original].map(({ verse, last }) => last - verse);
  return left === right || left === 0 || right === 0 ? { verses, original } : undefined;
}

/** Verses of `there` that correspond to a verse of `here`. The two spans are the sides of a mapping. */
export function counterparts(verse: number, here: VerseSpan, there: VerseSpan): Verse[] {
  if (here.last === here.verse) return versesOfSpan(there);
  const { last, ...first } = there;
  return [{ ...first, verse: Math.min(first.verse + verse - here.verse, last) }];
}

export function versesOfSpan({ last, ...first }: VerseSpan): Verse[] {
  return Array.from({ length: last - first.verse + 1 }, (_, index) => ({
    ...first,
    verse: first.verse + index,
  }));
}

export function areSameVerses(one: readonly Verse[], other: readonly Verse[]): boolean {
  const [left, right] = [one, other].map((verses) => new Set(verses.map(verseName)));
  return left!.size === right!.size && [...left!].every((each) => right!.has(each));
}
