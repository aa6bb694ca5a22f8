import {
  type ChapterNumber,
  readChapterNumber,
  readVerseNumber,
  type VerseNumber,
} from '../scripture-numbers.ts';

/** What an osisID such as `KJV:Gen.1.3!a` names, its numbers as they are written. */
interface OsisReference {
  readonly book: string;
  readonly chapter?: string;
  /** With the letter of a part: `3`, `3a`. */
  readonly verse?: string;
}

/** Reads one reference: work, book, chapter, verse and part (OSIS 2.1.1 manual, "OSIS identifiers"). */
export function osisReference(osisId: string): OsisReference | undefined {
  const match = pattern.exec(osisId);
  if (!match) return undefined;
  const [, book, chapter, verse, part = ''] = match;
  return {
    book: book!,
    ...(chapter === undefined ? {} : { chapter }),
    ...(verse === undefined ? {} : { verse: verse + part.toLowerCase() }),
  };
}

const pattern = /^(?:[^:]*:)?([^.!:]+)(?:\.(\p{Nd}+))?(?:\.(\p{Nd}+))?(?:!([a-z])(?![a-z]))?/iu;

interface OsisVerse {
  readonly book: string;
  /** Undefined where no chapter can have its number. */
  readonly chapter: ChapterNumber | undefined;
  readonly verse: VerseNumber;
}

/**
 * Chapter and verses that an osisID names: `Gen.1.1 Gen.1.2` and `Gen.1.1-Gen.1.2` are verse `1-2` of
 * chapter 1. Verses of a later chapter cannot stand in the number and are left out of it.
 */
export function verseOfOsisId(osisId: string): OsisVerse | undefined {
  const references = osisId
    .trim()
    .split(/[\s-]+/)
    .flatMap((id) => osisReference(id) ?? []);
  const first = references[0];
  if (first?.chapter === undefined || first.verse === undefined) return undefined;
  const last = references.findLast(({ chapter, verse }) => chapter === first.chapter && verse !== undefined);
  const isRange = withoutPart(last!.verse!) !== withoutPart(first.verse);
  const verse = readVerseNumber(isRange ? `${first.verse}-${last!.verse}` : first.verse);
  return verse && { book: first.book, chapter: readChapterNumber(first.chapter), verse };
}

function withoutPart(verse: string): string {
  return verse.replace(/[a-z]$/, '');
}
