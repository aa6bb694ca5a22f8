import '../../location.fixture.ts';
import { expect, test } from 'bun:test';
import { elementsOf, fire } from '../../rendered.fixture.ts';
import { route } from '../chapter.fixture.ts';
import { hrefOf, Row } from './kept-row.tsx';

const passage = { edition: 'ONE', book: 'RUT', chapter: 2, verse: 3, title: 'Ruth 2:3' };

test('a kept passage is a link, with parallel translations only within its own edition', () => {
  const from = { ...route, parallels: ['TWO'] };
  expect(hrefOf(passage, from)).toBe('#/ONE/RUT/2?v=3&with=TWO');
  expect(hrefOf({ ...passage, edition: 'X', endVerse: 5 }, from)).toBe('#/X/RUT/2?v=3-5');
  const { verse: _, ...chapter } = passage;
  expect(hrefOf(chapter, route)).toBe('#/ONE/RUT/2');
});

test('it has its first words, and a button if it can be deleted', () => {
  let deleted = 0;
  const row = (
    <Row {...{ route }} passage={{ ...passage, words: 'Then she left' }} onRemove={() => deleted++} />
  );
  expect(elementsOf(row, 'p').map(({ text }) => text)).toEqual(['Then she left']);
  fire(row, 'Delete Ruth 2:3', 'onClick');
  expect(deleted).toBe(1);
  const plain = <Row {...{ route, passage }} />;
  expect(elementsOf(plain, 'button')).toEqual([]);
  expect(elementsOf(plain, 'p')).toEqual([]);
});
