import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { operationNamed, operations } from '../operations.fixture.ts';
import { operationOfLink, requestPath } from './request-path.ts';

setDefaultTimeout(600_000);

test('each value is one segment of the path, with any characters', () => {
  const path = '/api/{translation}/{book}/{chapter}.json';
  expect(requestPath(path, { translation: 'KJV', book: 'JHN', chapter: '3' })).toBe('/api/KJV/JHN/3.json');
  expect(requestPath(path, { translation: 'a/b', book: '..', chapter: "1'?#" })).toBe(
    '/api/a%2Fb/%2E%2E/1%27%3F%23.json',
  );
  expect(requestPath(path, {})).toBe('/api///.json');
});

test('the query contains the parameters that have a value', () => {
  const { path } = operationNamed('getPassage');
  expect(requestPath(path, { ref: 'Ps 23 & 24', in: 'KJV,OSHB', include: '', format: 'text' })).toBe(
    '/api/x/passage?ref=Ps%2023%20%26%2024&in=KJV%2COSHB&format=text',
  );
  expect(requestPath(operationNamed('getRandomVerse').path, {})).toBe('/api/x/random');
});

describe('a link of a document', () => {
  const found = (link: string) => {
    const { operation, values } = operationOfLink(operations, link) ?? {};
    return [operation?.id, values];
  };

  test('resolves to its operation and values', () => {
    expect(found('/api/KJV/JHN/3.json')).toEqual([
      'getTranslationBookChapter',
      { translation: 'KJV', book: 'JHN', chapter: '3' },
    ]);
    expect(found('/api/KJV/JHN/3.words.simple.json')[0]).toBe('getSimpleTranslationBookChapterWords');
    expect(found('/api/KJV/JHN/3.words.json')[0]).toBe('getTranslationBookChapterWords');
    expect(found('/api/KJV/JHN/3.simple.json')[0]).toBe('getSimpleTranslationBookChapter');
    expect(found('/api/KJV/books.json')[0]).toBe('getTranslationBooks');
    expect(found('/api/c/NOTES/books.json')[0]).toBe('getCommentaryBooks');
    expect(found('/api/d/WORLD/people/adam_1.json')).toEqual([
      'getDatasetPerson',
      { dataset: 'WORLD', person: 'adam_1' },
    ]);
    expect(found('/api/KJV/JHN/3.a.b.audioTimings.json')[1]).toMatchObject({ chapter: '3', reader: 'a.b' });
  });

  test('without an operation resolves to nothing', () => {
    expect(found('/api/KJV')).toEqual([undefined, undefined]);
    expect(found('/api/%E0%A4%A/books.json')).toEqual([undefined, undefined]);
  });

  test.each(operations.map((operation) => [operation.id, operation] as const))(
    'is found again when it is the example of %s',
    (id, { path, parameters }) => {
      const values = Object.fromEntries(parameters.map(({ name, example }) => [name, example]));
      expect(found(requestPath(path, values))).toEqual([id, values]);
    },
  );
});

test('a path and its values convert into each other, for any ids', () => {
  const { path } = operationNamed('getDatasetPerson');
  const id = fc.stringMatching(/^[A-Za-z0-9_'. -]{3,9}$/);
  fc.assert(
    fc.property(id, id, (dataset, person) => {
      const link = requestPath(path, { dataset, person });
      expect(operationOfLink([operationNamed('getDatasetPerson')], link)?.values).toEqual({
        dataset,
        person,
      });
    }),
  );
});
