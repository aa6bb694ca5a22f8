import { expect, test } from 'bun:test';
import { openApi, operationNamed, operations } from './operations.fixture.ts';
import { filterOperations } from './operations.ts';

test('there is an operation for every path, each with a name, words and answers', () => {
  expect(operations.map(({ path }) => path)).toEqual(Object.keys(openApi.paths));
  for (const { id, summary, tag, shapes, answers } of operations) {
    expect([id, summary, tag].every(Boolean)).toBe(true);
    expect(shapes.length).toBeGreaterThan(0);
    expect(answers.filter(({ description }) => description === '')).toEqual([]);
    expect(answers.map(({ status }) => status)).toContain('404');
  }
});

test('parameters are those of the path, without headers', () => {
  expect(operationNamed('getChapter').parameters.map(({ name, isNumber }) => [name, isNumber])).toEqual([
    ['translation', false],
    ['book', false],
    ['chapter', true],
  ]);
  expect(operationNamed('getAvailableTranslations').parameters).toEqual([]);
});

test('where datasets differ there are two shapes', () => {
  expect(operationNamed('getDatasetChapter').shapes).toHaveLength(2);
  expect(operationNamed('getChapter').shapes).toHaveLength(1);
});

test('the filter leaves what has every word, whatever the case', () => {
  const ids = (text: string) => filterOperations(operations, text).map(({ id }) => id);
  expect(ids('')).toHaveLength(operations.length);
  expect(ids('words')).toContain('getWords');
  expect(ids('  SIMPLE  words ')).toEqual(['getSimpleWords']);
  expect(ids('{person}')).toEqual(['getPerson']);
  expect(ids('nothing like it')).toEqual([]);
});
