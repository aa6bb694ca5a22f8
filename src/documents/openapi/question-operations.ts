interface QuestionOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly schema: string;
  readonly missing: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly description: string;
    readonly required?: true;
    readonly schema: Readonly<Record<string, unknown>>;
    readonly example?: string;
  }[];
  readonly otherTypes?: readonly string[];
}

const text = { type: 'string' };
const editions = {
  name: 'in',
  required: true,
  description:
    'One to ten ids of translations, with commas between them; references are read as the first numbers its verses',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_,-]+$' },
  example: 'KJV,OSHB',
} as const;

/** By path. Questions are extensions of the contract. */
export const questionOperations: Readonly<Record<string, QuestionOperation>> = {
  '/api/x/passage': {
    operationId: 'getPassage',
    summary: 'The verses of one or more references, in one or more translations',
    schema: 'PassageAnswer',
    missing: 'There is no such translation, book, chapter or verse.',
    parameters: [
      {
        name: 'ref',
        required: true,
        description:
          'Up to 50 references in 1,500 characters as people write them, in English or the language of the translation, or as USFM, OSIS or dotted ids',
        schema: text,
        example: 'Ruth 1:16-17; Ps 23:1',
      },
      editions,
      {
        name: 'numbering',
        description:
          'The versification in which `ref` is written, where it is not that of the first translation',
        schema: { type: 'string', enum: ['org', 'eng', 'lxx', 'vul', 'rsc', 'rso'] },
        example: 'eng',
      },
      {
        name: 'include',
        description: 'What to add to the verses, with commas between: `headings`, `footnotes`, `words`',
        schema: text,
        example: 'headings,footnotes',
      },
      {
        name: 'format',
        description: '`json`, `text`, `html` (elements and classes without style) or `usfm`',
        schema: { type: 'string', enum: ['json', 'text', 'html', 'usfm'], default: 'json' },
        example: 'json',
      },
      {
        name: 'numbers',
        description: 'Whether verse numbers precede the verses; for `format=text`',
        schema: { type: 'string', enum: ['true', 'false'], default: 'false' },
        example: 'false',
      },
    ],
    otherTypes: ['text/plain', 'text/html'],
  },
  '/api/x/random': {
    operationId: 'getRandomVerse',
    summary: 'A random verse; each request has another',
    schema: 'PassageAnswer',
    missing: 'There is no such translation, or no such book in it.',
    parameters: [
      editions,
      {
        name: 'books',
        description:
          'Up to 50 of `OT`, `NT`, `DC`, books or ranges of books, with commas between: `PSA, MAT-JHN`; all by default',
        schema: text,
        example: 'PSA',
      },
    ],
  },
  '/api/x/search': {
    operationId: 'search',
    summary: 'The verses that a query is found in, with counts by book',
    schema: 'SearchAnswer',
    missing: 'There is no such translation, or it has no search index.',
    parameters: [
      {
        name: 'q',
        required: true,
        description:
          'Words that all occur in a verse, `"a phrase"`, `prefix*`, `-not`, `a | b`, `strong:G26`, `lemma:ἀγάπη`, `morph:V`, combined freely',
        schema: { type: 'string', maxLength: 500 },
        example: 'entreat -Moab',
      },
      {
        name: 'in',
        required: true,
        description:
          'Ids of translations with commas between them; `lang:eng` for all of a language, `*` for all',
        schema: text,
        example: 'KJV',
      },
      {
        name: 'books',
        description:
          '`OT`, `NT`, `DC`, books, ranges or references, with commas between: `PSA, MAT-JHN, ISA 40-66`; all when left out',
        schema: text,
        example: 'RUT',
      },
      {
        name: 'sort',
        description: '`canon`, the order of the books, or `relevance` (BM25)',
        schema: { type: 'string', enum: ['canon', 'relevance'], default: 'canon' },
        example: 'canon',
      },
      {
        name: 'limit',
        description: 'Verses of a page',
        schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
        example: '20',
      },
      {
        name: 'offset',
        description: 'Verses before the page',
        schema: { type: 'integer', minimum: 0, maximum: 1_000_000, default: 0 },
        example: '0',
      },
      {
        name: 'from',
        description: 'The translation of `in` to begin with, as `next` of another answer names it',
        schema: text,
        example: 'KJV',
      },
    ],
  },
  '/api/x/word': {
    operationId: 'getWord',
    summary: 'A word by its Strong’s number: its meaning, its form, its renderings and its occurrences',
    schema: 'WordAnswer',
    missing: 'No lexicon has the entry, or there is no such lexicon or translation.',
    parameters: [
      {
        name: 'number',
        required: true,
        description: 'A Strong’s number in any spelling: `H430`, `G0026`, `c:H1961`, `H1254a`, `G14010`',
        schema: { type: 'string', maxLength: 100 },
        example: 'H430',
      },
      {
        name: 'lexicon',
        description: 'Ids of lexicons with commas between them; all when left out',
        schema: text,
        example: 'strongs-hebrew',
      },
      {
        name: 'morph',
        description: 'A morphology code of the word, as its words document has it',
        schema: text,
        example: 'HNcmpa',
      },
      {
        name: 'in',
        description: 'One to ten ids of translations in which to look for it, with commas between them',
        schema: { type: 'string', pattern: '^[A-Za-z0-9_,-]+$' },
        example: 'OSHB',
      },
      {
        name: 'books',
        description:
          '`OT`, `NT`, `DC`, books, ranges or references, with commas between: `PSA, MAT-JHN, ISA 40-66`; all when left out',
        schema: text,
        example: 'RUT',
      },
      {
        name: 'limit',
        description: 'Verses of a page of occurrences',
        schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
        example: '20',
      },
      {
        name: 'offset',
        description: 'Verses before the page',
        schema: { type: 'integer', minimum: 0, maximum: 1_000_000, default: 0 },
        example: '0',
      },
    ],
  },
};
