import { beforeAll, describe, expect, test } from 'bun:test';
import { type Fetched, fetchedFor } from '../../bench/search/static-host.ts';
import { labelledQueries } from '../../bench/search-quality/labelled-queries.ts';
import { answerFrom } from '../../src/questions/question.ts';
import { answerSearch } from '../../src/questions/search/search-answer.ts';
import { ParsedDocuments } from '../../src/server/documents/parsed-documents.ts';
import { compiledSharedData, compiledStarter } from '../compiled.ts';
import { isLong } from '../long-tests.ts';
import { sharedData } from '../shared-data.ts';

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

test.skipIf(!sharedData)(
  'a first result that is reported early does not change the others',
  async () => {
    const read = new ParsedDocuments((await compiledSharedData()).library).reader();
    const queries = [
      'for the man will be in until he have',
      'it is in the power of their hand',
      'shall be no at all',
    ];
    for (const q of queries) {
      const query = new URLSearchParams({ q, in: 'BSB,ENGWEBP' }).toString();
      let reports = 0;
      const reported = answerFrom(
        answerSearch(query, undefined, () => reports++),
        read,
      );
      expect(reports).toBeGreaterThan(0);
      expect(reported).toEqual(answerFrom(answerSearch(query), read));
    }
  },
  600_000,
);
