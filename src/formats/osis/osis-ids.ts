import {
  type ChapterNumber,
  readChapterNumber,
  readVerseNumber,
  type VerseNumber,
} from '../scripture-numbers.ts';

interface OsisReference {
  readonly book: string;
  readonly chapter?: string;
  readonly verse?: string;
}

/** Parses one reference: work, book, chapter, verse and part (OSIS 2.1.1 manual, "OSIS identifiers"). */
export function parseOsisId(osisId: string): OsisReference | undefined {
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
  readonly chapter: ChapterNumber | undefined;
  readonly verse: VerseNumber;
}

/**
 * Reads chapter and verses of an osisID: `Gen.1.1 Gen.1.2` and `Gen.1.1-Gen.1.2` are verse `1-2` of chapter
 * 1. Verses of a later chapter do not fit in a verse number and are ignored.
 */
export function verseOfOsisId(osisId: string): OsisVerse | undefined {
  const references = osisId
    .trim()
    .split(/[\s-]+/)
    .flatMap((id) => parseOsisId(id) ?? []);
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
