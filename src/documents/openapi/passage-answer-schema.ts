import { z } from 'zod';
import { schemeNames } from '../../references/reference.ts';
import { schemaParts } from '../schema-parts.ts';

const offset = (of: string) => z.int().nonnegative().describe(`${of}, in UTF-16 code units of \`text\``);
const caller = z.string().min(1).nullable().describe('`+` if it is generated; null if none');

const verse = z
  .strictObject({
    book: z.string().describe('USFM book id'),
    chapter: z.int().positive(),
    verse: z.int().nonnegative().describe('0 for the title of a psalm'),
    endVerse: z
      .int()
      .positive()
      .optional()
      .describe('Last verse number if the translation joins several verses'),
    text: z.string().describe('Text of the simplified chapter'),
    poem: z
      .array(
        z.strictObject({
          start: offset('Start'),
          end: offset('End, exclusive'),
          level: z.int().positive().describe('Indent level, from 1'),
        }),
      )
      .optional()
      .describe('Lines of poetry with their indent level, as in the simplified chapter'),
    wordsOfJesus: z
      .array(z.strictObject({ start: offset('Start'), end: offset('End, exclusive') }))
      .optional()
      .describe('As in the simplified chapter'),
    headings: z
      .array(
        z.strictObject({
          offset: offset('Position; 0 also for a heading before the verse'),
          text: z.string(),
        }),
      )
      .optional()
      .describe('With `include=headings`'),
    footnotes: z
      .array(z.strictObject({ offset: offset('Position of the caller'), text: z.string(), caller }))
      .optional()
      .describe('With `include=footnotes`'),
    words: z
      .array(
        z.strictObject({
          start: offset('Start'),
          end: offset('End, exclusive'),
          strongs: z.array(z.string()).optional().describe('Strong’s numbers'),
          lemma: z.string().optional().describe('Dictionary form in the source language'),
          morph: z.string().optional().describe('Morphology in the source language'),
          srcloc: z.string().optional().describe('Location in the source text'),
          occurrence: z
            .int()
            .positive()
            .optional()
            .describe('Number of this occurrence in the verse, from 1'),
          occurrences: z.int().positive().optional().describe('Number of occurrences in the verse'),
        }),
      )
      .optional()
      .describe('With `include=words`: as in the words document of the simplified chapter'),
  })
  .meta({ id: 'PassageVerse' });

const passage = z
  .strictObject({
    reference: z.string().describe('In USFM notation'),
    label: z.string().describe('The reference in the language of the first translation'),
    editions: z
      .array(
        z
          .strictObject({
            translation: z.string().describe('Id of the translation'),
            reference: z.string().describe('In the numbering of this translation, in USFM notation'),
            label: z.string().describe('The reference in the language of the translation'),
            verses: z.array(verse).describe('Verses that the translation lacks are omitted'),
          })
          .meta({ id: 'PassageEdition' }),
      )
      .describe('In the order of `in`'),
  })
  .meta({ id: 'Passage' });

export const passageAnswerSchema = z
  .strictObject({
    references: z.array(z.string()).describe('The references in USFM notation'),
    numbering: z.enum(schemeNames).nullable().describe('Versification of the references; null if unknown'),
    passages: z.array(passage).describe('One per reference'),
    attributions: schemaParts.attributions,
    next: z
      .string()
      .min(1)
      .nullable()
      .describe(
        'Reference for the rest, if the response reached its limit of 1,000 verses or about 1 MB; null if it is complete',
      ),
  })
  .meta({ id: 'PassageAnswer' });

export const verseOfTheDaySchema = z
  .strictObject({ date: z.string().describe('The date: `2026-01-31`'), ...passageAnswerSchema.shape })
  .meta({ id: 'VerseOfTheDay' });
