import { expect, test } from 'bun:test';
import { editionId } from './edition-metadata.ts';

test('an id has letters, digits, "_" and "-", and is not the path of another kind or of extensions', () => {
  const longest = 'a'.repeat(64);
  for (const id of ['BSB', 'eng-web_2', 'xy', 'cd', longest]) expect(editionId.isValid(id)).toBe(true);
  for (const id of ['', 'a b', 'é', 'a/b', 'c', 'C', 'd', 'D', 'x', 'X', `${longest}a`])
    expect(editionId.isValid(id)).toBe(false);
});

test('a name becomes an id that is valid', () => {
  expect(editionId.from('R-V 1960', 'DBL')).toBe('R-V1960');
  expect(editionId.from('圣经', 'DBL')).toBe('DBL');
  expect(editionId.from('c', 'SB')).toBe('SB-c');
  expect(editionId.from('X', 'SB')).toBe('SB-X');
  expect(editionId.isValid(editionId.from('a b'.repeat(200), 'SB'))).toBe(true);
});

test('ids that differ only by case are alike', () => {
  expect(editionId.keyOf('BSB')).toBe(editionId.keyOf('bsb'));
  expect(editionId.keyOf('BSB')).not.toBe(editionId.keyOf('B-SB'));
});
