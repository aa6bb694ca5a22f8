import { z } from 'zod';
import { entityTypes } from '../model/entities.ts';
import { licenseTerms } from '../model/license.ts';

const text = z.string().min(1);
const count = z.int().min(0);
const positive = z.int().min(1);
const license = z
  .strictObject({
    attribution: z.enum(licenseTerms.attribution),
    commercialUse: z.enum(licenseTerms.commercialUse),
    derivatives: z.enum(licenseTerms.derivatives),
    copyleft: z.boolean(),
    publicDomain: z.boolean(),
  })
  .meta({ id: 'License', description: 'The terms of a licence' });

const editionId = z.string().regex(/^[A-Za-z0-9_-]+$/);
const licenceMembers = { licenseNotes: text.nullable(), licenseNotice: text.optional() };
const languageMembers = {
  language: z.string().regex(/^[a-z]{3}$/),
  languageName: text.optional(),
  languageEnglishName: text.optional(),
  textDirection: z.enum(['ltr', 'rtl']),
};

export const schemaParts = {
  /** Numbers in the encoding of `src/search/packed-numbers.ts`. */
  packed: z.string().regex(/^[ !#-[\]-~]*$/, 'invalid characters for packed numbers'),
  text,
  count,
  positive,
  license,
  attributions: z
    .array(
      z
        .strictObject({ edition: z.string(), text: z.string(), licenseUrl: z.string() })
        .meta({ id: 'Attribution' }),
    )
    .describe('Attributions to show with the texts'),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  editionId,
  bookId: z
    .string()
    .regex(/^[A-Z0-9]{3}$/)
    .meta({ id: 'BookId' }),
  languageMembers,
  script: z
    .string()
    .regex(/^[A-Z][a-z]{3}$/)
    .nullable()
    .describe('ISO 15924 code of the usual script; null if unknown'),
  population: z
    .int()
    .min(1)
    .nullable()
    .describe('Number of people who use the language, also as a second one; null if unknown'),
  editionMembers: {
    id: editionId,
    name: text,
    englishName: text,
    website: z.string(),
    licenseUrl: z.string(),
    ...licenceMembers,
    ...languageMembers,
  },
  availableFormats: z.array(z.enum(['json', 'usfm'])).min(1),
  apiLink: z.string().regex(/^\/api\/[^\s?#]+\.json$/),
  entityType: z.enum(entityTypes).meta({ id: 'DatasetEntityType' }),
};
