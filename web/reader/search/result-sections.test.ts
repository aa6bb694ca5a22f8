import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import type { SearchAnswer } from '../../../client/src/documents.ts';
import { resultSections, similarCount } from './result-sections.ts';

interface Given {
  readonly match?: string | undefined;
  readonly foundIn?: readonly string[] | undefined;
}

const hit = ({ match, foundIn }: Given, verse = 1) => ({ translation: 'ONE', verse, match, foundIn });
const page = (hits: readonly Given[], more: object = {}) =>
  ({
    query: { words: ['living', 'water'] },
    editions: [{ translation: 'ONE' }],
    total: 0,
    results: hits.map((each, index) => hit(each, index + 1)),
    ...more,
  }) as unknown as SearchAnswer;
const shown = (...pages: SearchAnswer[]) =>
  resultSections(pages).map(({ label, count, hits }) => [label, count, hits.length]);

describe('the results of a search', () => {
  test('are divided by how well they match', () => {
    const more = { forms: 1, some: 20 };
    const hits = [
      { match: 'phrase' },
      { match: 'phrase' },
      { match: 'all' },
      { match: 'forms' },
      { match: 'some' },
    ];
    expect(shown(page(hits, { total: 3, more }))).toEqual([
      ['Exact phrase', undefined, 2],
      ['All words', undefined, 1],
      ['Other forms of the words', 1, 1],
      ['Most of the words', 20, 1],
    ]);
  });

  test('continue over pages', () => {
    const answer = page([{ match: 'all' }], { total: 2, more: { forms: 0, some: 0 } });
    expect(shown(answer, answer)).toEqual([['All words', 2, 2]]);
  });

  test('of one word have other labels', () => {
    const query = { words: ['water'] };
    const hits = [{ match: 'all' }, { match: 'forms' }, { match: 'some' }];
    expect(shown(page(hits, { query })).map(([label]) => label)).toEqual([
      ...['The word itself', 'Other forms of the word', 'Similar words'],
    ]);
  });

  test('found in another translation follow those of the translation, unless sorted by their score', () => {
    const hits = ['phrase', 'forms', 'some'].flatMap((match) => [{ match }, { match, foundIn: ['TWO'] }]);
    expect(shown(page(hits)).map(([label, , length]) => [label, length])).toEqual([
      ['Exact phrase', 1],
      ['In another translation', 1],
      ['Other forms of the words', 1],
      ['In another translation', 1],
      ['Most of the words', 2],
    ]);
  });

  test('have no labels if the search does not distinguish them', () => {
    expect(shown(page([{}, {}]))).toEqual([[undefined, undefined, 2]]);
    expect(shown()).toEqual([]);
  });

  test('of several translations have no counts, because a verse may be counted twice', () => {
    const editions = [{ translation: 'ONE' }, { translation: 'TWO' }];
    const answer = page([{ match: 'forms' }], { editions, more: { forms: 9, some: 0 } });
    expect(shown(answer)).toEqual([['Other forms of the words', undefined, 1]]);
    expect(similarCount(answer)).toBeUndefined();
  });

  test('are all shown, in their order', () => {
    const given = fc.record({
      match: fc.constantFrom('phrase', 'all', 'forms', 'some', undefined),
      foundIn: fc.constantFrom(undefined, [], ['ONE'], ['TWO']),
    });
    fc.assert(
      fc.property(fc.array(given), (hits) => {
        const answer = page(hits);
        expect(resultSections([answer]).flatMap((section) => section.hits)).toEqual([...answer.results]);
      }),
    );
  });
});

test('results that are not exact are counted together', () => {
  expect(similarCount(page([], { more: { forms: 2, some: 3 } }))).toBe(5);
  expect(similarCount(page([], { more: { forms: 2, some: 3, otherWordings: 4 } }))).toBe(9);
  expect(similarCount(page([]))).toBe(0);
});
