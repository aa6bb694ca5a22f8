import { expect, test } from 'bun:test';
import { generatedQueries } from './generated.ts';

const verses = [
  'In the beginning God created the heavens and the earth alone',
  'In the beginning God created the heavens and the earth alone',
  'Now the earth was formless and void and darkness was over it',
].map((text, index) => ({ book: 'GEN', chapter: 1, verse: index + 1, text }));

test('a generated query wants every verse that has its remaining words in the same order', () => {
  const queries = generatedQueries(verses, { language: 'eng', count: 40, seed: 1 });
  for (const { query, wanted } of queries) {
    expect(wanted.has('GEN 1:1')).toBe(wanted.has('GEN 1:2'));
    expect(wanted.size).toBeGreaterThan(0);
    const words = query.split(' ');
    expect(words.length).toBeLessThan(9);
    expect(words.length).toBeGreaterThan(5);
  }
});

test('the same seed generates the same queries', () => {
  const options = { language: 'eng', count: 5, seed: 4 };
  expect(generatedQueries(verses, options)).toEqual(generatedQueries(verses, options));
});
