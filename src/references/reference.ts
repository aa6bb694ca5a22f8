/** A place in scripture: a whole book, a whole chapter, a verse, or a part of one. */
export interface Place {
  /** USFM book id. */
  readonly book: string;
  /** From 1; absent for the whole book. */
  readonly chapter?: number;
  /** From 1, or 0 for the title of a psalm; absent for the whole chapter. */
  readonly verse?: number;
  /** `a` to `e`: a part of the verse. */
  readonly part?: string;
}

/** Everything from the beginning of `from` to the end of `to`: the same place for one book, chapter or verse. */
export interface Reference {
  readonly from: Place;
  readonly to: Place;
}

/** How many chapters and verses there are. Undefined where that is not known. */
export interface Extent {
  chapters(book: string): number | undefined;
  verses(book: string, chapter: number): number | undefined;
}

/** Books that have one chapter in every canon: `Jude 3` is a verse. */
export function hasOneChapter(book: string): boolean {
  return oneChapter.test(book);
}

const oneChapter = /^(?:OBA|PHM|2JN|3JN|JUD|LJE|S3Y|SUS|BEL|MAN|PS2)$/;

/** Whether `to` comes before `from` in one book. The order of books differs between canons and is not looked at. */
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

/** A verse within a reference that is open at its ends: the first and the last verse of `chapter` that belong to it. */
export function versesIn(reference: Reference, book: string, chapter: number) {
  const { from, to } = reference;
  const first = from.book === book && from.chapter === chapter ? (from.verse ?? 0) : 0;
  const last = to.book === book && to.chapter === chapter ? to.verse : undefined;
  return { first, last: last ?? Number.POSITIVE_INFINITY };
}

/**
 * The standard ways to number the verses of the Bible: of the Hebrew and Greek originals, English Bibles, the Septuagint,
 * the Vulgate, and the Russian Synodal Bible in its canonical and its Orthodox edition.
 */
export const schemeNames = ['org', 'eng', 'lxx', 'vul', 'rsc', 'rso'] as const;

export type SchemeName = (typeof schemeNames)[number];
