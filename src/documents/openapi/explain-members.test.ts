import { describe, expect, test } from 'bun:test';
import { explainMembers } from './explain-members.ts';

const text = { type: 'string' };

describe('members', () => {
  test('are explained by the longest end of their path that the table has', () => {
    const schemas = { Book: { properties: { id: text, chapters: { items: { properties: { id: text } } } } } };
    const texts = { id: 'Any', chapters: 'Parts', 'chapters.id': 'Of a chapter', 'Book.id': 'Of a book' };
    const { schemas: explained, used, unexplained } = explainMembers(schemas, texts);
    expect(explained).toEqual({
      Book: {
        properties: {
          id: { type: 'string', description: 'Of a book' },
          chapters: {
            description: 'Parts',
            items: { properties: { id: { type: 'string', description: 'Of a chapter' } } },
          },
        },
      },
    });
    expect([...used].toSorted()).toEqual(['Book.id', 'chapters', 'chapters.id']);
    expect(unexplained).toEqual([]);
  });

  test('keep the words of their own schema', () => {
    const schemas = { Book: { properties: { id: { ...text, description: 'Own' } } } };
    const { schemas: explained, used } = explainMembers(schemas, { id: 'Any' });
    expect(explained).toEqual(schemas);
    expect(used.size).toBe(0);
  });

  test('are found in alternatives, maps and objects without a name', () => {
    const inner = { properties: { a: text } };
    const schemas = {
      Union: { anyOf: [inner, { type: 'null' }] },
      Choice: { oneOf: [inner] },
      Map: { additionalProperties: inner },
      Outer: { properties: { inner } },
    };
    expect(explainMembers(schemas, {}).unexplained).toEqual([
      'Union.a',
      'Choice.a',
      'Map.a',
      'Outer.inner',
      'Outer.inner.a',
    ]);
  });

  test('named like inherited object properties are looked up only in the table', () => {
    const schemas = { Odd: { properties: { constructor: text, toString: text } } };
    expect(explainMembers(schemas, {}).unexplained).toEqual(['Odd.constructor', 'Odd.toString']);
  });
});
