import { z } from 'zod';
import { morphologySchemes } from '../../model/morphology/morphology.ts';
import { schemaParts } from '../schema-parts.ts';

const { text, count, positive, apiLink, editionId } = schemaParts;

const number = z.string().regex(/^[GH][1-9]\d{0,4}[A-Z]?$/);

const lexiconSchema = z
  .strictObject({
    id: editionId,
    name: text,
    englishName: text,
    website: z.string(),
    licenseUrl: z.string(),
    ...schemaParts.licenceMembers,
    ...schemaParts.languageMembers,
    entryApiLink: z
      .string()
      .regex(/^\/api\/[^\s?#]+\{number\}\.json$/)
      .describe('Link to an entry, with `{number}` for its Strong’s number such as `H430`'),
    numberOfEntries: positive.describe('How many entries it has'),
    numberOfHebrewEntries: count.describe('How many of them explain Hebrew and Aramaic words'),
    numberOfGreekEntries: count.describe('How many of them explain Greek words'),
    hebrewGlossesApiLink: apiLink.optional().describe('Link to all its Hebrew glosses'),
    greekGlossesApiLink: apiLink.optional().describe('Link to all its Greek glosses'),
  })
  .meta({ id: 'Lexicon', description: 'The language is the one in which it explains words' });

export type LexiconObject = z.infer<typeof lexiconSchema>;

export const lexiconsSchema = z
  .strictObject({ lexicons: z.array(lexiconSchema).describe('Sorted by id') })
  .meta({ id: 'Lexicons' });

export const lexiconEntrySchema = z
  .strictObject({
    id: number.describe(
      'Strong’s number: the letter, the number without zeros before it, the letter of a sense',
    ),
    lemma: text.describe('Head word, in its own script'),
    transliteration: text.optional().describe('The head word in Latin letters'),
    pronunciation: text.optional().describe('How it is spoken'),
    partOfSpeech: text.optional().describe('Such as `noun, masculine`'),
    gloss: text.describe('The meaning in a word or two'),
    definition: text.describe('Plain text; lines are separated by `\\n`'),
    derivation: text.optional().describe('What other words it comes from or belongs to'),
    references: z.array(text).min(1).optional().describe('Passages that it names, as USFM writes them'),
    related: z.array(number).min(1).optional().describe('Numbers that it names, senses of this one first'),
  })
  .meta({ id: 'LexiconEntry' });

export const lexiconGlossesSchema = z
  .strictObject({
    lexicon: editionId.describe('Id of the lexicon'),
    letter: z.enum(['H', 'G']).describe('H for Hebrew and Aramaic, G for Greek'),
    glosses: z.record(number, text).describe('By number; of a number with several senses, that of the first'),
  })
  .meta({ id: 'LexiconGlosses' });

export type LexiconGlosses = z.infer<typeof lexiconGlossesSchema>;

export const morphologySchema = z
  .strictObject({
    scheme: z.enum(morphologySchemes).describe('Id of the scheme'),
    name: text.describe('Whose codes they are'),
    website: text.describe('Where they are explained'),
    separator: text
      .nullable()
      .describe(
        'Between the codes of the parts of a word: each is looked up by itself, with the letters of the language in front of it. Null where a word has one code',
      ),
    codes: z
      .record(text, text)
      .describe('What each code on a word of some translation here means, in plain words'),
  })
  .meta({ id: 'Morphology' });

export type Morphology = z.infer<typeof morphologySchema>;
