import type { CrossReferences } from '../../model/cross-references.ts';
import { packedChapter, unpackVerse } from '../../model/packed-verse.ts';

/** A chapter that has cross references, and the rows they stand in. */
export interface ReferenceChapter {
  readonly book: string;
  readonly chapter: number;
  /** How many of its verses have cross references. */
  readonly verses: number;
  readonly from: number;
  readonly to: number;
}

/** In canonical order. */
export function referenceChapters({ sources }: CrossReferences): ReferenceChapter[] {
  const chapters: ReferenceChapter[] = [];
  for (let from = 0, to: number; from < sources.length; from = to) {
    const { book, chapter } = unpackVerse(sources[from]!);
    const packed = packedChapter(sources[from]!);
    let verses = 0;
    for (to = from; to < sources.length && packedChapter(sources[to]!) === packed; to++) {
      if (to === from || sources[to] !== sources[to - 1]) verses++;
    }
    chapters.push({ book, chapter, verses, from, to });
  }
  return chapters;
}
