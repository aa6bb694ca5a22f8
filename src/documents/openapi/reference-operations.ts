import { maxProseBytes, maxSuggestionCharacters, suggestionLimit } from '../question-parameters.ts';
import { integer, type QuestionOperation, text } from './operation-parts.ts';
import {
  parsedReferenceSchema,
  referencesInProseSchema,
  suggestAnswerSchema,
} from './written-answer-schema.ts';

const language = {
  name: 'language',
  description:
    'ISO 639-3 code, another usual code or name of the language of the names of books; English names are recognized, too. Default: names in all languages, except short ones and those that differ between languages',
  schema: text,
};

export const referenceOperations: Readonly<Record<string, QuestionOperation>> = {
  '/api/x/references': {
    operationId: 'findReferences',
    summary: 'The references in a text, with their positions',
    schemas: [referencesInProseSchema],
    missing: 'Never.',
    parameters: [
      {
        name: 'text',
        required: true,
        description: `A text such as a paragraph, up to ${maxProseBytes.toLocaleString('en')} bytes in UTF-8`,
        schema: text,
        example: 'As in Ruth 1:16, 17; 2:12, and see Ps. 91:4.',
      },
      { ...language, example: 'eng' },
    ],
  },
  '/api/x/parse': {
    operationId: 'parseReference',
    summary: 'One reference as people write it, in other notations',
    schemas: [parsedReferenceSchema],
    missing: 'Never.',
    parameters: [
      {
        name: 'ref',
        required: true,
        description:
          'One reference in a language, or as USFM, OSIS or dotted ids. A name of a translation may follow',
        schema: text,
        example: '1 Joh 4,8-10',
      },
      { ...language, example: 'deu' },
    ],
  },
  '/api/x/suggest': {
    operationId: 'suggest',
    summary: 'Passages, books, words and entries of lexicons that complete a partially typed text',
    schemas: [suggestAnswerSchema],
    missing: 'Unknown translation.',
    parameters: [
      {
        name: 'q',
        required: true,
        description: 'The text typed so far',
        schema: { type: 'string', minLength: 1, maxLength: maxSuggestionCharacters },
        example: 'ruth 2',
      },
      {
        name: 'in',
        description:
          'Id or name of the translation that has the books and words. Default: books of the first translation in `language`, or all books, without words',
        schema: text,
        example: 'KJV',
      },
      { ...language, description: `${language.description}. Excludes \`in\`` },
      {
        name: 'limit',
        description: 'Maximum number of suggestions of each kind',
        schema: integer(suggestionLimit),
        example: 6,
      },
    ],
  },
};
