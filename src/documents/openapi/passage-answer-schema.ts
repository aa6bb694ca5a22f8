import { z } from 'zod';
import { schemeNames } from '../../references/reference.ts';
import { schemaParts } from '../schema-parts.ts';

/** Offset in the `text` of the verse, in UTF-16 code units. */
const offset = (of: string) => z.int().nonnegative().describe(`${of}, in UTF-16 code units of \`text\``);
const caller = z.string().min(1).nullable().describe('`+` for one that is generated; null for none');

const verse = z.strictObject({
  book: z.string().describe('Book id of the USFM standard'),
  chapter: z.int().positive(),
  verse: z.int().nonnegative().describe('0 for the title of a psalm'),
  endVerse: z
    .int()
    .positive()
    .optional()
    .describe('The last of several verses that the translation has as one'),
  text: z.string().describe('The text of the simplified chapter'),
  poem: z
    .array(
      z.strictObject({
        start: offset('First character'),
        end: offset('After the last character'),
        level: z.int().positive().describe('Indent level, from 1'),
      }),
    )
    .optional()
    .describe('Lines of poetry with their indent level, as in the simplified chapter'),
  wordsOfJesus: z
    .array(z.strictObject({ start: offset('First character'), end: offset('After the last character') }))
    .optional()
    .describe('As in the simplified chapter'),
  headings: z
    .array(z.strictObject({ offset: offset('Where it stands; 0 also before the verse'), text: z.string() }))
    .optional()
    .describe('With `include=headings`'),
  footnotes: z
    .array(z.strictObject({ offset: offset('Where its caller belongs'), text: z.string(), caller }))
    .optional()
    .describe('With `include=footnotes`'),
  words: z
    .array(
      z.strictObject({
        start: offset('First character'),
        end: offset('After the last character'),
        strongs: z.array(z.string()).optional().describe('Strong’s numbers'),
        lemma: z.string().optional().describe('Dictionary form in the source language'),
        morph: z.string().optional().describe('Morphology in the source language'),
        srcloc: z.string().optional().describe('Location in the source text'),
        occurrence: z.int().positive().optional().describe('Which occurrence of the word in the verse'),
        occurrences: z.int().positive().optional().describe('How often the word occurs in the verse'),
      }),
    )
    .optional()
    .describe('With `include=words`, as in the words document of the simplified chapter'),
});

/** JSON response of `/api/x/passage` and `/api/x/random`. */
export const passageAnswerSchema = z
  .strictObject({
    references: z.array(z.string()).describe('What was understood, as USFM writes it'),
    numbering: z
      .enum(schemeNames)
      .nullable()
      .describe('The versification in which the references are read; null where it is not known'),
    passages: z
      .array(
        z.strictObject({
          reference: z.string().describe('As USFM writes it'),
          label: z.string().describe('The reference in the language of the first translation'),
          editions: z
            .array(
              z.strictObject({
                translation: z.string().describe('Id of the translation'),
                reference: z.string().describe('As this translation numbers its verses'),
                label: z.string().describe('The reference in the language of the translation'),
                verses: z.array(verse).describe('A verse that the translation does not have is left out'),
              }),
            )
            .describe('In the order of `in`'),
        }),
      )
      .describe('One per reference'),
    attributions: schemaParts.attributions,
    next: z
      .string()
      .min(1)
      .nullable()
      .describe(
        'The reference that continues an answer, which has at most 1,000 verses and about 1 MB; null if it is complete',
      ),
  })
  .meta({ id: 'PassageAnswer' });
