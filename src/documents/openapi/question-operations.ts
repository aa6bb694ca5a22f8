import { schemeNames } from '../../references/reference.ts';
import {
  indentSigns,
  indentWidth,
  lineLength,
  maxQueryCharacters,
  maxQuotationCharacters,
  maxWordQueryCharacters,
  passageFormats,
  passageParts,
  resultLimit,
  resultOffset,
  searchGroups,
  searchMatches,
  searchScopes,
  searchSorts,
} from '../question-parameters.ts';
import { choice, integer, type QuestionOperation, text } from './operation-parts.ts';
import { passageAnswerSchema, verseOfTheDaySchema } from './passage-answer-schema.ts';
import { quotationAnswerSchema } from './quotation-answer-schema.ts';
import { referenceOperations } from './reference-operations.ts';
import { scopedSearchAnswerSchema, searchAnswerSchema } from './search-answer-schema.ts';
import { wordAnswerSchema, wordLookupSchema } from './word-answer-schema.ts';

const wordName = { type: 'string', minLength: 1, maxLength: maxWordQueryCharacters };

const translations = {
  name: 'in',
  required: true,
  description:
    'One to ten translation ids or names, separated by commas; the first one’s numbering applies to references',
  schema: text,
  example: 'KJV,OSHB',
} as const;
const scope = {
  name: 'books',
  description:
    '`OT`, `NT`, `DC`, books, ranges or references, separated by commas: `PSA, MAT-JHN, ISA 40-66`; default: all',
  schema: text,
  example: 'RUT',
};
const offset = {
  name: 'offset',
  description: 'Number of verses to skip',
  schema: integer(resultOffset),
  example: 0,
};
const computed = {
  name: 'computed',
  description:
    '`true` also finds Strong’s numbers, lemmas and codes of computed alignments, in translations without their own; such results are marked',
  schema: choice(['true', 'false'], 'false'),
};
export const questionOperations: Readonly<Record<string, QuestionOperation>> = {
  '/api/x/passage': {
    operationId: 'getPassage',
    summary: 'The verses of one or more references, in one or more translations',
    schemas: [passageAnswerSchema],
    missing: 'Unknown translation, book, chapter or verse.',
    parameters: [
      {
        name: 'ref',
        required: true,
        description:
          'Up to 50 references in 1,500 characters as people write them, in English or the language of the translation, or as USFM, OSIS or dotted ids',
        schema: text,
        example: 'Ruth 1:16-17; Ps 23:1',
      },
      translations,
      {
        name: 'numbering',
        description: 'Versification of `ref`; default: that of the first translation',
        schema: choice(schemeNames),
        example: 'eng',
      },
      {
        name: 'include',
        description: `Additions to the verses, separated by commas: ${passageParts.map((part) => `\`${part}\``).join(', ')}`,
        schema: text,
        example: 'headings,footnotes',
      },
      {
        name: 'format',
        description: '`json`, `text`, `html` (elements and classes without style) or `usfm`',
        schema: choice(passageFormats, 'json'),
        example: 'json',
      },
      {
        name: 'numbers',
        description:
          'Whether verse numbers precede the verses; for `format=text` (default: `false`) and `format=html` (default: `true`)',
        schema: choice(['true', 'false']),
        example: 'false',
      },
      {
        name: 'red-letters',
        description: 'Whether the words of Jesus are marked; for all formats except `text`',
        schema: choice(['true', 'false'], 'true'),
        example: 'true',
      },
      {
        name: 'indent-paragraphs',
        description: 'Number of spaces before the first line of a paragraph; for `format=text`',
        schema: integer(indentWidth),
      },
      {
        name: 'indent-poetry-lines',
        description: 'Number of spaces for each level of a line of poetry; for `format=text`',
        schema: integer(indentWidth),
      },
      {
        name: 'indent-using',
        description: 'Spaces or tabs; for `format=text`',
        schema: choice(indentSigns, 'space'),
      },
      {
        name: 'line-length',
        description: 'Maximum number of characters in a line, 0 for unlimited; for `format=text`',
        schema: integer(lineLength),
      },
    ],
    otherTypes: ['text/plain', 'text/html'],
  },
  '/api/x/random': {
    operationId: 'getRandomVerse',
    summary: 'A random verse, different for each request',
    schemas: [passageAnswerSchema],
    missing: 'Unknown translation, or a book that it lacks.',
    parameters: [
      translations,
      {
        name: 'books',
        description:
          'Up to 50 of `OT`, `NT`, `DC`, books or ranges of books, separated by commas: `PSA, MAT-JHN`; default: all',
        schema: text,
        example: 'PSA',
      },
    ],
  },
  '/api/x/verse-of-the-day': {
    operationId: 'getVerseOfTheDay',
    summary: 'A well-known verse, the same for everyone on a date',
    schemas: [verseOfTheDaySchema],
    missing: 'Unknown translation, or one without a book that has such a verse.',
    parameters: [
      {
        name: 'date',
        description:
          'A calendar date; default: today in UTC. `/api/x/verse-of-the-day.atom` is a feed of seven days',
        schema: { type: 'string', format: 'date' },
        example: '2026-01-31',
      },
      {
        name: 'in',
        description:
          'One to ten translation ids, separated by commas. If the first one lacks the verse, another takes its place. Default: the English translation with most verses, or else one in another language',
        schema: text,
        example: 'KJV',
      },
    ],
  },
  '/api/x/search': {
    operationId: 'search',
    summary: 'The verses that match a query, with counts by book',
    schemas: [searchAnswerSchema, scopedSearchAnswerSchema],
    missing: 'Unknown translation, or one without a search index.',
    parameters: [
      {
        name: 'q',
        required: true,
        description:
          'Words, `"a phrase"`, `prefix*`, `-not`, `a | b`, `strong:G26`, `lemma:ἀγάπη`, `morph:V`, in any combination',
        schema: { type: 'string', maxLength: maxQueryCharacters },
        example: 'barley -Boaz',
      },
      {
        name: 'in',
        description:
          'Translation ids, separated by commas; `lang:eng` for all translations in a language, `*` for all. With `scope` also ids of commentaries, datasets and lexicons; required except for `notes`, `names` and `lexicon`',
        schema: text,
        example: 'KJV',
      },
      scope,
      {
        name: 'scope',
        description:
          'The texts to search, separated by commas: `verses`, `notes`, `headings`, `footnotes`, `names`, `lexicon`. With this parameter, the answer is a `ScopedSearchAnswer`. Default: `verses`, with a `SearchAnswer`',
        schema: { type: 'string', pattern: `^(${searchScopes.join('|')})(,(${searchScopes.join('|')}))*$` },
      },
      {
        name: 'match',
        description:
          '`best`: verses with all words, then those with other forms of the words, then those with some of them; `all`: only verses with all words as written. A query with operators finds verses with other forms of its unquoted words, but none with only some of them',
        schema: choice(searchMatches, 'best'),
        example: 'all',
      },
      {
        name: 'group',
        description:
          '`verse`: each verse once, in the first translation that has it, with `foundIn`; `edition`: the results of one translation after another. Default: `verse` for several translations in one language, `edition` for several languages and with `match=all`',
        schema: { type: 'string', enum: [...searchGroups] },
        example: 'edition',
      },
      computed,
      {
        name: 'sort',
        description:
          '`canon`: the order of the books, or `relevance`. Default: `relevance` for several words, `canon` for one word, one phrase, and with `match=all`',
        schema: { type: 'string', enum: [...searchSorts] },
        example: 'canon',
      },
      {
        name: 'limit',
        description: 'Maximum number of verses in the response',
        schema: integer(resultLimit),
        example: 20,
      },
      offset,
      {
        name: 'from',
        description: 'The translation of `in` to start with, taken from `next` of another response',
        schema: text,
        example: 'KJV',
      },
    ],
  },
  '/api/x/lexicon/{lexicon}/search': {
    operationId: 'searchLexicon',
    summary: 'Words of a lexicon by lemma, transliteration, gloss or number',
    schemas: [wordLookupSchema],
    missing: 'Unknown lexicon or translation.',
    parameters: [
      {
        name: 'q',
        required: true,
        description:
          'A lemma with or without points and accents (`חסד`), a transliteration in any spelling (`hesed`), a gloss or another English word (`kindness`), or a Strong’s number',
        schema: wordName,
        example: 'hesed',
      },
      {
        name: 'in',
        description:
          'One to ten ids of translations, separated by commas, for occurrences and renderings; default: the occurrences in up to ten translations',
        schema: text,
        example: 'OSHB',
      },
      {
        name: 'limit',
        description: 'Maximum number of words in the response',
        schema: integer(resultLimit),
        example: 20,
      },
      { ...offset, description: 'Number of words to skip' },
    ],
  },
  '/api/x/word': {
    operationId: 'getWord',
    summary:
      'A word by its Strong’s number: its meaning, its form, its renderings and its occurrences; or words by name',
    schemas: [wordAnswerSchema, wordLookupSchema],
    missing: 'Unknown entry, lexicon or translation.',
    parameters: [
      {
        name: 'number',
        description:
          'A Strong’s number in any spelling: `H430`, `G0026`, `c:H1961`, `H1254a`, `G14010`; required without `q`',
        schema: { type: 'string', maxLength: 100 },
        example: 'H430',
      },
      {
        name: 'q',
        description:
          'Instead of `number`: a name of a word. Combines with `lexicon`, `in`, `limit` and `offset`',
        schema: wordName,
      },
      {
        name: 'lexicon',
        description: 'Lexicon ids, separated by commas; default: all',
        schema: text,
        example: 'strongs-hebrew',
      },
      {
        name: 'morph',
        description: 'A morphology code of the word, as in its words document',
        schema: text,
        example: 'HNcmpa',
      },
      {
        name: 'in',
        description: 'One to ten ids of translations to search for occurrences, separated by commas',
        schema: text,
        example: 'OSHB',
      },
      scope,
      computed,
      {
        name: 'limit',
        description: 'Maximum number of occurrences in the response',
        schema: integer(resultLimit),
        example: 20,
      },
      offset,
    ],
  },
  '/api/x/quote': {
    operationId: 'checkQuotation',
    summary: 'Whether a quotation is right: its verses, the edition with these words, and the differences',
    schemas: [quotationAnswerSchema],
    missing: 'Unknown translation, or one without a search index.',
    parameters: [
      {
        name: 'text',
        required: true,
        description:
          'The quotation. Verse numbers, note callers, quotation marks, a reference at its end, and `...` for omitted words are not compared',
        schema: { type: 'string', maxLength: maxQuotationCharacters },
        example: 'Whither thou goest, I will go; and where thou stayest, I will stay',
      },
      {
        name: 'in',
        required: true,
        description:
          'Translations that may have these words: ids, separated by commas; `lang:eng` for a language, `*` for all. At most 30 are compared',
        schema: text,
        example: 'KJV',
      },
      {
        name: 'ref',
        description:
          'The reference claimed for the quotation; it is compared with the verses found. Default: a reference at the start or end of `text`, or in brackets',
        schema: text,
        example: 'Ruth 1:16',
      },
      {
        name: 'claimed',
        description: '`true` if the quotation is said to be from the first translation of `in`',
        schema: choice(['true', 'false'], 'false'),
        example: 'true',
      },
    ],
  },
  ...referenceOperations,
};
