import { z } from 'zod';
import { entryScopes } from '../question-parameters.ts';
import { schemaParts } from '../schema-parts.ts';

const { count, packed } = schemaParts;

const field = z
  .strictObject({
    parts: z
      .array(z.string())
      .describe('First term of each part, from `{field}-0.json`. Terms are sorted by UTF-16 code units'),
  })
  .meta({ id: 'SearchField' });

const fields = z
  .strictObject({
    word: field.describe('Words of the text'),
    pair: field
      .optional()
      .describe('Pairs of consecutive frequent words, separated by a space; omitted if no word is frequent'),
    strong: field.optional().describe('Strong’s numbers; omitted if there are none'),
    lemma: field.optional().describe('Dictionary forms; omitted if there are none'),
    morph: field.optional().describe('Morphology codes; omitted if there are none'),
  })
  .meta({ id: 'SearchFields' });

const book = z
  .strictObject({
    book: schemaParts.bookId,
    name: z.string().describe('As in the list of books'),
    title: z.string().optional().describe('Another name of the book, accepted in references'),
    chapters: z
      .array(z.array(count).min(1))
      .describe(
        'For each chapter its number, then the first and last verse number of each run; a psalm title is verse 0',
      ),
    bridges: z
      .array(z.array(count).length(3))
      .optional()
      .describe('Verses written as one, such as 2-3: chapter, first and last verse'),
  })
  .meta({ id: 'SearchBook' });

export const searchRootSchema = z
  .strictObject({
    format: z.literal(1),
    translation: schemaParts.editionId.describe('Id of the edition'),
    language: z.string().describe('ISO 639-3 code of the language'),
    verses: count.describe('Number of verses and psalm titles; the index numbers them 0, 1, 2, ... in order'),
    words: count.describe('Total number of words'),
    books: z.array(book).describe('In canonical order'),
    fields: fields.describe('Indexed fields'),
    frequent: z
      .array(z.string().min(1))
      .describe(
        'Frequent words, with the codes 1, 2, 3, ... They have no positions; their codes appear in the positions of adjacent words',
      ),
    dictionary: z
      .enum(['lemma', 'strong'])
      .optional()
      .describe('The field of the terms in `dictionary` of the parts; omitted if they have none'),
  })
  .meta({ id: 'SearchRoot' });

/** `/api/x/search/{translation}/{field}-{part}.json`: a range of terms with all places of each. */
export const searchPartSchema = z
  .strictObject({
    terms: z.array(z.string().min(1)).min(1).describe('Sorted; a term with several renderings is repeated'),
    forms: z
      .array(z.string())
      .optional()
      .describe('For Strong’s numbers and lemmas: the rendering of each term in the text'),
    dictionary: z
      .array(z.string())
      .optional()
      .describe(
        'For words of annotated texts: the dictionary forms of each word, or their Strong’s numbers, separated by `|`',
      ),
    verses: z
      .array(packed)
      .describe('For each term: the number of verses, then each verse with its number of occurrences'),
    positions: z
      .array(packed)
      .describe(
        'For each term: its word positions in those verses, as differences within the verse. After each position, for words: the codes of the previous and next word if frequent, otherwise 0; for annotations: the number of further words with the same annotation. Empty for a frequent word',
      ),
  })
  .meta({ id: 'SearchPart' });

/** `/api/x/search/{translation}/lengths.json`: a search by relevance reads it instead of the root. */
export const searchLengthsSchema = searchRootSchema
  .extend({ lengths: packed.describe('Number of words in each verse') })
  .meta({ id: 'SearchLengths' });

/**
 * `/api/x/search/{translation}/computed.json`: the fields of a computed alignment, for searches with
 * `computed=true`. It numbers verses and words like the index of the translation.
 */
export const computedSearchSchema = z
  .strictObject({
    format: z.literal(1),
    translation: schemaParts.editionId.describe('Id of the edition'),
    quality: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .describe('Estimated share of content words that are aligned with the right word'),
    fields: z
      .strictObject({
        strong: field.optional().describe('Strong’s numbers, in parts named `computed-strong-0.json`'),
        lemma: field.optional().describe('Dictionary forms, in parts named `computed-lemma-0.json`'),
        morph: field.optional().describe('Morphology codes, in parts named `computed-morph-0.json`'),
      })
      .describe('Indexed fields'),
  })
  .meta({ id: 'ComputedSearchRoot' });

/**
 * `/api/x/search/{edition}/{scope}/index.json`: the root of an index of other texts than verses, with the same kind
 * of parts.
 */
export const entrySearchRootSchema = searchLengthsSchema
  .omit({ books: true })
  .extend({
    scope: z.enum(entryScopes).describe('The indexed texts'),
    verses: count.describe('Number of texts; the index numbers them 0, 1, 2, ... in order'),
    books: z
      .array(
        z.strictObject({
          book: z.string().min(1).describe('USFM book id; for names and lexicons the kind of document'),
          name: z.string().describe('As in the list of books; for names and lexicons the kind of document'),
          title: z.string().optional().describe('Another name of the book, accepted in references'),
          chapters: z
            .array(z.array(count).min(1))
            .describe(
              'For each chapter its number, then the first and last verse number of each run of texts; chapter 0 has the introductions of a book, and verse 0 the introduction of a chapter or notes on titles',
            ),
          ids: z
            .array(z.string().min(1))
            .optional()
            .describe('Names and lexicons only: the id of the document of each text'),
        }),
      )
      .describe('In canonical order'),
    lengths: packed.describe('Number of words in each text'),
    heads: packed
      .optional()
      .describe('Names and lexicons only: number of words before the description of each text'),
  })
  .meta({ id: 'EntrySearchRoot' });

export type SearchRoot = z.infer<typeof searchRootSchema>;
export type SearchPart = z.infer<typeof searchPartSchema>;
export type EntrySearchRoot = z.infer<typeof entrySearchRootSchema>;
export type ComputedSearchRoot = z.infer<typeof computedSearchSchema>;
export type SearchLengths = z.infer<typeof searchLengthsSchema>;
export type DictionaryField = NonNullable<SearchRoot['dictionary']>;
export type SearchField = keyof SearchRoot['fields'];
