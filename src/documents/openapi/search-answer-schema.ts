import { z } from 'zod';
import { entityTypes } from '../../model/entities.ts';
import { rungs, searchScopes } from '../question-parameters.ts';
import { schemaParts } from '../schema-parts.ts';
import { alignmentFeature } from '../translation/alignment-schema.ts';
import { passageAnswerSchema } from './passage-answer-schema.ts';

const count = z.int().nonnegative();
const translation = z.string().describe('Id of the translation');

const query = z
  .strictObject({
    words: z.array(z.string()).describe('The search words in their normalized form'),
    understood: z.string().describe('The searched query in a uniform spelling'),
  })
  .meta({ id: 'UnderstoodQuery' });

const furtherResults = z
  .strictObject({
    forms: count.describe('Verses with all words, some in other forms'),
    some: count.describe('Verses with some of the words; at most 200 per translation'),
    otherWordings: count.describe(
      'Verses that have all words in another translation of the same language, if the requested ones have no such verse',
    ),
  })
  .meta({ id: 'FurtherResults' });

const bookCount = z
  .strictObject({ book: z.string(), count: z.int().positive().describe('Number of verses found') })
  .meta({ id: 'BookCount' });

const searchedEdition = z
  .strictObject({
    translation,
    total: count.describe('Number of verses found'),
    alignment: alignmentFeature
      .optional()
      .describe('With `computed=true`: the computed alignment in which annotations were found'),
    books: z.array(bookCount).describe('Books with results'),
  })
  .meta({ id: 'SearchedEdition' });

const rendering = z
  .strictObject({
    words: z.string().describe('Words of the translation'),
    count: z.int().positive().describe('Number of occurrences'),
  })
  .meta({ id: 'Rendering' });

const renderings = z
  .strictObject({
    translation,
    of: z.string().describe('The requested Strong’s number or lemma: `strong:G26`'),
    renderings: z
      .array(rendering)
      .describe('Renderings in the verses found, most frequent first; at most 50'),
    others: count.describe('Number of occurrences with other renderings'),
  })
  .meta({ id: 'Renderings' });

const otherSpelling = z
  .strictObject({
    term: z.string().describe('The corrected word'),
    verses: z.int().positive().describe('Number of verses with all words of this query'),
    query: z.string().describe('The corrected query, for `q`'),
  })
  .meta({ id: 'OtherSpelling' });

const foundVerse = z
  .strictObject({
    translation,
    book: z.string().describe('USFM book id'),
    chapter: z.int().positive(),
    verse: count.describe('0 for the title of a psalm'),
    endVerse: z.int().positive().optional().describe('The last verse of a bridge, such as 2-3'),
    match: z
      .enum(rungs)
      .optional()
      .describe(
        'How the verse matches: it has the query as a phrase, all of its words, all of them in some form, or some of them; not for `match=all`',
      ),
    foundIn: z
      .array(z.string())
      .optional()
      .describe(
        'Ids of the translations in which the verse was found; for `group=verse`, and if only other translations have the words',
      ),
    computed: z.literal(true).optional().describe('Set if the verse was found through a computed alignment'),
    text: z.string().describe('Text of the simplified chapter'),
    marks: z
      .array(z.array(count).length(2))
      .describe('Start and end of each match, in UTF-16 code units of `text`'),
  })
  .meta({ id: 'FoundVerse' });

export const searchAnswerSchema = z
  .strictObject({
    query: query.describe('The query as understood'),
    reference: z
      .string()
      .min(1)
      .nullable()
      .describe('The reference in the query in USFM notation; null if it has none'),
    passage: passageAnswerSchema
      .optional()
      .describe('The passage in the translation after the reference, or the first one; at most 20 verses'),
    total: count.describe('Number of verses with all words as written, in all searched translations'),
    more: furtherResults.optional().describe('Number of further results; not for `match=all`'),
    editions: z.array(searchedEdition).describe('The searched translations, in search order'),
    notIndexed: z.array(z.string()).describe('Translations without a search index'),
    notAnnotated: z
      .array(z.string())
      .optional()
      .describe(
        'Translations without the requested kind of annotation: Strong’s numbers, lemmas or morphology codes',
      ),
    unsearched: count.describe('Number of translations not searched yet; `next` continues with them'),
    renderings: z
      .array(renderings)
      .optional()
      .describe('With `strong:` or `lemma:`: the renderings in each translation that has any'),
    didYouMean: z
      .array(otherSpelling)
      .optional()
      .describe(
        'Queries with other spellings that find more verses with all words; most similar first, at most 3',
      ),
    results: z.array(foundVerse).describe('One page of the verses found, better matches first'),
    attributions: schemaParts.attributions,
    next: z.string().min(1).nullable().describe('Query string of the next page; null if none'),
  })
  .meta({ id: 'SearchAnswer' });

const { shape } = searchAnswerSchema;
const verse = shape.results.element;
const { text, marks } = verse.shape;
const found = {
  match: verse.shape.match,
  text: text.describe('The text, or a part of it around the first match, with `…` where it was cut'),
  marks,
};
const place = {
  book: z.string().describe('USFM book id'),
  chapter: z.int().positive(),
  verse: count.describe('0 for a note on a title'),
};

const entrySchemas = [
  z.strictObject({ kind: z.literal('heading'), translation, ...place, ...found }),
  z.strictObject({
    kind: z.literal('footnote'),
    translation,
    ...place,
    noteId: count.describe('As in the chapter'),
    ...found,
  }),
  z.strictObject({
    kind: z.literal('note'),
    commentary: z.string().describe('Id of the commentary'),
    book: place.book,
    chapter: place.chapter.optional().describe('Omitted for the introduction of the book'),
    verse: count.optional().describe('0 for the introduction of the chapter; omitted without `chapter`'),
    ...found,
  }),
  z.strictObject({
    kind: z.literal('name'),
    dataset: z.string().optional().describe('Id of the dataset'),
    commentary: z.string().optional().describe('Id of the commentary; only for profiles'),
    type: z.enum([...entityTypes, 'profiles']).describe('The list that contains it'),
    id: z.string().describe('Id of the record or profile'),
    name: z.string().describe('Name of the entity, or subject of the profile'),
    ...found,
  }),
  z.strictObject({
    kind: z.literal('word'),
    lexicon: z.string().describe('Id of the lexicon'),
    id: z.string().describe('Strong’s number'),
    lemma: z.string().describe('Head word in its own script'),
    transliteration: z.string().optional().describe('Head word in Latin letters'),
    gloss: z.string().describe('Meaning in a word or two'),
    ...found,
  }),
] as const;

export const scopedSearchAnswerSchema = z
  .strictObject({
    query: shape.query,
    reference: shape.reference
      .optional()
      .describe('The query as a reference in USFM notation; only with `verses`'),
    passage: shape.passage,
    renderings: shape.renderings,
    didYouMean: shape.didYouMean,
    total: count.describe('Number of texts with all words as written, in all scopes'),
    scopes: z
      .array(
        z.strictObject({
          scope: z.enum(searchScopes).describe('The searched texts'),
          total: count.describe('Number of texts with all words as written'),
          more: shape.more,
          editions: z
            .array(
              z.strictObject({
                edition: z.string().describe('Id of the edition'),
                total: count.describe('Number of texts with all words as written'),
                alignment: shape.editions.element.shape.alignment,
                books: shape.editions.element.shape.books
                  .optional()
                  .describe('Books with results; omitted for names and lexicons'),
              }),
            )
            .describe('The searched editions, in search order'),
          notIndexed: z.array(z.string()).describe('Editions without such an index'),
          unsearched: count.describe('Number of editions not searched yet; `next` continues with them'),
        }),
      )
      .describe('In the order of the parameter; a continued search omits scopes that were listed'),
    results: z
      .array(z.discriminatedUnion('kind', [verse.extend({ kind: z.literal('verse') }), ...entrySchemas]))
      .describe(
        'One page of the results of all scopes, one scope after another. A heading has the verse that follows it or contains it',
      ),
    attributions: shape.attributions,
    next: shape.next,
  })
  .meta({ id: 'ScopedSearchAnswer' });
