import { expect, test } from 'bun:test';
import { ReadMembers, unservedMessage } from './unread-members.ts';

const metadata = {
  $schema: 'edition.schema.json',
  id: 'A',
  year: 1990,
  empty: { notes: '', by: null, list: [], isNot: false },
  names: { en: 'A', de: 'B' },
  licenses: [
    { url: 'https://example.org/1', name: 'one' },
    { url: 'https://example.org/2', name: 'two' },
  ],
  files: { 'a.usfm': { size: 1 }, 'b.usfm': { size: 2 } },
};

test('finds unread members at any depth, except empty ones', () => {
  const members = new ReadMembers(metadata);
  const { value } = members;
  expect([value.id, value.names.en, value.licenses[0]!.url]).toEqual(['A', 'A', 'https://example.org/1']);
  expect(Object.keys(value.files)).toEqual(['a.usfm', 'b.usfm']);
  expect(members.unread().map((path) => path.join('.'))).toEqual([
    'year',
    'names.de',
    'licenses.0.name',
    'licenses.1',
  ]);
});

test('watching a value does not change it', () => {
  expect(JSON.parse(JSON.stringify(new ReadMembers(metadata).value))).toEqual(metadata);
});

test('a long list of names is cut short', () => {
  const names = Array.from({ length: 20 }, (_, index) => `member${index}`);
  expect(unservedMessage(names)).toContain('member7 and 12 more.');
  expect(unservedMessage(['year'])).toStartWith('The documents have no member for year. ');
});
