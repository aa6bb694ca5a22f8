export interface Place {
  readonly book: string;
  /** From 1; undefined for the whole book. */
  readonly chapter?: number;
  /** From 1, or 0 for a psalm title; undefined for the whole chapter. */
  readonly verse?: number;
  /** Part of the verse, `a` to `e`. */
  readonly part?: string;
}

/** Inclusive range. `from` equals `to` for a single book, chapter or verse. */
export interface Reference {
  readonly from: Place;
  readonly to: Place;
}

export interface Extent {
  chapters(book: string): number | undefined;
  verses(book: string, chapter: number): number | undefined;
}

/** True if the book has one chapter in every canon, so `Jude 3` is a verse. */
export function hasOneChapter(book: string): boolean {
  return oneChapter.test(book);
}

const oneChapter = /^(?:OBA|PHM|2JN|3JN|JUD|LJE|S3Y|SUS|BEL|MAN|PS2)$/;

/**
 * True if `to` comes before `from` in the same book. The order of books is ignored because it differs between
 * canons.
 */
export function isBackward({ from, to }: Reference): boolean {
  if (from.book !== to.book || from.chapter === undefined || to.chapter === undefined) return false;
  if (from.chapter !== to.chapter) return from.chapter > to.chapter;
  return (from.verse ?? 0) > (to.verse ?? Number.POSITIVE_INFINITY);
}

export function isSamePlace(one: Place, other: Place): boolean {
  return (
    one.book === other.book &&
    one.chapter === other.chapter &&
    one.verse === other.verse &&
    one.part === other.part
  );
}

/** The first and last verse of a chapter that belong to a reference, where `last` may be infinite. */
export function verseRangeIn(reference: Reference, book: string, chapter: number) {
  const { from, to } = reference;
  const first = from.book === book && from.chapter === chapter ? (from.verse ?? 0) : 0;
  const last = to.book === book && to.chapter === chapter ? to.verse : undefined;
  return { first, last: last ?? Number.POSITIVE_INFINITY };
}

/**
 * Standard versification schemes: original Hebrew and Greek, English, Septuagint, Vulgate, and the canonical
 * and Orthodox editions of the Russian Synodal Bible.
 */
export const schemeNames = ['org', 'eng', 'lxx', 'vul', 'rsc', 'rso'] as const;

export type SchemeName = (typeof schemeNames)[number];
