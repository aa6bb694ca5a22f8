import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';

const { text, count, positive, apiLink } = schemaParts;

const word = {
  start: count,
  end: positive.describe('End of the word (exclusive), in UTF-16 code units'),
  strongs: z.array(text).min(1).optional().describe('Strong’s numbers as in the source'),
  lemma: text.optional().describe('Dictionary form in the source language'),
  morph: text.optional().describe('Morphology in the source language'),
  srcloc: text.optional().describe('Location in the source text'),
  occurrence: count.optional().describe('Number of this occurrence in the verse, from 1'),
  occurrences: count.optional().describe('Number of occurrences in the verse'),
};

const chapterWordSchema = z
  .strictObject({
    contentIndex: count.describe('Index of the item in the verse’s `content` for `start` and `end`'),
    ...word,
  })
  .meta({ id: 'ChapterWord' });
const simpleChapterWordSchema = z.strictObject(word).meta({
  id: 'SimpleChapterWord',
  description: 'A word; `start` and `end` are offsets in the text of the simplified verse',
});

function wordsFile<Word extends z.ZodType>(wordSchema: Word) {
  return z.strictObject({
    translationId: schemaParts.editionId,
    bookId: schemaParts.bookId,
    chapterNumber: positive,
    thisChapterLink: apiLink.describe('Link to the chapter in the same format'),
    nextChapterLink: apiLink.nullable(),
    previousChapterLink: apiLink.nullable(),
    thisChapterWordsLink: apiLink,
    nextChapterWordsLink: apiLink.nullable().describe('Link to the words of the next chapter; null if none'),
    previousChapterWordsLink: apiLink
      .nullable()
      .describe('Link to the words of the previous chapter; null if none'),
    verses: z
      .record(z.string().regex(/^[1-9]\d*$/), z.array(wordSchema).min(1))
      .refine((verses) => Object.keys(verses).length > 0, 'no words')
      .describe('Words in order of occurrence by verse number'),
  });
}

export const wordsSchema = wordsFile(chapterWordSchema).meta({ id: 'TranslationBookChapterWords' });

export const simpleWordsSchema = wordsFile(simpleChapterWordSchema).meta({
  id: 'SimpleTranslationBookChapterWords',
});

export type TranslationBookChapterWords = z.infer<typeof wordsSchema>;
export type SimpleTranslationBookChapterWords = z.infer<typeof simpleWordsSchema>;
export type ChapterWord = z.infer<typeof chapterWordSchema>;
export type SimpleChapterWord = z.infer<typeof simpleChapterWordSchema>;
