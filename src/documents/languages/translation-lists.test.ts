import { expect, test } from 'bun:test';
import type { SiteEdition } from '../site/site.ts';
import {
  languageTranslationsSchema,
  translationLanguagesSchema,
  translationNamesSchema,
} from './languages-schema.ts';
import { translationLists } from './translation-lists.ts';

const translation = (id: string, language: string, verses: number): SiteEdition => ({
  id,
  kind: 'translation',
  bookIds: ['GEN', 'MAT'],
  features: ['notes'],
  catalogueEntry: {
    id,
    name: `Name of ${id}`,
    englishName: id,
    shortName: id,
    language,
    totalNumberOfVerses: verses,
  },
});
const editions = [
  translation('WEB', 'eng', 31_000),
  translation('RVR', 'spa', 31_000),
  translation('KJV', 'eng', 31_102),
  translation('ASV', 'eng', 31_102),
  translation('XYZ', 'qqq', 0),
  { id: 'notes', kind: 'commentary', bookIds: ['GEN'], catalogueEntry: { language: 'deu' } } as const,
];
const texts = (of: readonly SiteEdition[]) =>
  [...translationLists(of)].map(([path, json]) => [path, String(json)] as const);
const lists = new Map(texts(editions).map(([path, json]) => [path, JSON.parse(json)]));

test('the languages are listed with the number of their translations and the most complete one', () => {
  const index = translationLanguagesSchema.parse(lists.get('/api/x/translations/index.json'));
  expect(index).toEqual({
    translations: 5,
    languages: [
      { code: 'eng', name: 'English', englishName: 'English', translations: 3, first: 'ASV' },
      { code: 'qqq', name: null, englishName: null, translations: 1, first: 'XYZ' },
      { code: 'spa', name: 'Español', englishName: 'Spanish', translations: 1, first: 'RVR' },
    ],
  });
});

test('each language has its catalogue entries and features, and no other translation', () => {
  const { translations, features } = lists.get('/api/x/translations/eng.json');
  expect(translations.map(({ id }: { id: string }) => id)).toEqual(['ASV', 'KJV', 'WEB']);
  expect(translations[1]).toEqual(editions[2]!.catalogueEntry);
  expect(languageTranslationsSchema.shape.features.parse(features)[2]).toMatchObject({
    id: 'WEB',
    notes: true,
  });
  expect(
    [...lists.keys()].filter((path) => path.length === '/api/x/translations/eng.json'.length).sort(),
  ).toEqual(['eng', 'qqq', 'spa'].map((code) => `/api/x/translations/${code}.json`));
});

test('the names of all translations are in one document', () => {
  const { translations } = translationNamesSchema.parse(lists.get('/api/x/translations/names.json'));
  expect(translations.map(({ id, language }) => `${id} ${language}`)).toEqual([
    'ASV eng',
    'KJV eng',
    'RVR spa',
    'WEB eng',
    'XYZ qqq',
  ]);
});

test('the order of editions does not change the bytes', () => {
  expect(texts(editions.toReversed()).toSorted()).toEqual(texts(editions).toSorted());
});
