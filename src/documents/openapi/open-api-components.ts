import { morphologySchemes } from '../../model/morphology/morphology.ts';
import { entryScopes, searchPartFields } from '../question-parameters.ts';

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

function error(description: string, headers?: Readonly<Record<string, unknown>>) {
  return { description, content: errorContent, ...(headers && { headers }) };
}

export const openApiResponses = {
  NotModified: { description: 'The client’s copy is current.' },
  PartOfDocument: {
    description: 'The requested byte range.',
    headers: { 'Content-Range': { schema: { type: 'string' } } },
    content: { 'application/json': { schema: { type: 'string', contentMediaType: 'application/json' } } },
  },
  NotAcceptable: error('Accept-Encoding rejects all available codings.'),
  PreconditionFailed: error('The document does not match If-Match.'),
  RangeNotSatisfiable: error('The range starts after the end.', {
    'Content-Range': { schema: { type: 'string' }, description: '`bytes */` and the size in this coding' },
  }),
  BadQuestion: error('A parameter is unknown, missing or invalid; see `error.parameter` and `error.at`.'),
  BadRequest: error('The request is malformed.'),
  AddressTooLong: error('The address is too long.'),
  HeadersTooLarge: error('The header fields are too large.'),
  InternalError: error('Internal error; see the log of the service.'),
  Unavailable: error('The service is busy or starting; `Retry-After` says when to try again.', {
    'Retry-After': { schema: { type: 'string' }, description: 'Seconds' },
  }),
} as const;

/**
 * Errors of every operation. They are listed by status, because generated types cannot tell a `default` response
 * from the others.
 */
export const otherErrors = {
  400: 'BadRequest',
  414: 'AddressTooLong',
  431: 'HeadersTooLarge',
  500: 'InternalError',
  503: 'Unavailable',
} as const;

/** `{"error": {"code", "message", "hint"?}}`; errors of questions have additional members. */
export const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', description: 'Permanent code for programs', example: 'chapter_not_found' },
        message: { type: 'string', description: 'Explanation for people' },
        hint: { type: 'string', description: 'Suggested remedy' },
        parameter: { type: 'string', description: 'Name of the wrong query parameter' },
        at: { type: 'integer', description: 'Position of the error in the parameter, in UTF-16 code units' },
        understood: {
          type: 'string',
          description: 'The valid references before that position, in USFM notation',
        },
        editions: {
          type: 'array',
          items: { type: 'string' },
          description: 'Ids of the editions that the error is about',
        },
      },
    },
  },
};

export interface ParameterSchema {
  readonly type: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly enum?: readonly string[];
}

interface PathParameter {
  readonly description: string;
  readonly schema: ParameterSchema;
  readonly example: string | number;
}

const editionId = { type: 'string', pattern: '^[A-Za-z0-9_-]+$' };
const text = { type: 'string', minLength: 1 };
const sha256 = { type: 'string', pattern: '^[0-9a-f]{64}$' };

export const pathParameters: Readonly<Record<string, PathParameter>> = {
  language: parameter('ISO 639-3 code of a language', { type: 'string', pattern: '^[a-z]{3}$' }, 'eng'),
  translation: parameter('Translation id, from the list of translations', editionId, 'KJV'),
  commentary: parameter('Commentary id, from the list of commentaries', editionId, 'RUTHNOTES'),
  dataset: parameter('Dataset id, from the list of datasets', editionId, 'RUTHREFS'),
  edition: parameter('Id of a translation, commentary, dataset, lexicon or plan', editionId, 'KJV'),
  book: parameter('USFM book id', { type: 'string', pattern: '^[A-Z0-9]{3}$' }, 'RUT'),
  chapter: parameter('Chapter number', { type: 'integer', minimum: 1 }, 1),
  reader: parameter('Reader id: a key of the chapter’s `thisChapterAudioLinks`', text, 'hays'),
  profile: parameter('Id of a profile, from the list of profiles', text, 'ruth'),
  person: parameter('Id of a person, from the list of people', text, 'naomi_2'),
  place: parameter('Id of a place, from the list of places', text, 'bethlehem_1'),
  event: parameter('Id of an event, from the list of events', text, 'ruth-gleans-in-the-field-of-boaz_4'),
  group: parameter('Id of a group of people, from the list of groups', text, 'moabites'),
  scope: parameter('The indexed texts', { type: 'string', enum: entryScopes }, 'notes'),
  field: parameter('Indexed property of words', { type: 'string', enum: [...searchPartFields] }, 'word'),
  part: parameter(
    'Number of the part; the root lists the first term of each',
    { type: 'integer', minimum: 0 },
    0,
  ),
  lexicon: parameter('Lexicon id, from `/api/x/lexicons.json`', { type: 'string' }, 'strongs-hebrew'),
  plan: parameter('Plan id, from `/api/x/plans.json`', editionId, 'ADVENT'),
  number: parameter(
    'Strong’s number without leading zeros, with the letter of the sense if any',
    { type: 'string', pattern: '^[GH][1-9][0-9]{0,4}[A-Z]?$' },
    'H430',
  ),
  letter: parameter('H for Hebrew and Aramaic, G for Greek', { type: 'string', enum: ['H', 'G'] }, 'H'),
  scheme: parameter('Scheme of morphology codes', { type: 'string', enum: morphologySchemes }, 'oshb'),
  sha256: parameter('SHA-256 in hexadecimal', sha256, '0'.repeat(64)),
};

function parameter(
  description: string,
  schema: PathParameter['schema'],
  example: string | number,
): PathParameter {
  return { description, schema, example };
}
