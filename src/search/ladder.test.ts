import { describe, expect, test } from 'bun:test';
import { stemmer } from '@orama/stemmers/english';
import fc from 'fast-check';
import { foldedWords } from './analysis.ts';
import { foldedStemmer } from './forms/stemmers.ts';
import { indexOfVerses } from './index-of-verses.fixture.ts';
import { Ladder } from './ladder.ts';
import { LadderPlan } from './ladder-plan.ts';

const stem = foldedStemmer('english', stemmer);

function ladderOf(verses: readonly string[], query: string, inside?: Uint8Array) {
  const { root, partAt } = indexOfVerses(verses);
  const plan = new LadderPlan(root, foldedWords(query), stem);
  return new Ladder(root, plan, partAt, { lengths: new Int32Array(), inside });
}

const verses = [
  'The shepherd loves his sheep.',
  'He loved the lost sheep, and the shepherd carried it.',
  'A lamp to my feet and a light to my path.',
  'Light and darkness.',
  'Their feet ran on a dark path.',
  'Love one another.',
];

describe('a ladder', () => {
  test('finds the verses with all words as written', () => {
    expect([...ladderOf(verses, 'shepherd sheep').withAll(false)]).toEqual([0, 1]);
    expect([...ladderOf(verses, 'shepherd loved').withAll(false)]).toEqual([1]);
  });

  test('finds the verses with all words in any form', () => {
    expect([...ladderOf(verses, 'shepherds loving').withAll(true)]).toEqual([0, 1]);
    expect([...ladderOf(verses, 'love').withAll(true)]).toEqual([0, 1, 5]);
  });

  test('finds the verse with most of the words first', () => {
    const [first] = ladderOf(verses, 'thy word is a lamp unto my feet and a light').withMost([]);
    expect(first?.verse).toBe(2);
  });

  test('prefers the verse with the words in the order of the query', () => {
    const alike = ['Paul and Silas sang in prison.', 'Silas and Paul sang in prison.', ...verses];
    const ranked = ladderOf(alike, 'Silas Paul prison chains').withMost([]);
    expect(ranked.map(({ verse }) => verse)).toEqual([1, 0]);
  });

  test('prefers the verse with the frequent words next to the rare ones', () => {
    const frequent = Array.from({ length: 100 }, () => 'the of');
    const alike = ['stones the city of gates', 'stones of city the gates'];
    const ranked = ladderOf([...alike, ...frequent], 'stones of city the walls gates').withMost([]);
    expect(ranked.map(({ verse }) => verse)).toEqual([1, 0]);
  });

  test('finds words with a letter changed, but not as another form', () => {
    const ladder = ladderOf(verses, 'shephard sheep');
    expect(ladder.withMost([]).map(({ verse }) => verse)).toEqual([0, 1]);
    expect([...ladder.withAll(true)]).toEqual([]);
    expect(ladder.termsOf(false)).toContain('shepherd');
    expect([ladder.formsOf('shephard'), ladder.missing]).toEqual([[], ['shephard']]);
  });

  test('lists the other forms of each word', () => {
    const ladder = ladderOf(verses, 'lamp loving');
    expect([ladder.formsOf('lamp'), ladder.missing]).toEqual([[], []]);
    expect([...ladder.formsOf('loving')].sort()).toEqual(['love', 'loved', 'loves']);
  });

  test('leaves out verses outside the range and those that are results anyway', () => {
    const inside = Uint8Array.from(verses, (_, verse) => (verse === 1 ? 0 : 1));
    const ladder = ladderOf(verses, 'shepherd sheep', inside);
    expect([...ladder.withAll(false)]).toEqual([0]);
    expect(ladder.withMost([Int32Array.of(0)])).toEqual([]);
  });

  test('finds every verse by most of its words', () => {
    const word = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz', 'one', 'two', 'three', 'four', 'five');
    const texts = fc.uniqueArray(fc.array(word, { minLength: 3, maxLength: 9 }), {
      minLength: 2,
      maxLength: 30,
      selector: (words) => words.toSorted().join(' '),
    });
    fc.assert(
      fc.property(texts, fc.nat(), (texts, at) => {
        const wanted = at % texts.length;
        const found = ladderOf(
          texts.map((words) => words.join(' ')),
          texts[wanted]!.join(' '),
        );
        const all = found.withAll(false);
        expect([...all]).toContain(wanted);
        const some = found.withMost([all]).map(({ verse }) => verse);
        expect(some.filter((verse) => all.includes(verse))).toEqual([]);
      }),
    );
  });
});
