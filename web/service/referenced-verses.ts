import type { SimpleChapterContent, SimpleChapterVerse } from '../../client/src/documents.ts';
import { type Reference, verseRangeIn } from '../../src/references/reference.ts';

interface ReferencedVerses {
  readonly verses: readonly SimpleChapterVerse[];
  readonly hasMore: boolean;
}

const maxVerses = 6;

/**
 * The first verses of a reference, limited to a number that is read at a glance and to its first chapter.
 * `bridges` maps the first verse of each bridge in the chapter to its last.
 */
export function referencedVerses(
  content: readonly SimpleChapterContent[],
  chapter: number,
  reference: Reference,
  bridges: Readonly<Record<number, number>> = {},
): ReferencedVerses {
  const { from, to } = reference;
  const { first, last } = verseRangeIn(reference, from.book, chapter);
  const verses = content.filter(
    (item): item is SimpleChapterVerse =>
      item.type === 'verse' && (bridges[item.number] ?? item.number) >= first && item.number <= last,
  );
  const endsHere = to.book === from.book && to.chapter === chapter;
  return { verses: verses.slice(0, maxVerses), hasMore: verses.length > maxVerses || !endsHere };
}
