import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { z } from 'zod';
import { runs } from '../../../test/long-tests.ts';
import { QuestionError } from '../../questions/question.ts';
import { listedTools } from '../listed-tools.ts';
import { joinParts } from './argument-names.ts';
import { type ArgumentSchemas, convertArguments, readArguments } from './read-arguments.ts';

const schemas: ArgumentSchemas = {
  reference: { type: 'string' },
  translation: { type: 'string' },
  include: { type: 'array', items: { type: 'string', enum: ['headings', 'footnotes'] } },
  sort: { type: 'string', enum: ['canon', 'relevance'] },
  max_verses: { type: 'integer', minimum: 1, maximum: 300 },
  with_text: { type: 'boolean' },
};
const listSchemas: ArgumentSchemas = {
  query: { type: 'string' },
  translations: { type: 'array', items: { type: 'string' } },
  books: { type: 'string' },
  limit: { type: 'integer', minimum: 1, maximum: 50 },
};

const convert = (given: unknown) => convertArguments(schemas, given).values;
const convertList = (given: unknown) => convertArguments(listSchemas, given).values;

describe('Arguments that models send', () => {
  test.each<[given: Record<string, unknown>, understood: Record<string, unknown>]>([
    [{ reference: ' John 3:16 ' }, { reference: 'John 3:16' }],
    [{ reference: '"John 3:16"' }, { reference: 'John 3:16' }],
    [{ reference: '“John 3:16”' }, { reference: 'John 3:16' }],
    [{ reference: '""' }, {}],
    [{ reference: '"' }, { reference: '"' }],
    [{ reference: '"John 3:16" and "John 4"' }, { reference: '"John 3:16" and "John 4"' }],
    [{ reference: ['John 3:16', 'John 4:1'] }, { reference: 'John 3:16; John 4:1' }],
    [{ reference: '["John 3:16", "John 4:1"]' }, { reference: 'John 3:16; John 4:1' }],
    [{ translation: '["BSB"]' }, { translation: 'BSB' }],
    [{ language: 'es' }, { translation: 'lang:es' }],
    [{ language: 'English', translation: 'BSB' }, { translation: 'BSB' }],
    [{ translation: 'BSB', lang: 'English' }, { translation: 'BSB' }],
    [{ reference: { book: 'John', chapter: 3, verse: 16 } }, { reference: 'John 3:16' }],
    [{ max_verses: '10' }, { max_verses: 10 }],
    [{ max_verses: ' "10" ' }, { max_verses: 10 }],
    [{ max_verses: 10.7 }, { max_verses: 10 }],
    [{ max_verses: 1000 }, { max_verses: 300 }],
    [{ max_verses: -5 }, { max_verses: 1 }],
    [{ max_verses: 'ten' }, { max_verses: 'ten' }],
    [{ max_verses: 'All' }, { max_verses: 300 }],
    [{ with_text: 'false' }, { with_text: false }],
    [{ with_text: 'Yes' }, { with_text: true }],
    [{ with_text: 0 }, { with_text: false }],
    [{ with_text: 'perhaps' }, { with_text: 'perhaps' }],
    [{ include: 'headings' }, { include: ['headings'] }],
    [{ include: 'Heading, footnote' }, { include: ['headings', 'footnotes'] }],
    [{ include: '["footnotes"]' }, { include: ['footnotes'] }],
    [{ include: '[broken' }, { include: ['[broken'] }],
    [{ include: [] }, { include: [] }],
    [{ sort: 'Canonical' }, { sort: 'canon' }],
    [{ sort: 'rel' }, { sort: 'rel' }],
    [{ translation: null, include: undefined, sort: '', max_verses: ' ' }, {}],
  ])('%j', (given, understood) => {
    expect(convert(given)).toEqual(understood);
  });

  test.each<[given: unknown, understood: Record<string, unknown>]>([
    [{ translations: 'BSB, KJV;WEB' }, { translations: ['BSB', 'KJV', 'WEB'] }],
    [{ translations: ['BSB,KJV', null, ' "WEB" '] }, { translations: ['BSB', 'KJV', 'WEB'] }],
    [{ translation: 'BSB', translations: ['KJV'] }, { translations: ['BSB', 'KJV'] }],
    [{ translations: 1599 }, { translations: ['1599'] }],
    [{ language: 'German' }, { translations: ['lang:German'] }],
    [{ languages: ['en', 'de'] }, { translations: ['lang:en', 'de'] }],
    [{ language: 'English', translations: 'BSB' }, { translations: ['BSB'] }],
    [{ query: ' "living water" ' }, { query: '"living water"' }],
    [
      { q: 'love', limit: '5' },
      { query: 'love', limit: 5 },
    ],
    [
      { text: 'love', testament: 'NT' },
      { query: 'love', books: 'NT' },
    ],
    [
      { query: 'love', book: 'John', chapter: 3 },
      { query: 'love', books: 'John 3' },
    ],
    [
      { query: 'love', books: ['Matthew', 'Mark'] },
      { query: 'love', books: 'Matthew; Mark' },
    ],
    [{ query: 1 }, { query: '1' }],
    ['love', {}],
    [['love'], {}],
    [null, {}],
  ])('for a search: %j', (given, understood) => {
    expect(convertList(given)).toEqual(understood);
  });
});

describe('Other names of arguments', () => {
  test.each([
    'reference',
    'ref',
    'Reference',
    'verse',
    'passage',
    'scripture',
    'bible_reference',
    'verses',
    'citation',
  ])('%s is the reference', (name) => {
    expect(convert({ [name]: 'John 3:16' })).toEqual({ reference: 'John 3:16' });
  });

  test.each(['translation', 'translations', 'version', 'bible', 'translationId', 'edition', 'Bible Version'])(
    '%s is the translation',
    (name) => {
      expect(convert({ [name]: 'KJV' })).toEqual({ translation: 'KJV' });
      expect(convertList({ [name]: 'KJV' })).toEqual({ translations: ['KJV'] });
    },
  );

  test.each(['text', 'quote', 'quoted_text', 'verse_text', 'content'])('%s is the quoted text', (name) => {
    const text = { type: 'string' };
    const quoting: ArgumentSchemas = { quotation: text, reference: text, translation: text };
    const given = { [name]: 'Jesus wept.', verse: 'John 11:35', language: 'English' };
    const { values, unknown } = convertArguments(quoting, given);
    expect(values).toEqual({ quotation: 'Jesus wept.', reference: 'John 11:35' });
    expect(unknown).toEqual(['language']);
  });

  test('count in the order of the table if they fit several arguments', () => {
    expect(convert({ limit: 5 })).toEqual({ max_verses: 5 });
    expect(convert({ maxVerses: 5 })).toEqual({ max_verses: 5 });
    expect(convertList({ limit: 5 })).toEqual({ limit: 5 });
  });

  test('do not replace the argument itself', () => {
    expect(convert({ reference: 'John 1', ref: 'John 2' })).toEqual({ reference: 'John 1' });
    expect(convert({ ref: 'John 2', reference: 'John 1' })).toEqual({ reference: 'John 1' });
  });

  test('are unknown if nothing is like them, and ignored without a value', () => {
    expect(convertArguments(schemas, { colour: 'red', size: null }).unknown).toEqual(['colour']);
    const prototype = JSON.parse('{"__proto__": {"x": 1}, "constructor": "x"}');
    expect(convertArguments(schemas, prototype).unknown).toEqual(['__proto__', 'constructor']);
  });
});

describe('A reference in parts', () => {
  test.each<[parts: Record<string, unknown>, reference: string]>([
    [{ book: 'John', chapter: 3, verse: 16 }, 'John 3:16'],
    [{ book: 'John', chapter: '3', verse: '16-18' }, 'John 3:16-18'],
    [{ book: 'John', chapter: 3, verse_start: 16, verse_end: 18 }, 'John 3:16-18'],
    [{ book: 'John', chapter: 3, verse: 16, end_verse: 16 }, 'John 3:16'],
    [{ book: 'John', chapter: 3 }, 'John 3'],
    [{ book: 'John' }, 'John'],
    [{ book: 'Jude', verse: 3 }, 'Jude 3'],
    [{ reference: 'John', chapter: 3, verse: 16 }, 'John 3:16'],
    [{ reference: 'John 3', verse: 16 }, 'John 3:16'],
    [{ reference: 'John 3', chapter: 3 }, 'John 3'],
    [{ reference: 'John 3:16', chapter: 3, verse: 16 }, 'John 3:16'],
    [{ reference: '3:16', book: 'John' }, 'John 3:16'],
    [{ reference: '3:16' }, '3:16'],
    [{ book: '1 John', chapter: 4 }, '1 John 4'],
  ])('%j is %s', (parts, reference) => {
    expect(convert(parts)).toEqual({ reference });
  });

  test('needs a book', () => {
    expect(convertArguments(schemas, { chapter: 3, verse: 16 })).toEqual({ values: {}, unknown: [] });
  });
});

describe('An argument that cannot be used', () => {
  const tool = {
    name: 'get_passage',
    example: { reference: 'John 3:16' },
    input: z.strictObject({
      reference: z.string().max(20),
      max_verses: z.int().min(1).max(300).default(60),
      include: z
        .array(z.enum(['headings']))
        .max(2)
        .optional(),
      with_text: z.boolean().optional(),
      translations: z.array(z.string()).max(2).optional(),
    }),
  };
  const toolSchemas: ArgumentSchemas = {
    reference: { type: 'string' },
    max_verses: { type: 'integer', minimum: 1, maximum: 300 },
    include: { type: 'array', items: { type: 'string', enum: ['headings'] } },
    with_text: { type: 'boolean' },
    translations: { type: 'array', items: { type: 'string' } },
  };
  const help =
    'Arguments of get_passage: reference, max_verses, include, with_text, translations. Example: {"reference":"John 3:16"}';

  test.each<[given: Record<string, unknown>, message: string]>([
    [{}, '"reference" is missing.'],
    [{ referense: 'John 3:16' }, 'Unknown argument "referense". Did you mean "reference"?'],
    [{ colour: 'red' }, 'Unknown argument "colour".'],
    [{ reference: 'John 3', max_verses: 'ten' }, '"max_verses" must be a number from 1 to 300, not "ten".'],
    [{ reference: 'John 3', include: ['notes'] }, '"include" must be one of headings, not "notes".'],
    [{ reference: 'John 3', with_text: 'maybe' }, '"with_text" must be true or false, not "maybe".'],
    [{ reference: 'John 3', translations: [{}] }, '"translations" must be a list of texts, not {}.'],
    [{ reference: [[1]] }, '"reference" must be a text, not [[1]].'],
    [
      { reference: 'x'.repeat(30) },
      '"reference" is too long. Too big: expected string to have <=20 characters.',
    ],
    [
      { reference: 'John 3', translations: 'A,B,C' },
      '"translations" is too long. Too big: expected array to have <=2 items.',
    ],
  ])('%j is named, with the accepted arguments and an example', (given, message) => {
    const read = () => readArguments(tool, toolSchemas, given);
    expect(read).toThrow(message);
    try {
      read();
    } catch (error) {
      expect(error).toBeInstanceOf(QuestionError);
      expect((error as QuestionError).fault).toMatchObject({ message, hint: help });
    }
  });

  test('gets the defaults of the others', () => {
    expect(readArguments(tool, toolSchemas, { ref: 'John 3' })).toEqual({
      reference: 'John 3',
      max_verses: 60,
    });
  });
});

const anyName = fc.constantFrom(
  ...new Set(listedTools.flatMap(({ argumentSchemas: each }) => Object.keys(each))),
  ...['ref', 'verse', 'book', 'chapter', 'q', 'text', 'version', '__proto__', 'constructor'],
);
const anyArguments = fc.oneof(fc.jsonValue(), fc.dictionary(fc.oneof(anyName, fc.string()), fc.jsonValue()));

const toolNames = fc.constantFrom(...listedTools.map(({ tool }) => tool.name));
const toolNamed = (name: string) => listedTools.find(({ tool }) => tool.name === name)!;

test('Converting never throws, and a second conversion changes nothing', () => {
  const converting = fc.property(toolNames, anyArguments, (name, given) => {
    const { argumentSchemas: each } = toolNamed(name);
    const { values } = convertArguments(each, given);
    expect(Object.keys(values).filter((key) => !Object.hasOwn(each, key))).toEqual([]);
    expect(convertArguments(each, values)).toEqual({ values, unknown: [] });
  });
  fc.assert(converting, { numRuns: runs(2000) });
});

test('Any arguments are accepted, or refused with an example', () => {
  const reading = fc.property(toolNames, anyArguments, (name, given) => {
    const { tool: each, argumentSchemas: own } = toolNamed(name);
    try {
      const input = readArguments(each, own, given);
      expect(each.input.safeParse(input).success).toBe(true);
    } catch (error) {
      expect(error).toBeInstanceOf(QuestionError);
      expect((error as QuestionError).fault.hint).toContain('Example: {');
    }
  });
  fc.assert(reading, { numRuns: runs(2000) });
});

test('The example of each tool is accepted', () => {
  for (const { tool, argumentSchemas: each } of listedTools) {
    const { example } = tool;
    expect(readArguments(tool, each, example)).toMatchObject(example);
  }
});

test('a reference of any length is joined with its parts in linear time', () => {
  const long = 'x'.repeat(200_000);
  expect(joinParts(long, { verse: '16' })).toBe(`${long} 16`);
  expect(joinParts(`1${long}`, { chapter: '3' })).toBe(`1${long} 3`);
});
