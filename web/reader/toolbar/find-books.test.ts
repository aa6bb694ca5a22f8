import { expect, test } from 'bun:test';
import { canonParts, findBooks } from './find-books.ts';

const isApocryphal = new Set(['TOB', 'SIR']);
const parts = (ids: string) =>
  canonParts(ids.split(' ').map((id) => ({ id, isApocryphal: isApocryphal.has(id) }))).map(
    ({ name, books }) => `${name}: ${books.map(({ id }) => id).join(' ')}`,
  );

test('books keep their order, and are cut where another part begins', () => {
  expect(parts('GEN TOB SIR MAL MAT REV FRT')).toEqual([
    'oldTestament: GEN',
    'deuterocanon: TOB SIR',
    'oldTestament: MAL',
    'newTestament: MAT REV',
    'otherBooks: FRT',
  ]);
});

test('no books have no parts', () => expect(canonParts([])).toEqual([]));

const book = (id: string, name: string, commonName: string, title: string | null = null) => ({
  id,
  name,
  commonName,
  title,
});
const all = [
  book('1SA', '1 Samuel', '1 Samuel', 'Das erste Buch Samuel'),
  book('SNG', 'Hoheslied', 'Song of Solomon'),
  book('PSA', 'תהילים', 'Psalms'),
  book('JHN', 'Johannes', 'John'),
  book('1JN', '1. Johannes', '1 John'),
  book('ISA', 'Ésaïe', 'Isaiah'),
];
test.each([
  ['', 'all'],
  ['jo', 'JHN 1JN'],
  ['1', '1SA 1JN'],
  ['1j', '1JN'],
  ['1sam', '1SA'],
  ['solomon', 'SNG'],
  ['sng', 'SNG'],
  ['esa', 'ISA'],
  ['תהי', 'PSA'],
  ['erste', '1SA'],
  ['ohannes', ''],
  ['jn', 'JHN'],
  ['1st john', '1JN'],
  ['1. Johannes 3', '1JN'],
  ['revelations', ''],
  ['ps 23', 'PSA'],
  ['john 3:16', 'JHN 1JN'],
])('"%s" finds %s', (text, ids) => {
  const found = findBooks(all, text).books.map(({ id }) => id);
  expect(found.join(' ')).toBe(ids === 'all' ? all.map(({ id }) => id).join(' ') : ids);
});

test.each([
  ['jn 3', 'JHN', 3],
  ['john 3:16', 'JHN', 3],
  ['1 john', '1JN', undefined],
  ['jo', 'JHN', undefined],
  ['sa', '1SA', undefined],
  ['', undefined, undefined],
  ['xyz', undefined, undefined],
])('the best match of "%s" is %s', (text, id, number) => {
  const { first, chapter } = findBooks(all, text);
  expect([first?.id, chapter]).toEqual([id, number]);
});
