import { expect, test } from 'bun:test';
import { openApi, operationNamed, operations } from './operations.fixture.ts';
import { filterOperations } from './operations.ts';

test('every path has an operation with a name, a summary and responses', () => {
  expect(operations.map(({ path }) => path.split('?')[0]!)).toEqual(Object.keys(openApi.paths));
  for (const { id, summary, tag, schemas, responses } of operations) {
    expect([id, summary, tag].every(Boolean)).toBe(true);
    expect(summary).not.toContain('`');
    expect(schemas.length).toBeGreaterThan(0);
    expect(responses.filter(({ description }) => description === '')).toEqual([]);
    expect(responses.map(({ status }) => status)).toContain('404');
  }
});

test('parameters are only those of the path', () => {
  expect(
    operationNamed('getTranslationBookChapter').parameters.map(({ name, isNumber }) => [name, isNumber]),
  ).toEqual([
    ['translation', false],
    ['book', false],
    ['chapter', true],
  ]);
  expect(operationNamed('getAvailableTranslations').parameters).toEqual([]);
});

test('an operation has two schemas if datasets differ', () => {
  expect(operationNamed('getDatasetBookChapter').schemas).toHaveLength(2);
  expect(operationNamed('getTranslationBookChapter').schemas).toHaveLength(1);
});

test('the filter keeps operations that contain every word, ignoring case', () => {
  const ids = (text: string) => filterOperations(operations, text).map(({ operation }) => operation.id);
  expect(ids('')).toHaveLength(operations.length);
  expect(ids('words')).toContain('getTranslationBookChapterWords');
  expect(ids('  SIMPLE  words ')).toEqual(['getSimpleTranslationBookChapterWords']);
  expect(ids('{person}')).toEqual(['getDatasetPerson', 'getDatasetPersonReferences']);
  expect(ids('nothing like it')).toEqual([]);
});

test('the filter finds fields by name and description, and reports them', () => {
  const found = (text: string) =>
    filterOperations(operations, text).map(({ operation, member }) => [operation.id, member]);
  expect(found('strongs')).toContainEqual(['getTranslationBookChapterWords', 'strongs']);
  expect(found('noteid')).toContainEqual(['getSimpleTranslationBookChapter', 'noteId']);
  expect(found('verse utf-16')).toContainEqual(['getSimpleTranslationBookChapter', expect.any(String)]);
  expect(found('words').every(([, member]) => member === undefined)).toBe(true);
});
