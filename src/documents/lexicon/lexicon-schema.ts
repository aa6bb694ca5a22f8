import { z } from 'zod';
import { morphologySchemes } from '../../model/morphology/morphology.ts';
import { schemaParts } from '../schema-parts.ts';

const { text, count, positive, packed, apiLink, editionId } = schemaParts;

const number = z.string().regex(/^[GH][1-9]\d{0,4}[A-Z]?$/);

const lexiconSchema = z
  .strictObject({
    ...schemaParts.editionMembers,
    entryApiLink: z
      .string()
      .regex(/^\/api\/[^\s?#]+\{number\}\.json$/)
      .describe('Link template for entries; `{number}` is a Strong’s number such as `H430`'),
    numberOfEntries: positive.describe('Number of entries'),
    numberOfHebrewEntries: count.describe('Number of entries for Hebrew and Aramaic words'),
    numberOfGreekEntries: count.describe('Number of entries for Greek words'),
    hasGlosses: z
      .literal(true)
      .optional()
      .describe(
        'Set if the glosses are the lexicon’s own; omitted if they are common renderings, or derived from definitions',
      ),
    hebrewGlossesApiLink: apiLink.optional().describe('Link to all Hebrew glosses'),
    greekGlossesApiLink: apiLink.optional().describe('Link to all Greek glosses'),
    nameParts: z
      .array(z.string())
      .describe('First key of each document with names, from `names-0.json`; sorted by UTF-16 code units'),
  })
  .meta({ id: 'Lexicon', description: 'A lexicon; `language` is the language of its explanations' });

export type LexiconObject = z.infer<typeof lexiconSchema>;

export const lexiconsSchema = z
  .strictObject({ lexicons: z.array(lexiconSchema).describe('Sorted by id') })
  .meta({ id: 'Lexicons' });

export const lexiconEntrySchema = z
  .strictObject({
    id: number.describe('Strong’s number without leading zeros, with the letter of the sense if any'),
    lemma: text.describe('Head word in its own script'),
    transliteration: text.optional().describe('Head word in Latin letters'),
    pronunciation: text.optional().describe('Pronunciation'),
    partOfSpeech: text.optional().describe('Such as `noun, masculine`'),
    gloss: text.describe('Meaning in a word or two'),
    definition: text.describe('Plain text; lines are separated by `\\n`'),
    derivation: text.optional().describe('Derivation and related words'),
    references: z.array(text).min(1).optional().describe('Passages in the entry, in USFM notation'),
    related: z
      .array(number)
      .min(1)
      .optional()
      .describe('Numbers in the entry, starting with senses of the same word'),
  })
  .meta({ id: 'LexiconEntry' });

export const listedEntrySchema = z
  .strictObject({
    lexicon: editionId.describe('Id of the lexicon'),
    ...lexiconEntrySchema.pick({ id: true, lemma: true, transliteration: true, gloss: true }).shape,
  })
  .meta({ id: 'ListedLexiconEntry' });

export const lexiconGlossesSchema = z
  .strictObject({
    lexicon: editionId.describe('Id of the lexicon'),
    letter: z.enum(['H', 'G']).describe('H for Hebrew and Aramaic, G for Greek'),
    glosses: z.record(number, text).describe('Glosses by number; the first sense of a number'),
  })
  .meta({ id: 'LexiconGlosses' });

export type LexiconGlosses = z.infer<typeof lexiconGlossesSchema>;

const numbersByName = z.record(text, z.array(number).min(1));

/** `/api/x/lexicon/{lexicon}/names-{part}.json`. The order of names is `wordKey` in `src/search/word-names.ts`. */
export const lexiconNamesSchema = z
  .strictObject({
    lexicon: editionId.describe('Id of the lexicon'),
    lemmas: numbersByName.describe('Numbers by lemma, without points and accents'),
    transliterations: numbersByName.describe('Numbers by transliteration, without diacritics'),
    meanings: numbersByName.describe('Numbers by complete gloss, without spaces'),
    words: z
      .record(text, z.record(number, positive))
      .describe('Numbers by word of the gloss or definition, with the weight of the word in the entry'),
    entries: z
      .record(
        number,
        lexiconEntrySchema.pick({ lemma: true, transliteration: true, gloss: true }).extend({
          derivedGloss: text
            .optional()
            .describe('The gloss derived from the definition, if `gloss` is a rendering of translations'),
        }),
      )
      .describe('The entries of all these numbers'),
  })
  .meta({ id: 'LexiconNames' });

export type LexiconNames = z.infer<typeof lexiconNamesSchema>;

/** `/api/x/number-counts.json`. Counts are packed as in the search index (`src/search/packed-numbers.ts`). */
export const numberCountsSchema = z
  .strictObject({
    translations: z
      .array(
        z.strictObject({
          translation: editionId.describe('Id of the translation'),
          language: z.string().describe('ISO 639-3 code of its language'),
          hebrew: packed.describe('Number of words with H1, H2, H3 and so on, including their senses'),
          greek: packed.describe('Number of words with G1, G2, G3 and so on, including their senses'),
        }),
      )
      .describe('Translations with Strong’s numbers, sorted by id; at most ten'),
  })
  .meta({ id: 'NumberCounts' });

export type NumberCounts = z.infer<typeof numberCountsSchema>;

export const morphologySchema = z
  .strictObject({
    scheme: z.enum(morphologySchemes).describe('Id of the scheme'),
    name: text.describe('Author of the codes'),
    website: text.describe('URL of the explanation'),
    separator: text
      .nullable()
      .describe(
        'Separator of the codes for the parts of a word; look up each part separately, prefixed with the language letters. Null if words have a single code',
      ),
    codes: z
      .record(text, text)
      .describe('Meaning of each code used by a translation of the service, in plain words'),
  })
  .meta({ id: 'Morphology' });

export type Morphology = z.infer<typeof morphologySchema>;
