import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { referenceOptionsFor } from '../../questions/edition.ts';
import type { CataloguedEdition } from '../../questions/named-translations.ts';
import { allReferenceData } from '../../questions/reference-data.ts';
import { separateTranslation } from './translation-at-end.ts';

const edition = (
  id: string,
  englishName: string,
  more: Partial<CataloguedEdition> = {},
): CataloguedEdition => ({
  id,
  name: englishName,
  englishName,
  language: 'eng',
  licenseUrl: '',
  numberOfBooks: 66,
  totalNumberOfVerses: 31_102,
  ...more,
});
const editions = [
  edition('BSB', 'Berean Standard Bible'),
  edition('eng_kjv', 'King James Version', { shortName: 'KJV' }),
  edition('spa_rv', 'Reina-Valera', {
    name: 'Santa Biblia',
    language: 'spa',
    languageEnglishName: 'Spanish',
  }),
  edition('JOHN', 'John in Basic English'),
];
const options = referenceOptionsFor({ translation: { language: 'eng' }, books: [] }, allReferenceData);
const separate = (written: string) => {
  const { ref, edition: found, name } = separateTranslation(written, editions, options);
  return [ref, found?.id ?? null, name ?? null];
};

test.each([
  ['John 3:16 BSB', 'BSB'],
  ['John 3:16 bsb', 'BSB'],
  ['John 3:16 (BSB)', 'BSB'],
  ['John 3:16 [BSB].', 'BSB'],
  ['John 3:16, BSB', 'BSB'],
  ['John 3:16 - BSB', 'BSB'],
  ['John 3:16 KJV', 'eng_kjv'],
  ['John 3:16 (King James Version)', 'eng_kjv'],
  ['John 3:16 in the King James Version', 'eng_kjv'],
  ['John 3:16 from the KJV', 'eng_kjv'],
  ['John 3:16 (Reina Valera)', 'spa_rv'],
  ['John 3:16 Santa Biblia', 'spa_rv'],
  ['John 3:16 in Spanish', 'spa_rv'],
  ['John 3:16 (Spanish)', 'spa_rv'],
  ['KJV John 3:16', 'eng_kjv'],
  ['[bsb]: John 3:16', 'BSB'],
  ['King James Version, John 3:16', 'eng_kjv'],
])('%s names a translation of the library', (written, id) => {
  expect(separate(written).slice(0, 2)).toEqual(['John 3:16', id]);
});

test.each([
  ['John 3:16 NIV', 'NIV'],
  ['John 3:16 (NIV)', 'NIV'],
  ['John 3:16 niv', 'niv'],
  ['John 3:16 SPA', 'SPA'],
  ['John 3:16 (New Living Translation)', 'New Living Translation'],
  ['John 3:16, New Living Translation', 'New Living Translation'],
  ['John 3:16 [the message]', 'the message'],
  ['John 3:16 in ESV', 'ESV'],
  ['John 3:16 in the New International Version', 'New International Version'],
  ['ESV John 3:16', 'ESV'],
  ['[ESV] John 3:16', 'ESV'],
])('%s names an unknown translation', (written, name) => {
  expect(separate(written)).toEqual(['John 3:16', null, name]);
});

test.each([
  'John 3:16',
  'Ruth',
  '1 John',
  '1 John 4:8; John 3',
  'Song of Solomon 2',
  'John 3:16 and Romans 5:8',
  'John 3:16; Foo 2',
  'John 3:16f',
  'Foo 3:16',
  '',
])('%j names none', (written) => {
  expect(separate(written)).toEqual([written, null, null]);
});

test('Books and groups of books can be followed by a translation', () => {
  expect(separate('Ruth KJV')).toEqual(['Ruth', 'eng_kjv', 'KJV']);
  expect(separate('Gospels (KJV)')).toEqual(['Gospels', 'eng_kjv', 'KJV']);
  expect(separate('1 John KJV')).toEqual(['1 John', 'eng_kjv', 'KJV']);
});

test('Each of several references can be followed by the same translation', () => {
  expect(separate('John 3 KJV; Ruth 1 KJV')).toEqual(['John 3 ; Ruth 1', 'eng_kjv', 'KJV']);
  expect(separate('John 3 (KJV), Ruth 1 (KJV)')).toEqual(['John 3 , Ruth 1', 'eng_kjv', 'KJV']);
});

test('A name of a hundred characters is known, and a longer one is not looked for', () => {
  const name = 'x'.repeat(100);
  const idOf = (written: string) =>
    separateTranslation(written, [edition('A', name), edition('B', `${name}x`)], options).edition?.id;
  expect([idOf(`John 3 ${name}`), idOf(`John 3 ${name}x`)]).toEqual(['A', undefined]);
});

test('Any text is separated without an error, and the reference is a part of it', () => {
  const part = fc.constantFrom(
    'John',
    '3:16',
    ' ',
    '(',
    ')',
    'KJV',
    'King James Version',
    ',',
    ';',
    'niv',
    '[',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(part).map((parts) => parts.join(' ')),
  );
  const separating = fc.property(text, (written) => {
    const { ref } = separateTranslation(written, editions, options);
    const words = ref.split(/[\s()[\]]+/);
    expect(words.filter((word) => !written.includes(word))).toEqual([]);
  });
  fc.assert(separating);
});
