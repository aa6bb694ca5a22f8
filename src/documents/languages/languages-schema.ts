import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';
import { featuresSchema } from '../site/site-schema.ts';
import { availableTranslationsSchema } from '../translation/translation-schema.ts';

const { count, editionId, languageMembers, text } = schemaParts;

const languageNames = {
  code: languageMembers.language.describe('ISO 639-3'),
  name: text.nullable().describe('Name in the language itself; null if unknown'),
  englishName: text.nullable().describe('Name in English; null if unknown'),
};

const editions = (kind: string) =>
  z.array(editionId).describe(`Ids of the ${kind} in this language; empty if none`);

const languageSchema = z
  .strictObject({
    ...languageNames,
    script: schemaParts.script,
    population: schemaParts.population,
    direction: z.enum(['ltr', 'rtl']).describe('Direction of that script'),
    translations: editions('translations'),
    commentaries: editions('commentaries'),
    datasets: editions('datasets'),
    lexicons: editions('lexicons'),
  })
  .meta({ id: 'Language', description: 'A language with editions' });

export const languagesSchema = z
  .strictObject({ languages: z.array(languageSchema).describe('Sorted by code') })
  .meta({ id: 'Languages' });

export type Languages = z.infer<typeof languagesSchema>;

const translationLanguageSchema = z
  .strictObject({
    ...languageNames,
    translations: count.describe('Number of translations'),
    first: editionId.describe(
      'Id of the translation with most verses; the first id if several have the same number',
    ),
  })
  .meta({ id: 'TranslationLanguage', description: 'A language with translations' });

export const translationLanguagesSchema = z
  .strictObject({
    translations: count.describe('Number of translations in all languages'),
    languages: z.array(translationLanguageSchema).describe('Sorted by code'),
  })
  .meta({ id: 'TranslationLanguages' });

export const languageTranslationsSchema = z
  .strictObject({
    translations: availableTranslationsSchema.shape.translations.describe('Sorted by id'),
    features: featuresSchema.shape.translations.describe('In the same order'),
  })
  .meta({ id: 'LanguageTranslations' });

const namesSchema = z
  .strictObject({
    id: editionId,
    language: languageMembers.language.describe('ISO 639-3'),
    name: text,
    englishName: text,
    shortName: text,
  })
  .meta({ id: 'NamedTranslation' });

export const translationNamesSchema = z
  .strictObject({ translations: z.array(namesSchema).describe('Sorted by id') })
  .meta({ id: 'TranslationNames' });

export type TranslationLanguages = z.infer<typeof translationLanguagesSchema>;

export type LanguageTranslations = z.infer<typeof languageTranslationsSchema>;

export type TranslationNames = z.infer<typeof translationNamesSchema>;
