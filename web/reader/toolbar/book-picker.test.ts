import { expect, test } from 'bun:test';
import { canonParts } from './book-picker.tsx';

const parts = (ids: string) =>
  canonParts(ids.split(' ').map((id) => ({ id }))).map(
    ({ name, books }) => `${name}: ${books.map(({ id }) => id).join(' ')}`,
  );

test('books keep their order, and are cut where another part begins', () => {
  expect(parts('GEN TOB MAL MAT REV FRT')).toEqual([
    'Old Testament: GEN',
    'Other books: TOB',
    'Old Testament: MAL',
    'New Testament: MAT REV',
    'Other books: FRT',
  ]);
});

test('no books have no parts', () => expect(canonParts([])).toEqual([]));
