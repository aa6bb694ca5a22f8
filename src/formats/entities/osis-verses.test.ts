import { expect, test } from 'bun:test';
import { osisVerses } from './cells.ts';

const verse = (book: string, chapter: number, verse: number) => ({ book, chapter, verse });

test('a reference names one verse, a range several verses of one chapter', () => {
  expect(osisVerses('1Kgs.17.4')).toEqual([verse('1KI', 17, 4)]);
  expect(osisVerses('Bible:Gen.1.1!a')).toEqual([verse('GEN', 1, 1)]);
  expect(osisVerses('Gen.2.4-Gen.2.6')).toEqual([4, 5, 6].map((number) => verse('GEN', 2, number)));
});

test('verses of the English and of the Hebrew numbering exist, others do not', () => {
  expect(osisVerses('Mal.4.6')).toEqual([verse('MAL', 4, 6)]);
  expect(osisVerses('Mal.3.24')).toEqual([verse('MAL', 3, 24)]);
  expect(osisVerses('Mal.4.7')).toBeUndefined();
  expect(osisVerses('Gen.51.1')).toBeUndefined();
});

test('returns nothing for text that is not a verse', () => {
  const none = [
    'Gen',
    'Gen.1',
    'Gen.1.0',
    'Gen.1.1000',
    'Gen.1.1.1',
    'Foo.1.1',
    'Glo.1.1',
    'Gen.1.1x',
    '',
    '-',
  ];
  const noRange = ['Gen.1.1-', 'Gen.1.3-Gen.1.2', 'Gen.1.1-Gen.2.1', 'Gen.1.1-Gen.1.2-Gen.1.3'];
  for (const reference of [...none, ...noRange]) expect(osisVerses(reference)).toBeUndefined();
});

test('accepts any verse of books beyond the 66', () => {
  expect(osisVerses('Tob.1.99')).toEqual([verse('TOB', 1, 99)]);
});
