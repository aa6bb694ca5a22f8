import { expect, test } from 'bun:test';
import { UniqueIds } from './entity-index.ts';

const idsOf = (...wanted: string[]) => {
  const ids = new UniqueIds(wanted);
  return wanted.map((id) => ids.next(id, 'people'));
};

test('an id that fits into a path stays unchanged', () => {
  expect(idsOf('aaron_1', 'Baal-Hanan_2')).toEqual(['aaron_1', 'Baal-Hanan_2']);
});

test('any other id becomes a slug, or the fallback if the slug is empty', () => {
  expect(idsOf('Mount Sinai/Horeb', '../x', '利未')).toEqual(['mount-sinai-horeb', 'x', 'people']);
});

test('a row that is served under a made id does not take the id of a later row', () => {
  expect(idsOf('a b', 'A  B', 'a-b', 'a-b-2')).toEqual(['a-b-3', 'a-b-4', 'a-b', 'a-b-2']);
});

test('ids that differ only by case are not left side by side', () => {
  expect(idsOf('Aaron_1', 'aaron_1', 'A b', 'a-B')).toEqual(['Aaron_1', 'aaron_1-2', 'a-b-2', 'a-B']);
});
