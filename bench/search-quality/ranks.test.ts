import { describe, expect, test } from 'bun:test';
import { meanReciprocalRank, rankOf, ranksCell, recall } from './ranks.ts';

const { POSITIVE_INFINITY: notFound } = Number;

describe('the rank of a query', () => {
  test('is the place of the first wanted verse', () => {
    expect(rankOf(['GEN 1:1', 'JHN 3:16', 'JHN 3:17'], new Set(['JHN 3:17', 'JHN 3:16']))).toBe(2);
    expect(rankOf(['GEN 1:1'], new Set(['JHN 3:16']))).toBe(notFound);
    expect(rankOf([], new Set(['JHN 3:16']))).toBe(notFound);
  });

  test('counts a verse once if several translations have it', () => {
    expect(rankOf(['GEN 1:1', 'GEN 1:1', 'GEN 1:1', 'JHN 3:16'], new Set(['JHN 3:16']))).toBe(2);
  });
});

test('recall is the share of queries whose verse is among the first results', () => {
  const ranks = [1, 2, 5, 6, notFound];
  expect(recall(ranks, 1)).toBeCloseTo(1 / 5);
  expect(recall(ranks, 5)).toBeCloseTo(3 / 5);
  expect(recall(ranks, 10)).toBeCloseTo(4 / 5);
});

test('the mean reciprocal rank counts the first ten results', () => {
  expect(meanReciprocalRank([1, 2, 4, notFound])).toBeCloseTo((1 + 1 / 2 + 1 / 4) / 4);
  expect(meanReciprocalRank([10, 11])).toBeCloseTo(1 / 20);
});

test('a cell of a table has recall at 1, 5 and 10, and the mean reciprocal rank', () => {
  const query = { query: '', wanted: [], language: 'eng', translation: 'BSB' };
  const ranked = [1, 2, 10, 11].map((rank) => ({ ...query, kind: 'topic', half: 'tune', rank }) as const);
  expect(ranksCell(ranked)).toBe('0.25 / 0.50 / 0.75 / 0.40');
});
