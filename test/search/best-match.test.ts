import { beforeAll, describe, expect, test } from 'bun:test';
import { searchAnswerSchema } from '../../src/documents/openapi/search-answer-schema.ts';
import type { Library } from '../../src/library/library.ts';
import { answerFetched } from '../../src/questions/question.ts';
import { questions } from '../../src/questions/questions.ts';
import type { SearchAnswer } from '../../src/questions/search/search-answer.ts';
import { loadStemmer } from '../../src/server/documents/stemmer-modules.ts';
import { compiledStarter } from '../compiled.ts';
import { readDocument } from '../read-document.ts';
import { SearchedLibrary } from './searched-library.ts';

let library: Library;
let starter: SearchedLibrary;

beforeAll(async () => {
  ({ library } = await compiledStarter());
  starter = new SearchedLibrary(library);
}, 600_000);

const best = (q: string, more: Readonly<Record<string, string>> = {}) =>
  starter.ask({ q, in: 'KJV', match: 'best', ...more });

const placesOf = ({ results }: SearchAnswer) =>
  results.map(({ book, chapter, verse }) => `${book} ${chapter}:${verse}`);

describe('the best match', () => {
  test.each([
    ['living water', 'JHN 7:38', 'phrase'],
    ['the lord is my shepherd', 'PSA 23:1', 'phrase'],
    ['sheep shepherd', 'JHN 10:2', 'all'],
    ['shepherds abiding in fields', 'LUK 2:8', 'forms'],
    ['shepherds abiding at night in fields', 'LUK 2:8', 'some'],
    ['your word is a lamp to my feet', 'PSA 119:105', 'some'],
    ['god loved the world and gave his begotten son', 'JHN 3:16', 'some'],
    ['valley of the shadow of deth', 'PSA 23:4', 'some'],
    [
      'they that wait upon the lord will renew strength, mount up with wings like eagles',
      'ISA 40:31',
      'some',
    ],
  ])('of %p is %s (%s)', (q, place, match) => {
    const [first] = best(q).results;
    expect([`${first!.book} ${first!.chapter}:${first!.verse}`, first!.match]).toEqual([place, match]);
  });

  test('is the verse of a whole pasted verse of more than 40 words', () => {
    const pasted =
      'And the angel of the LORD came again the second time, and touched him, and said, Arise and eat; because the journey is too great for thee. And he arose, and did eat and drink, and went in the strength of that meat forty days and forty nights';
    expect(placesOf(best(pasted))).toContain('1KI 19:7');
  });

  test('has the exact matches first, and counts them as before', () => {
    const exact = starter.ask({ q: 'shepherd sheep', in: 'KJV', match: 'all' });
    const found = best('shepherd sheep', { limit: '100' });
    expect(found.total).toBe(exact.total);
    expect(found.editions).toEqual(exact.editions);
    const first = placesOf(found).slice(0, exact.total);
    const all = starter.results({ q: 'shepherd sheep', in: 'KJV', match: 'all' });
    expect(first.toSorted()).toEqual(placesOf({ ...exact, results: all }).toSorted());
    const matches = found.results.map(({ match }) => match);
    expect(matches).toEqual(matches.toSorted((a, b) => rungs.indexOf(a!) - rungs.indexOf(b!)));
  });

  test('includes other forms of a word, after the word itself', () => {
    const found = best('loving', { limit: '100' });
    expect(found.results[0]).toMatchObject({ match: 'all' });
    expect(found.more!.forms).toBeGreaterThan(400);
    const form = found.results.find(({ match }) => match === 'forms')!;
    const [[start, end]] = form.marks as [[number, number]];
    expect(form.text.slice(start, end)).toMatch(/^lov/i);
  });

  test('takes operators literally', () => {
    for (const q of ['"living water"', 'shepherd -sheep', 'love | charity', 'shep*']) {
      const { results, total } = best(q);
      const exact = starter.ask({ q, in: 'KJV', match: 'all' });
      expect([q, total, results]).toEqual([q, exact.total, exact.results]);
    }
  });

  test('has the passage if the query is a reference', () => {
    const { passage, reference } = best('John 3:16');
    expect(reference).toBe('JHN 3:16');
    const [verse] = passage!.passages[0]!.editions[0]!.verses;
    expect(verse).toMatchObject({ book: 'JHN', chapter: 3, verse: 16 });
    expect(best('Genesis').passage).toBeUndefined();
  });

  test('continues with the next page', () => {
    const [first, second] = [best('green pastures', { limit: '2' }), best('green pastures', { limit: '4' })];
    const next = starter.ask(Object.fromEntries(new URLSearchParams(first.next!)));
    expect([...placesOf(first), ...placesOf(next)]).toEqual(placesOf(second).slice(0, 4));
  });

  test('is inside the requested books', () => {
    const books = new Set(
      best('the shepherd and the sheep', { books: 'JHN' }).results.map(({ book }) => book),
    );
    expect([...books]).toEqual(['JHN']);
  });

  test('is the same from documents alone, which load the stemmer of the language', async () => {
    for (const q of ['loving kindness', 'your word is a lamp to my feet', 'shepard']) {
      const query = new URLSearchParams({ q, in: 'KJV', match: 'best' }).toString();
      const requested: string[] = [];
      const fetched = await answerFetched(
        questions.search!(query, undefined),
        async (paths) => {
          requested.push(...paths);
          return paths.map((path) => readDocument(library, path));
        },
        loadStemmer,
      );
      expect(JSON.parse(fetched.body)).toEqual(best(q));
      expect(requested.filter((path) => !path.startsWith('/api/'))).toEqual([]);
    }
  });

  test('reads few documents up to the first result', () => {
    for (const q of [
      'your word is a lamp to my feet',
      'shepherds abiding in fields at night',
      'god is love',
    ]) {
      expect([q, starter.documentsOf({ q, in: 'KJV', match: 'best', limit: '1' }) <= 8]).toEqual([q, true]);
    }
  });

  test('is described by the schema', () => {
    for (const q of ['living water', 'John 3:16', 'your word is a lamp to my feet'])
      expect(searchAnswerSchema.safeParse(best(q)).error).toBeUndefined();
  });
});

const rungs: readonly string[] = ['phrase', 'all', 'forms', 'some'];
