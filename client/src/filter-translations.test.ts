import { expect, test } from 'bun:test';
import type { TranslationFeatures } from './documents.ts';
import { filterTranslations, type TranslationFilter } from './filter-translations.ts';

const features = (id: string, more: Partial<TranslationFeatures> = {}): TranslationFeatures => ({
  id,
  language: 'eng',
  script: 'Latn',
  population: 1_700_000_000,
  commercialUse: 'allowed',
  derivatives: 'allowed',
  oldTestament: 39,
  newTestament: 27,
  otherBooks: 0,
  audio: false,
  words: false,
  notes: false,
  ...more,
});

const translations = [
  features('KJV', { otherBooks: 14, words: true }),
  features('NC', { commercialUse: 'not-allowed', derivatives: 'not-allowed', audio: true }),
  features('NT', { oldTestament: 0, language: 'swa', population: 190_000_000, notes: true }),
  features('HBO', { newTestament: 0, language: 'hbo', script: 'Hebr', population: null }),
  features('PART', {
    newTestament: 26,
    commercialUse: null,
    derivatives: null,
    script: null,
    language: 'qaa',
  }),
];

test.each<[TranslationFilter, string]>([
  [{}, 'KJV NC NT HBO PART'],
  [{ languages: ['swa', 'hbo'] }, 'NT HBO'],
  [{ languages: ['sw', 'HBO', 'en-GB'] }, 'KJV NC NT HBO'],
  [{ languages: [] }, ''],
  [{ scripts: ['Hebr'] }, 'HBO'],
  [{ minPopulation: 200_000_000 }, 'KJV NC PART'],
  [{ maxPopulation: 200_000_000 }, 'NT'],
  [{ commercialUse: true }, 'KJV NT HBO'],
  [{ derivatives: true, contains: 'NT' }, 'KJV NT'],
  [{ contains: 'OT' }, 'KJV NC HBO PART'],
  [{ contains: 'Bible' }, 'KJV NC'],
  [{ contains: 'DC' }, 'KJV'],
  [{ audio: true }, 'NC'],
  [{ words: true }, 'KJV'],
  [{ notes: true }, 'NT'],
])('%p selects %s', (filter, ids) => {
  expect(
    filterTranslations(translations, filter)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(ids);
});
