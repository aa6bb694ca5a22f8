import { expect, test } from 'bun:test';
import type { Translation } from '../../../client/src/documents.ts';
import { firstRows, ownLanguagesFirst, searchableTranslations } from './find-translations.ts';

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
  searchableTranslations(all)(text).flatMap(({ translations }) => translations.map(({ id }) => id));

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

test('finds languages by their own name, their English name and their codes', () => {
  const others = [
    translation('ATESO', 'Ebaibuli', 'teo', 'Ateso', 'Teso'),
    translation('CUV', '和合本', 'zho', '', 'Chinese'),
    translation('OPV', 'ترجمه قدیم', 'fas', '', 'Persian'),
    translation('SUV', 'Biblia', 'swa', '', 'Swahili'),
    translation('RVR', 'Reina Valera', 'spa', 'castellano', 'Spanish'),
    translation('OSHB', 'תנ״ך', 'hbo', 'לשון המקרא', 'Ancient Hebrew'),
    translation('UGNT', 'Καινή Διαθήκη', 'grc', '', 'Ancient Greek'),
  ];
  const search = searchableTranslations(others);
  const first = (text: string) => search(text)[0]?.translations[0]?.id;
  for (const text of ['español', 'spanish', 'castellano', 'spa', 'es']) expect(first(text)).toBe('RVR');
  for (const text of ['中文', 'chinese', 'zh', 'zho']) expect(first(text)).toBe('CUV');
  for (const text of ['فارسی', 'fa']) expect(first(text)).toBe('OPV');
  for (const text of ['kiswahili', 'sw']) expect(first(text)).toBe('SUV');
  for (const text of ['עברית', 'he', 'hbo', 'hebrew']) expect(first(text)).toBe('OSHB');
  for (const text of ['ελληνικά', 'el', 'greek']) expect(first(text)).toBe('UGNT');
  expect(search('zho')[0]!.name).toBe('Chinese · 中文');
});

test('languages have both of their names', () => {
  expect(searchableTranslations(all)('').map(({ name }) => name)).toEqual([
    'English',
    'Hebrew · עברית',
    'Spanish · Español',
  ]);
});

test('the languages of the user are first, in their order', () => {
  const names = (languages: string[]) =>
    ownLanguagesFirst(searchableTranslations(all)(''), languages).map(({ name, isOwn = false }) => [
      name,
      isOwn,
    ]);
  expect(names(['es', 'en'])).toEqual([
    ['Spanish · Español', true],
    ['English', true],
    ['Hebrew · עברית', false],
  ]);
  expect(names(['fr'])).toEqual([
    ['English', false],
    ['Hebrew · עברית', false],
    ['Spanish · Español', false],
  ]);
});

test('takes the given number of rows, starting with the first group', () => {
  const groups = searchableTranslations(all)('');
  expect(firstRows(groups, 2).map(({ name }) => name)).toEqual(['English', 'Hebrew · עברית']);
  expect(firstRows(groups, 9)).toHaveLength(3);
});
