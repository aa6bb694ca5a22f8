import { expect, test } from 'bun:test';
import { detectReferences, formatReference, parseReferences, referenceOptions } from './references.ts';

test('references are read and written in the language of the reader', () => {
  const german = referenceOptions({ language: 'deu' });
  const [reference] = parseReferences('1. Mose 1,3', german).references ?? [];
  expect(reference?.from).toMatchObject({ book: 'GEN', chapter: 1, verse: 3 });
  expect(parseReferences('John 3:16', german).references).toHaveLength(1);
  expect(parseReferences('John 3, 16', referenceOptions()).references).toHaveLength(2);
});

test('the names of an edition have priority over all others', () => {
  const options = referenceOptions({ language: 'eng', books: [{ id: 'EXO', name: 'Genesis' }] });
  const [reference] = parseReferences('Genesis 2', options).references ?? [];
  expect(formatReference(reference!)).toBe('EXO 2');
});

test('references are found in a text', () => {
  expect(detectReferences('See Genesis 2 here.', referenceOptions())).toMatchObject([{ start: 4, end: 13 }]);
});

test('the verses of standard numberings are known', () => {
  const [reference] = parseReferences('Gen 1:31f', referenceOptions()).references ?? [];
  expect(formatReference(reference!)).toBe('GEN 1:31-2:1');
  expect(detectReferences('See John 3:99.', referenceOptions())).toEqual([]);
});
