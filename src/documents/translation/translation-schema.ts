import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';

const { apiLink, bookId, count, editionId, positive, text } = schemaParts;

export const translationSchema = z
  .strictObject({
    id: schemaParts.editionId,
    name: text.describe("Usually in the translation's own language"),
    englishName: text,
    website: z.string(),
    licenseUrl: z.string(),
    licenseNotes: text.nullable(),
    licenseNotice: text.nullable(),
    license: schemaParts.license.nullable(),
    shortName: text,
    ...schemaParts.languageMembers,
    availableFormats: schemaParts.availableFormats,
    listOfBooksApiLink: apiLink,
    numberOfBooks: count.describe('Number of canonical books, 66 in a complete translation'),
    totalNumberOfChapters: count.describe(
      'Number of chapters in those books, 1189 in a complete translation',
    ),
    totalNumberOfVerses: count.describe(
      'Number of verses in those books, about 31102 in a complete translation (some omit verses)',
    ),
    numberOfApocryphalBooks: positive.optional(),
    totalNumberOfApocryphalChapters: positive.optional(),
    totalNumberOfApocryphalVerses: positive.optional(),
    completeTranslationApiLink: apiLink,
    simpleCompleteTranslationApiLink: apiLink,
    sha256: schemaParts.sha256
      .optional()
      .describe(
        'SHA-256 of the canonical JSON (RFC 8785) of the books in the standard complete download; only in the catalogue and in downloads',
      ),
  })
  .meta({ id: 'Translation' });

export type Translation = z.infer<typeof translationSchema>;

export const translationChapterReferenceSchema = z
  .strictObject({
    translationId: schemaParts.editionId,
    book: schemaParts.bookId,
    chapter: schemaParts.positive,
  })
  .meta({ id: 'TranslationChapterReference' });

const names = {
  name: text.describe('Name in the translation'),
  commonName: text.describe('Common English name in an English edition; otherwise `name`'),
  title: text.nullable(),
  order: positive.describe('1 to 66 in canonical order; other books from 67'),
};

const isApocryphal = z.literal(true).optional();

export const translationBookSchema = z
  .strictObject({
    id: bookId,
    translationId: editionId,
    ...names,
    numberOfChapters: positive,
    firstChapterNumber: positive,
    firstChapterApiLink: apiLink,
    firstChapterReference: translationChapterReferenceSchema,
    lastChapterNumber: positive,
    lastChapterApiLink: apiLink,
    lastChapterReference: translationChapterReferenceSchema,
    totalNumberOfVerses: count,
    isApocryphal,
    sha256: schemaParts.sha256
      .optional()
      .describe(
        'SHA-256 of the canonical JSON (RFC 8785) of the book in the standard complete download; only in lists of books',
      ),
  })
  .meta({ id: 'TranslationBook' });

export const downloadBookMembers = {
  id: bookId,
  ...names,
  numberOfChapters: positive,
  totalNumberOfVerses: count,
  isApocryphal,
};

export type TranslationBook = z.infer<typeof translationBookSchema>;

export const translationBooksSchema = z
  .strictObject({ translation: translationSchema, books: z.array(translationBookSchema).min(1) })
  .meta({ id: 'TranslationBooks' });

export type TranslationBooks = z.infer<typeof translationBooksSchema>;

export const availableTranslationsSchema = z
  .strictObject({ translations: z.array(translationSchema) })
  .meta({ id: 'AvailableTranslations' });

export type AvailableTranslations = z.infer<typeof availableTranslationsSchema>;
