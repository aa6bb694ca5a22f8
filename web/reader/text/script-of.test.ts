import { expect, test } from 'bun:test';
import { briefName } from './script-of.ts';

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
