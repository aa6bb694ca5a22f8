import { expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import type { TranslationBook } from '../../../client/src/documents.ts';
import { findReferences } from './find-references.ts';

setDefaultTimeout(600_000);

function book(id: string, name: string, order: number, chapters: number, commonName = name): TranslationBook {
  const reference = (chapter: number) => ({ translationId: 'T', book: id, chapter });
  return {
    id,
    translationId: 'T',
    name,
    commonName,
    title: null,
    order,
    numberOfChapters: chapters,
    firstChapterNumber: 1,
    firstChapterApiLink: `/api/T/${id}/1.json`,
    lastChapterNumber: chapters,
    lastChapterApiLink: `/api/T/${id}/${chapters}.json`,
    totalNumberOfVerses: 1,
    firstChapterReference: reference(1),
    lastChapterReference: reference(chapters),
  };
}

const books = [
  book('GEN', '1. Mose', 1, 50, 'Genesis'),
  book('PSA', 'Psalms', 19, 150),
  book('JON', 'Jonah', 32, 4),
  book('JHN', 'John', 43, 21),
  book('1CO', '1 Corinthians', 46, 16),
  book('2CO', '2 Corinthians', 47, 13),
  book('PHP', 'Philippians', 50, 4),
  book('PHM', 'Philemon', 57, 1),
  book('1JN', '1 John', 62, 5),
  book('JUD', 'Jude', 65, 1),
  book('RUT', 'רוּת', 8, 4, 'Ruth'),
  book('EXO', 'Éxodo', 2, 40, 'Exodus'),
];
const best = (text: string) => findReferences(text, books)[0]?.label;

test.each([
  ['jn 3:16', 'John 3:16'],
  ['Jn 3.16', 'John 3:16'],
  ['john 3 16', 'John 3:16'],
  ['John 3:16-18', 'John 3:16–18'],
  ['john3', 'John 3'],
  ['1 cor 13', '1 Corinthians 13'],
  ['1cor 13:4', '1 Corinthians 13:4'],
  ['I Cor 13', '1 Corinthians 13'],
  ['II corinthians 5', '2 Corinthians 5'],
  ['Ps 23', 'Psalms 23'],
  ['psalm 23', 'Psalms 23'],
  ['phil 2', 'Philippians 2'],
  ['phm 6', 'Philemon 1:6'],
  ['jude 3', 'Jude 1:3'],
  ['jude', 'Jude 1'],
  ['1 jn 4:8', '1 John 4:8'],
  ['jonah 2', 'Jonah 2'],
  ['רות 2', 'רוּת 2'],
  ['ruth 2', 'רוּת 2'],
  ['exodo 3', 'Éxodo 3'],
  ['1. Mose 3,15', '1. Mose 3:15'],
  ['genesis 3', '1. Mose 3'],
])('"%s" is %s', (text, label) => {
  expect(best(text)).toBe(label);
});

test.each([[''], ['   '], ['3:16'], ['xyzzy 3'], ['john 99']])('"%s" is nothing', (text) => {
  expect(best(text)).toBeUndefined();
});

test('a name that fits several books finds all of them', () => {
  expect(findReferences('cor 5', books).map(({ label }) => label)).toEqual([
    '1 Corinthians 5',
    '2 Corinthians 5',
  ]);
});

test('whatever is typed, every result is in the books', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const { chapter, book: found } of findReferences(text, books)) {
        expect(chapter).toBeGreaterThanOrEqual(found.firstChapterNumber);
        expect(chapter).toBeLessThanOrEqual(found.lastChapterNumber);
      }
    }),
  );
});
