import '../../location.fixture.ts';
import { expect, test } from 'bun:test';
import type { TranslationBook } from '../../../client/src/documents.ts';
import { referenceLabel } from './reference-label.ts';

const books = [
  { id: 'JHN', name: 'Das Evangelium nach Johannes', commonName: 'Johannes', title: null },
] as unknown as TranslationBook[];
const labelOf = (book: string, verse: number) => {
  const place = { book, chapter: 3, verse };
  return referenceLabel({ from: place, to: { ...place, verse: verse + 1 } }, books, 'deu');
};

test('a reference has the brief name of the book in the translation, or its English name', () => {
  expect(labelOf('JHN', 16)).toBe('Johannes 3,16–17');
  expect(labelOf('LUK', 1)).toBe('Luke 3,1–2');
});
