import { expect, test } from 'bun:test';
import type { Translation } from '../../../client/src/documents.ts';
import { searchTranslations } from './translation-picker.tsx';

const translation = (id: string, name: string, language: string, own: string, english: string) =>
  ({
    id,
    name,
    englishName: name,
    shortName: id,
    language,
    languageName: own,
    languageEnglishName: english,
  }) as Translation;
const all = [
  translation('RVR', 'Reina Valera', 'spa', 'Español', 'Spanish'),
  translation('KJV', 'King James Version', 'eng', 'English', 'English'),
  translation('OSHB', 'תּוֹרָה', 'hbo', 'עברית', 'Hebrew'),
];
const found = (text: string) =>
  searchTranslations(all, text).flatMap(({ translations }) => translations.map(({ id }) => id));

test.each([
  ['', ['KJV', 'OSHB', 'RVR']],
  ['kjv', ['KJV']],
  ['james', ['KJV']],
  ['espanol', ['RVR']],
  ['ESPAÑOL reina', ['RVR']],
  ['hebrew', ['OSHB']],
  ['תורה', ['OSHB']],
  ['nothing like it', []],
])('"%s" finds %p', (text, ids) => {
  expect(found(text)).toEqual(ids);
});

test('languages have both of their names', () => {
  expect(searchTranslations(all, '').map(({ name }) => name)).toEqual([
    'English',
    'Hebrew · עברית',
    'Spanish · Español',
  ]);
});
