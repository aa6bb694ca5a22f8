import { expect, test } from 'bun:test';
import { briefName, isWrittenIn } from './script-of.ts';

const book = (name: string, commonName: string, title: string | null) => ({
  id: '1TH',
  name,
  commonName,
  title,
});

test('a long name of a book gives way to the shortest that the edition has', () => {
  const long = 'The First Epistle of Paul the Apostle to the Thessalonians';
  expect(briefName(book(long, '1 Thessalonians', long))).toBe('1 Thessalonians');
  expect(briefName(book(long, long, 'I Thessalonians'))).toBe('I Thessalonians');
  expect(briefName(book(long, long, null))).toBe(long);
  expect(briefName(book(long, long, ''))).toBe(long);
});

test('a name that is short enough stays as the edition writes it', () => {
  expect(briefName(book("Solomon's Song", 'Song', null))).toBe("Solomon's Song");
  const name = 'x'.repeat(18);
  expect(briefName(book(name, 'Song', null))).toBe(name);
  expect(briefName(book(`${name}x`, 'Song', null))).toBe('Song');
});

test.each([
  ['χάρις', 'Grek', true],
  ['χάρις', 'Latn', false],
  ['"בְּרֵאשִׁית"', 'Hebr', true],
  ['神', 'Hant', true],
  ['神', 'Jpan', true],
  ['神 the', 'Hans', false],
  ['3:16', 'Latn', false],
  ['grace', 'Zzzz', false],
  ['grace', 'Qaaa-', false],
])('%s in %s: %p', (text, script, expected) => {
  expect(isWrittenIn(text, script)).toBe(expected);
});
