import { expect, test } from 'bun:test';
import { preferredTranslation } from './preferred-translation.ts';

const translations = [
  { id: 'KJV', language: 'eng', totalNumberOfVerses: 31_102 },
  { id: 'RUTH', language: 'deu', totalNumberOfVerses: 85 },
  { id: 'LUT', language: 'deu', totalNumberOfVerses: 31_170 },
  { id: 'HSB', language: 'hsb', totalNumberOfVerses: 7957 },
];

test.each([
  [['de-CH', 'en'], 'LUT'],
  [['deu'], 'LUT'],
  [['fr', 'en-GB'], 'KJV'],
  [['hsb', 'de'], 'HSB'],
  [['', 'not a language', 'en'], 'KJV'],
])('%p is %s', (languages, id) => expect(preferredTranslation(translations, languages)?.id).toBe(id));

test('returns undefined for another language', () => {
  expect(preferredTranslation(translations, ['fr'])).toBeUndefined();
  expect(preferredTranslation(translations, [])).toBeUndefined();
  expect(preferredTranslation([], ['en'])).toBeUndefined();
});
