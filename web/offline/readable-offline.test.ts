import '../location.fixture.ts';
import { expect, test } from 'bun:test';
import { visitedChapters } from './readable-offline.tsx';

test('stored chapters of all translations are listed, the same chapter first', () => {
  const stored = ['BSB/JHN/4', 'BSB/JHN/3', 'KJV/RUT/2', 'KJV/GEN/1', 'KJV/RUT/10'];
  const paths = [...stored.map((each) => `/api/${each}.simple.json`), '/api/KJV/books.json'];
  const passage = { translation: 'KJV', book: 'JHN', chapter: 3 };
  const found = visitedChapters(paths, passage, [{ id: 'GEN' }, { id: 'RUT' }, { id: 'JHN' }]);
  expect(found.map(({ translation, book, chapter }) => `${translation} ${book} ${chapter}`)).toEqual([
    'BSB JHN 3',
    'KJV GEN 1',
    'KJV RUT 2',
    'KJV RUT 10',
    'BSB JHN 4',
  ]);
});
