import { expect, test } from 'bun:test';
import { chapterList } from './chapter-list.ts';

const chapter = (number: number, ...parts: string[]) =>
  ({ book: 'GEN', chapter: number, status: 'changed', parts }) as const;

test('chapters in a row with the same changes are one entry', () => {
  const chapters = [chapter(1, 'text'), chapter(2, 'text'), chapter(3, 'text', 'words'), chapter(5, 'text')];
  expect(chapterList(chapters)).toBe('1-2 (text), 3 (text, words), 5 (text)');
});

test('new chapters and those that are gone say so', () => {
  const added = { ...chapter(1), status: 'added' } as const;
  const removed = { ...chapter(2), status: 'removed' } as const;
  expect(chapterList([added, removed])).toBe('1 (new), 2 (gone)');
});

test('many are cut, with how many more there are', () => {
  const chapters = Array.from({ length: 40 }, (_, at) => chapter(2 * at + 1, 'text'));
  expect(chapterList(chapters)).toEndWith('23 (text) and 28 more');
});
