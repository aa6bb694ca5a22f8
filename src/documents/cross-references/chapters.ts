import type { CrossReferences } from '../../model/cross-references.ts';
import { packedChapter, unpackVerse } from '../../model/packed-verse.ts';
import type { CrossReferenceChapter, DatasetReference } from './cross-reference-chapter-schema.ts';

export function chapterReferences(
  references: CrossReferences,
  { chapter, from, to }: ReferenceChapter,
): CrossReferenceChapter['chapter'] {
  const content: CrossReferenceChapter['chapter']['content'] = [];
  for (let row = from; row < to; row++) {
    if (row === from || references.sources[row] !== references.sources[row - 1]) {
      content.push({ verse: unpackVerse(references.sources[row]!).verse, references: [] });
    }
    content.at(-1)!.references.push(datasetReference(references, row));
  }
  return { number: chapter, content };
}

function datasetReference({ targets, targetEnds, scores }: CrossReferences, row: number): DatasetReference {
  const { book, chapter, verse } = unpackVerse(targets[row]!);
  const end = targetEnds[row] === 0 ? undefined : unpackVerse(targetEnds[row]!);
  const score = scores[row]!;
  return {
    book,
    chapter,
    verse,
    endChapter: end && end.chapter !== chapter ? end.chapter : undefined,
    endVerse: end?.verse,
    score: Number.isNaN(score) ? undefined : score,
  };
}

export interface ReferenceChapter {
  readonly book: string;
  readonly chapter: number;
  readonly verses: number;
  readonly from: number;
  readonly to: number;
}

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
