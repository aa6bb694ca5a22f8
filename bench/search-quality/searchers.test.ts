import { describe, expect, test } from 'bun:test';
import { QuestionError } from '../../src/questions/question.ts';
import { compiledSmallContent } from '../../test/compiled.ts';
import { generatedQueries } from './generated.ts';
import { fullTextSearcher, miniSearcher, orRefused, ownSearcher } from './searchers.ts';

const verses = [
  { book: 'JHN', chapter: 1, verse: 1, text: 'In the beginning was the Word.' },
  { book: 'JHN', chapter: 11, verse: 35, text: 'Jesus wept.' },
  {
    book: 'JHN',
    chapter: 15,
    verse: 5,
    text: 'I am the vine; you are the branches, and you bear much fruit.',
  },
];

describe('the other engines', () => {
  test('FTS5 finds verses with all words, or with any of them, in any form', () => {
    expect(fullTextSearcher(verses, 'AND')('branch vine')).toEqual(['JHN 15:5']);
    expect(fullTextSearcher(verses, 'AND')('branch wept')).toEqual([]);
    expect(fullTextSearcher(verses, 'OR')('jesus branches vine').toSorted()).toEqual([
      'JHN 11:35',
      'JHN 15:5',
    ]);
  });

  test('FTS5 takes quoted words as a phrase, and never fails on signs', () => {
    expect(fullTextSearcher(verses, 'AND')('"the beginning was"')).toEqual(['JHN 1:1']);
    expect(fullTextSearcher(verses, 'AND')('"was beginning"')).toEqual([]);
    expect(fullTextSearcher(verses, 'OR')('* - ? "')).toEqual([]);
  });

  test('MiniSearch finds misspelt words', () => {
    expect(miniSearcher(verses)('begining')[0]).toBe('JHN 1:1');
  });
});

describe('our search', () => {
  test('returns places, and nothing for a query that is rejected', async () => {
    const { library } = await compiledSmallContent();
    const { id } = library.editions().find(({ kind }) => kind === 'translation')!;
    expect(ownSearcher(library, id, {})('the')[0]).toMatch(/^[1-9A-Z]{3} \d+:\d+$/);
    expect(() => ownSearcher(library, id, { unknown: '1' })('the')).toThrow(QuestionError);
  });

  test('fails for errors that are not about the query', () => {
    const fail = (parameter: string) => () => {
      throw new QuestionError({ code: 'bad_parameter', message: 'Wrong.', parameter });
    };
    expect(orRefused(fail('q'))).toBeUndefined();
    expect(() => orRefused(fail('sort'))).toThrow('Wrong.');
  });
});

describe('generated queries', () => {
  const text = 'one two three four five six seven eight nine ten';
  const many = [
    { book: 'GEN', chapter: 1, verse: 1, text },
    { book: 'GEN', chapter: 1, verse: 2, text: 'too short' },
    { book: 'GEN', chapter: 1, verse: 3, text },
  ];
  const options = { language: 'eng', count: 20, seed: 1 };

  test('have 60 % of the words in order, one of them replaced', () => {
    const words = text.split(' ');
    for (const { query } of generatedQueries(many, options)) {
      const left = query.split(' ');
      expect(left.length).toBe(6);
      const changed = left.filter(
        (word, index) => words.indexOf(word) <= words.indexOf(left[index - 1] ?? ''),
      );
      expect(changed.length).toBeLessThanOrEqual(2);
    }
  });

  test('want each verse with the same text, and are the same for the same seed', () => {
    const [first] = generatedQueries(many, options);
    expect([...first!.wanted]).toEqual(['GEN 1:1', 'GEN 1:3']);
    expect(generatedQueries(many, options)).toEqual(generatedQueries(many, options));
    expect(generatedQueries(many, { ...options, seed: 2 })).not.toEqual(generatedQueries(many, options));
  });
});
