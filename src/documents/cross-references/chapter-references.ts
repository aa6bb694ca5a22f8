import type { CrossReferences } from '../../model/cross-references.ts';
import { unpackVerse } from '../../model/packed-verse.ts';
import type { CrossReferenceChapter, DatasetReference } from './cross-reference-chapter-schema.ts';
import type { ReferenceChapter } from './reference-chapters.ts';

/** The `chapter` of a chapter document: its verses with their references, in the order of the rows. */
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
