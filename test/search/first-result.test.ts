import { beforeAll, describe, expect, test } from 'bun:test';
import { type Fetched, fetchedFor } from '../../bench/search/static-host.ts';
import { labelledQueries } from '../../bench/search-quality/labelled-queries.ts';
import { compiledStarter } from '../compiled.ts';
import { isLong } from '../long-tests.ts';

const inSeveralChapters = [
  'For God hath all in that he mercy of',
  'shall of the of thy kingdom first thy',
  'And heard all the of the be the ears of the',
  'And he said for I you No is accepted in',
  'If therefore But me all thine',
];
const reference = /\d:\d/;

let firstResults: readonly (Fetched & { readonly query: string })[];

beforeAll(async () => {
  const { library } = await compiledStarter();
  const labelled = labelledQueries().filter(({ language }) => language === 'eng');
  const queries = labelled
    .map(({ query }) => query)
    .filter((query, at) => !reference.test(query) && (isLong || at % 3 === 0));
  firstResults = [...inSeveralChapters, ...queries].map((query) => ({
    query,
    ...fetchedFor(library, { q: query, in: 'KJV', limit: '1' }),
  }));
}, 600_000);

describe('a search on a static host', () => {
  test('shows a first result after 8 documents at most', () => {
    expect(firstResults.length).toBeGreaterThan(60);
    expect(firstResults.filter(({ documents }) => documents > 8)).toEqual([]);
  });

  test('shows a first result after 120 kB at most', () => {
    expect(firstResults.filter(({ bytes }) => bytes > 120_000)).toEqual([]);
  });
});
