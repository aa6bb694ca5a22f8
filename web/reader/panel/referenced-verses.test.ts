import { expect, test } from 'bun:test';
import type { SimpleChapterContent } from '../../../client/src/documents.ts';
import { referencedVerses, referenceLabel } from './referenced-verses.ts';

const content: SimpleChapterContent[] = [
  { type: 'heading', text: 'A heading' },
  ...Array.from({ length: 10 }, (_, index) => ({
    type: 'verse' as const,
    number: index + 1,
    text: `Verse ${index + 1}`,
    footnotes: [],
  })),
];

test.each([
  [{ chapter: 5, verse: 8 }, 'Romans 5:8', [8], false],
  [{ chapter: 4, verse: 9, endVerse: 10 }, 'Romans 4:9–10', [9, 10], false],
  [{ chapter: 4, verse: 9, endChapter: 4, endVerse: 10 }, 'Romans 4:9–10', [9, 10], false],
  [{ chapter: 1, verse: 9, endChapter: 2, endVerse: 3 }, 'Romans 1:9–2:3', [9, 10], true],
  [{ chapter: 1, verse: 1, endVerse: 10 }, 'Romans 1:1–10', [1, 2, 3, 4, 5, 6], true],
  [{ chapter: 1, verse: 99 }, 'Romans 1:99', [], false],
])('%j', (reference, label, numbers, goesOn) => {
  expect(referenceLabel(reference, 'Romans')).toBe(label);
  const found = referencedVerses(content, reference);
  expect(found.verses.map(({ number }) => number)).toEqual(numbers);
  expect(found.goesOn).toBe(goesOn);
});
