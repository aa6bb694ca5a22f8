import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';

const { text, count, positive, apiLink } = schemaParts;

/** Interface 2.1. */
export const translationSchema = z
  .strictObject({
    id: schemaParts.editionId,
    name: text.describe("Usually in the translation's own language"),
    englishName: text,
    website: z.string(),
    licenseUrl: z.string(),
    licenseNotes: text.nullable(),
    licenseNotice: text.nullable(),
    shortName: text,
    ...schemaParts.languageMembers,
    availableFormats: schemaParts.availableFormats,
    listOfBooksApiLink: apiLink,
    numberOfBooks: count.describe('Of the 66 canonical books; complete translations have all'),
    totalNumberOfChapters: count.describe('Chapters of those books; complete translations have 1189'),
    totalNumberOfVerses: count.describe(
      'Verses of those books; complete translations have about 31102, as some omit verses',
    ),
    numberOfApocryphalBooks: positive.optional(),
    totalNumberOfApocryphalChapters: positive.optional(),
    totalNumberOfApocryphalVerses: positive.optional(),
    completeTranslationApiLink: apiLink,
    simpleCompleteTranslationApiLink: apiLink,
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional()
      .describe(
        'Over the canonical JSON (RFC 8785) of the books of the standard complete download; in the catalogue and in downloads',
      ),
  })
  .meta({ id: 'Translation' });

export type Translation = z.infer<typeof translationSchema>;
