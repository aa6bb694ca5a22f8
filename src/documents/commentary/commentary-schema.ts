import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';

const { apiLink, bookId, count, positive, text } = schemaParts;

const commentarySchema = z
  .strictObject({
    ...schemaParts.editionMembers,
    listOfBooksApiLink: apiLink,
    listOfProfilesApiLink: apiLink,
    availableFormats: schemaParts.availableFormats,
    numberOfBooks: count,
    totalNumberOfChapters: count,
    totalNumberOfVerses: count,
    totalNumberOfProfiles: count,
    sha256: schemaParts.sha256
      .optional()
      .describe(
        'SHA-256 of the canonical JSON (RFC 8785) of `{books, profiles}`, which contains the SHA-256 of each book and of each profile (`{subject, reference, content}`) by id; only in the catalogue',
      ),
  })
  .meta({ id: 'Commentary', description: 'Identical in all documents, except for `sha256`' });

export type Commentary = z.infer<typeof commentarySchema>;

const commentaryChapterReferenceSchema = z
  .strictObject({
    commentaryId: schemaParts.editionId,
    book: schemaParts.bookId,
    chapter: schemaParts.positive,
  })
  .meta({ id: 'CommentaryChapterReference' });

const commentaryBookSchema = z
  .strictObject({
    id: schemaParts.bookId,
    commentaryId: schemaParts.editionId,
    name: text,
    commonName: text,
    introduction: text.optional(),
    introductionSummary: text.optional(),
    order: positive,
    firstChapterNumber: positive.nullable(),
    firstChapterApiLink: apiLink.nullable(),
    firstChapterReference: commentaryChapterReferenceSchema.nullable(),
    lastChapterNumber: positive.nullable(),
    lastChapterApiLink: apiLink.nullable(),
    lastChapterReference: commentaryChapterReferenceSchema.nullable(),
    numberOfChapters: count,
    totalNumberOfVerses: count,
    sha256: schemaParts.sha256
      .optional()
      .describe(
        'SHA-256 of the canonical JSON (RFC 8785) of `{name, introduction, introductionSummary, chapters}`, where `chapters` contains the `chapter` of each standard chapter and missing members are omitted; only in lists of books',
      ),
  })
  .meta({
    id: 'CommentaryBook',
    description: 'Numbers, links and references are null if the book has no chapters',
  });

export type CommentaryBook = z.infer<typeof commentaryBookSchema>;

/** Navigation members of both chapter formats; the members of a neighbour are null together. */
const commentaryNavigation = {
  thisChapterReference: commentaryChapterReferenceSchema,
  nextChapterApiLink: schemaParts.apiLink.nullable(),
  nextChapterReference: commentaryChapterReferenceSchema.nullable(),
  previousChapterApiLink: schemaParts.apiLink.nullable(),
  previousChapterReference: commentaryChapterReferenceSchema.nullable(),
};

const commentaryProfileReferenceSchema = z
  .strictObject({
    id: schemaParts.editionId.describe('Id of the profile, used in paths'),
    subject: text,
    reference: z
      .strictObject({ book: bookId, chapter: positive, verse: positive, endVerse: positive.optional() })
      .nullable(),
    thisProfileLink: apiLink,
    referenceChapterLink: apiLink.nullable().describe('Chapter of this commentary; null if it has none'),
  })
  .meta({ id: 'CommentaryProfileReference' });

export type CommentaryProfileReference = z.infer<typeof commentaryProfileReferenceSchema>;

export const commentaryProfileSchema = z
  .strictObject({
    commentary: commentarySchema,
    profile: commentaryProfileReferenceSchema,
    content: z.array(schemaParts.text).min(1).describe('Paragraphs'),
  })
  .meta({ id: 'CommentaryProfile' });

export type CommentaryProfileDocument = z.infer<typeof commentaryProfileSchema>;

export const availableCommentariesSchema = z
  .strictObject({ commentaries: z.array(commentarySchema) })
  .meta({ id: 'AvailableCommentaries' });

export type AvailableCommentaries = z.infer<typeof availableCommentariesSchema>;

export const commentaryBooksSchema = z
  .strictObject({ commentary: commentarySchema, books: z.array(commentaryBookSchema) })
  .meta({ id: 'CommentaryBooks' });

export type CommentaryBooks = z.infer<typeof commentaryBooksSchema>;

export const commentaryProfilesSchema = z
  .strictObject({ commentary: commentarySchema, profiles: z.array(commentaryProfileReferenceSchema) })
  .meta({ id: 'CommentaryProfiles' });

export type CommentaryProfiles = z.infer<typeof commentaryProfilesSchema>;

function chapterDataSchema<Verse extends z.ZodRawShape>(verse: Verse) {
  return z.strictObject({
    number: positive,
    introduction: text.optional(),
    content: z.array(z.strictObject({ type: z.literal('verse'), number: positive, ...verse })),
  });
}

export const commentaryChapterSchema = z
  .strictObject({
    commentary: commentarySchema,
    book: commentaryBookSchema,
    thisChapterLink: apiLink,
    ...commentaryNavigation,
    numberOfVerses: count,
    chapter: chapterDataSchema({
      content: z.array(text).min(1).describe('Each note on the verse as a string'),
    }),
    simpleChapterApiLink: apiLink,
  })
  .meta({ id: 'CommentaryBookChapter' });

export type CommentaryChapter = z.infer<typeof commentaryChapterSchema>;

/**
 * `c/{commentary}/{book}/{chapter}.simple.json`: like the simplified chapter of a translation, without audio.
 */
export const simpleCommentaryChapterSchema = z
  .strictObject({
    commentary: commentarySchema,
    book: commentaryBookSchema,
    thisChapterLink: apiLink,
    fullChapterApiLink: apiLink,
    ...commentaryNavigation,
    numberOfVerses: count,
    chapter: chapterDataSchema({
      text: text.describe('The notes on the verse, separated by a blank line'),
      footnotes: z.array(z.never()),
    }).meta({ id: 'SimpleCommentaryChapterData' }),
  })
  .meta({ id: 'SimpleCommentaryBookChapter' });

export type SimpleCommentaryChapter = z.infer<typeof simpleCommentaryChapterSchema>;
