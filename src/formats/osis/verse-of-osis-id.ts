import {
  type ChapterNumber,
  readChapterNumber,
  readVerseNumber,
  type VerseNumber,
} from '../scripture-numbers.ts';
import { osisReference } from './osis-reference.ts';

export interface OsisVerse {
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
