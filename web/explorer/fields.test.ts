import { describe, expect, test } from 'bun:test';
import { type Field, type Shape, shapesOf, typeText } from './fields.tsx';
import { openApi, operationNamed, operations } from './operations.fixture.ts';
import type { Schema } from './operations.ts';

const { schemas } = openApi.components;
const shapesOfOperation = (id: string) =>
  operationNamed(id).schemas.flatMap((schema) => shapesOf(schema, schemas));
const fieldOf = (shape: Shape, name: string) => shape.fields().find((field) => field.name === name)!;

describe('fields', () => {
  test('have a type, a description and inner fields', () => {
    const [chapter] = shapesOfOperation('getTranslationBookChapter');
    const translation = fieldOf(chapter!, 'translation');
    expect([translation.type, translation.isOptional]).toEqual(['ApiTranslation', false]);
    const licence = fieldOf(translation.shapes[0]!, 'licenseNotes');
    expect([licence.type, licence.shapes]).toEqual(['string | null', []]);
    expect(fieldOf(chapter!, 'thisChapterWordsLink').isOptional).toBe(true);
    expect(fieldOf(chapter!, 'thisChapterAudioLinks').type).toBe('{ [key]: string }');
  });

  test('with alternative objects show each of them', () => {
    const [chapter] = shapesOfOperation('getTranslationBookChapter');
    const data = fieldOf(chapter!, 'chapter').shapes[0]!;
    const content = fieldOf(data, 'content');
    expect(content.type).toBe('ChapterContent[]');
    expect(content.shapes.map(({ name }) => name)).toEqual([
      'ChapterHeading',
      'ChapterLineBreak',
      'ChapterVerse',
      'ChapterHebrewSubtitle',
    ]);
  });

  test('of reports differ by the kind of edition', () => {
    expect(shapesOfOperation('getReport').map(({ name }) => name)).toEqual([
      'kind: "translation"',
      'kind: "commentary" | "cross-references" | "entities" | "lexicon" | "plan"',
    ]);
  });

  test('of maps show the values of the map', () => {
    const [words] = shapesOfOperation('getTranslationBookChapterWords');
    const verses = fieldOf(words!, 'verses');
    expect(verses.type).toBe('{ [key]: ChapterWord[] }');
    expect(verses.shapes.map(({ name }) => name)).toEqual(['ChapterWord']);
  });
});

test('every field of every response has a description, at any depth', () => {
  const walk = (shape: Shape, path: string): string[] =>
    shape
      .fields()
      .flatMap((field: Field) => [
        ...(field.description && field.type ? [] : [`${path}.${field.name}`]),
        ...field.shapes.flatMap((inner) => walk(inner, `${path}.${field.name}`)),
      ]);
  const unexplained = operations.flatMap(({ id, schemas: ofOperation }) =>
    ofOperation.flatMap((schema) => shapesOf(schema, schemas)).flatMap((shape) => walk(shape, id)),
  );
  expect(unexplained).toEqual([]);
});

test.each<[Schema, string]>([
  [{ type: 'integer' }, 'number'],
  [{ const: 'verse' }, '"verse"'],
  [{ enum: ['a', 'b'] }, '"a" | "b"'],
  [{ enum: [1, 2, 3, 4, 5, 6, 7] }, '1 | 2 | 3 | 4 | 5 | 6 | …'],
  [{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } }, '(string | null)[]'],
  [{ not: {} }, 'never'],
  [{}, 'any'],
  [{ type: 'object', additionalProperties: {} }, '{ [key]: any }'],
  [{ $ref: '#/components/schemas/Nowhere' }, 'Nowhere'],
])('the type of %j is %s', (schema, text) => {
  expect(typeText(schema, {})).toBe(text);
});
