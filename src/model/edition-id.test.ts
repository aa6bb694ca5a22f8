import { expect, test } from 'bun:test';
import { editionId } from './edition-id.ts';

test('an id has letters, digits, "_" and "-", and is not the path of another kind', () => {
  for (const id of ['BSB', 'eng-web_2', 'x', 'cd']) expect(editionId.isValid(id)).toBe(true);
  for (const id of ['', 'a b', 'é', 'a/b', 'c', 'C', 'd', 'D']) expect(editionId.isValid(id)).toBe(false);
});

test('a name becomes an id that is valid', () => {
  expect(editionId.from('R-V 1960', 'DBL')).toBe('R-V1960');
  expect(editionId.from('圣经', 'DBL')).toBe('DBL');
  expect(editionId.from('c', 'SB')).toBe('SB-c');
});
