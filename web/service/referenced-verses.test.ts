import { expect, test } from 'bun:test';
import type { SimpleChapterContent } from '../../client/src/documents.ts';
import { parseReference } from '../../client/src/references.ts';
import { placeOfReference } from '../reader/route.ts';
import { referencedVerses } from './referenced-verses.ts';

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
  ['Romans 5:8', [8], false, { chapter: 5, verse: 8 }],
  ['Romans 4:9–10', [9, 10], false, { chapter: 4, verse: 9, endVerse: 10 }],
  ['Romans 1:9–2:3', [9, 10], true, { chapter: 1, verse: 9, endVerse: Number.POSITIVE_INFINITY }],
  ['Romans 1:9ff', [9, 10], false, { chapter: 1, verse: 9, endVerse: Number.POSITIVE_INFINITY }],
  ['Romans 1:1–10', [1, 2, 3, 4, 5, 6], true, { chapter: 1, verse: 1, endVerse: 10 }],
  ['Romans 1:8a–8b', [8], false, { chapter: 1, verse: 8 }],
  ['Romans 1:99', [], false, { chapter: 1, verse: 99 }],
  ['Romans 3', [1, 2, 3, 4, 5, 6], true, { chapter: 3 }],
  ['Romans 3–4', [1, 2, 3, 4, 5, 6], true, { chapter: 3 }],
  ['Romans', [1, 2, 3, 4, 5, 6], true, { chapter: 1 }],
  ['Romans 1:9–1 Cor 1:2', [9, 10], true, { chapter: 1, verse: 9, endVerse: Number.POSITIVE_INFINITY }],
])('%s', (text, numbers, hasMore, place) => {
  const reference = parseReference(text);
  const found = referencedVerses(content, place.chapter, reference);
  expect(found.verses.map(({ number }) => number)).toEqual(numbers);
  expect(found.hasMore).toBe(hasMore);
  expect(placeOfReference(reference, { id: 'ROM', firstChapterNumber: 1 })).toEqual({
    book: 'ROM',
    ...place,
  });
});

test('a verse within a bridge is shown with all of the bridge', () => {
  const bridged = content.filter((item) => item.type !== 'verse' || item.number !== 3);
  const { verses } = referencedVerses(bridged, 4, parseReference('Romans 4:3'), { 2: 3 });
  expect(verses.map(({ number }) => number)).toEqual([2]);
});
