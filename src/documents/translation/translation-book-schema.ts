import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';
import { translationChapterReferenceSchema } from './translation-chapter-reference-schema.ts';

const { text, count, positive, apiLink, bookId, editionId } = schemaParts;

const names = {
  name: text.describe('As the translation names it'),
  commonName: text.describe('In English'),
  title: text.nullable(),
  order: positive.describe('1 to 66 in canonical order; other books from 67 on'),
};
const isApocryphal = z.literal(true).optional();

/** Interface 2.2. */
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
  })
  .meta({ id: 'TranslationBook' });

/** What a complete download tells of a book (interface 2.7), without its chapters. */
export const downloadBookMembers = {
  id: bookId,
  ...names,
  numberOfChapters: positive,
  totalNumberOfVerses: count,
  isApocryphal,
};

export type TranslationBook = z.infer<typeof translationBookSchema>;
